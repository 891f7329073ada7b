package dev.keywright.example.lifecycle;

import dev.keywright.annotations.GlobalIndex;
import dev.keywright.annotations.Table;

/** A table of items that are archived, expire, are versioned and counted. */
@Table(name = "accounts")
@GlobalIndex("GSI1")
public sealed interface Accounts permits Account, Session, Document, PageViews, Note, Quota, Voucher, Visits {}
