package com.example.shop;

public enum Language {
    DE,
    EN
}
