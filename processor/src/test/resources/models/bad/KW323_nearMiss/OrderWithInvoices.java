package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Aggregate;
import java.util.List;

@Aggregate
@AccessPattern(name = "withInvoices", given = "orderId")
public record OrderWithInvoices(Order order, List<Invoice> invoices) {}
