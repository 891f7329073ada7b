package com.example.shop;

public record Voucher(String code) implements Shop {}
