package com.example.shop;

public interface ItemsDao {}
