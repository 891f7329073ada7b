package com.example.shop;

public sealed interface Entry extends Shop permits Order, OrderLine {}
