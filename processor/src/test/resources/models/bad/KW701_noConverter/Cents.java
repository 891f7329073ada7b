package com.example.shop;

public final class Cents {}
