package com.example.aggregates;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

public sealed interface Payment extends Shop permits Payment.Card, Payment.Cash {
    @Entity
    @Key(partition = "ORDER#{order}", sort = "PAYMENT#CARD#{number}")
    @Key(index = "GSI1", partition = "CODE#{code}", sort = "PAYMENT#{number}")
    record Card(String order, String number, String code) implements Payment {}

    @Entity
    @Key(partition = "ORDER#{order}", sort = "PAYMENT#CASH")
    @Key(index = "GSI1", partition = "CODE#{code}", sort = "PAYMENT#CASH")
    record Cash(String order, String code) implements Payment {}
}
