package dev.keywright.example.typeless;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.GlobalIndex;
import dev.keywright.annotations.Table;

/** Types are told by their keys. */
@Table(name = "ledger", typeAttribute = "")
@GlobalIndex("GSI1")
public sealed interface Ledger permits Ledger.Billing, Supplier, Rate {
    @AccessPattern(name = "ofInvoice", given = "number", cardinality = "0-100")
    sealed interface Billing extends Ledger permits Invoice, Payment {}
}
