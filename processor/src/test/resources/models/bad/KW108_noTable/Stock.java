package com.example.shop;

public interface Stock {}
