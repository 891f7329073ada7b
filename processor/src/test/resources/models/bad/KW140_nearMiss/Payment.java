package com.example.shop;

public sealed interface Payment permits Payment.Online, Payment.Local {
    sealed interface Online extends Payment permits Online.Card {
        record Card(String number) implements Online {}
    }

    sealed interface Local extends Payment permits Local.Cash {
        record Cash(String currency) implements Local {}
    }
}
