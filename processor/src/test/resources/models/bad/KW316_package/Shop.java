package com.example.shop;

import com.example.shop.billing.Invoice;
import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Table;

@Table(name = "shop-data")
@AccessPattern(name = "ofCustomer", given = "customerId")
public sealed interface Shop permits Order, Invoice {}
