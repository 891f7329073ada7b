package dev.keywright.example.aggregates;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.GlobalIndex;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.Table;
import dev.keywright.annotations.Unique;
import java.time.Instant;

@Table(name = "shop-data")
@GlobalIndex("GSI1")
sealed interface Shop {
    @Entity
    @Key(partition = "ORDER#{orderId}", sort = "#ORDER")
    @Key(index = "GSI1", partition = "CODE#{code}", sort = "#ORDER")
    @Unique("code")
    record Order(String orderId, String code) implements Shop {}

    @Entity
    @Key(partition = "ORDER#{orderId}", sort = "LINE#{number:4}")
    record OrderLine(String orderId, int number, String text) implements Shop {}

    sealed interface Payment extends Shop permits Card, Cash {}

    @Entity
    @Key(partition = "ORDER#{orderId}", sort = "PAYMENT#CARD#{number}")
    @Key(index = "GSI1", partition = "CODE#{code}", sort = "CARD#{number}")
    record Card(String orderId, String number, String code) implements Payment {}

    @Entity
    @Key(partition = "ORDER#{orderId}", sort = "PAYMENT#CASH")
    record Cash(String orderId) implements Payment {}

    @Entity
    @Key(partition = "ORDER#{orderId}", sort = "RECEIPT")
    record Receipt(String orderId, Instant at) implements Shop {}

    @Entity
    @Key(partition = "CHANNEL#{channelId}", sort = "~CHANNEL")
    record Channel(String channelId, String title) implements Shop {}

    @Entity
    @Key(partition = "CHANNEL#{channelId}", sort = "POST#{at}")
    @AccessPattern(name = "ofChannel", given = "channelId", range = "at")
    record Post(String channelId, Instant at) implements Shop {}

    @Entity
    @Key(partition = "ACCOUNT#{accountId}", sort = "#ACCOUNT")
    record Account(String accountId) implements Shop {}

    @Entity
    @Key(partition = "ACCOUNT#{accountId}", sort = "LOGIN#{at}")
    record Login(String accountId, Instant at) implements Shop {}

    @Entity
    @Key(partition = "ACCOUNT#{accountId}", sort = "SETTINGS")
    record Settings(String accountId, boolean dark) implements Shop {}
}
