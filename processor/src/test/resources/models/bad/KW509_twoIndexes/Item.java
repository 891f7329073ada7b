package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "ITEM#{id}", sort = "#ITEM")
@Key(index = "GSI1", partition = "SHELF#{shelf}", sort = "#ITEM")
@Key(index = "GSI2", partition = "ALL", sort = "#ITEM")
public record Item(String id, String shelf, String a0, String a1, String a2, String a3, String a4, String a5, String a6, String a7, String a8, String a9, String a10, String a11, String a12, String a13, String a14, String a15, String a16, String a17, String a18, String a19, String a20, String a21, String a22, String a23, String a24, String a25, String a26, String a27, String a28, String a29, String a30, String a31, String a32, String a33, String a34, String a35, String a36, String a37, String a38, String a39, String a40, String a41, String a42, String a43, String a44, String a45, String a46, String a47, String a48, String a49, String a50, String a51, String a52, String a53, String a54, String a55, String a56, String a57, String a58, String a59) implements Shop {}
