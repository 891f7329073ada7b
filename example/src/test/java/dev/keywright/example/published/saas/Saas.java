package dev.keywright.example.published.saas;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.GlobalIndex;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.Table;

@Table(name = "published-saas")
@GlobalIndex(value = "inverted", partition = "SK", sort = "PK")
sealed interface Saas {
    @Entity
    @Key(partition = "ORG#{org}", sort = "#ORG#{org}")
    record Organization(String org, String plan) implements Saas {}

    @Entity
    @Key(partition = "USER#{user}", sort = "#USER#{user}")
    record User(String user, String name) implements Saas {}

    /** In each organisation that a user is in. */
    @Entity
    @Key(partition = "ORG#{org}", sort = "USER#{user}")
    @AccessPattern(name = "ofOrganization", given = "org", about = "Who is in an organisation")
    @AccessPattern(name = "ofUser", given = "user", about = "Which organisations a user is in")
    record Membership(String org, String user, String role) implements Saas {}
}
