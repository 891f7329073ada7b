package dev.keywright.example.aggregates;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Aggregate;
import dev.keywright.annotations.SortOrder;
import java.util.List;

@Aggregate
@AccessPattern(name = "ofChannel", given = "channelId", order = SortOrder.DESCENDING)
record LatestPosts(Shop.Channel channel, List<Shop.Post> posts) {}
