package com.example.shop;

public sealed interface Payment permits Card {}
