package com.example.shop;

public interface ItemDao {}
