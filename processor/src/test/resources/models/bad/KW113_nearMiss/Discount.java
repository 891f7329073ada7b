package com.example.shop;

public sealed interface Discount extends Shop permits Voucher {}
