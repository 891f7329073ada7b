package dev.keywright.mapping;

import dev.keywright.ItemKey;
import java.util.Map;
import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An entity without attributes: lends its name and its table to what is written and read in its place. */
record Item() {
    static final Type TYPE = new Type();

    /** What is written by some statements. */
    static Map<String, AttributeValue> written(Consumer<ItemWriter> statements) {
        ItemWriter writer = TYPE.writer(20);
        statements.accept(writer);
        return writer.build();
    }

    /** A reader of an item with one attribute. */
    static ItemReader reading(String name, AttributeValue value) {
        return TYPE.reader(
                Map.of("PK", AttributeValue.fromS("ITEM#1"), "SK", AttributeValue.fromS("#ITEM"), name, value));
    }

    static final class Type extends EntityType<Item> {
        private Type() {
            super(Item.class, "item", new TableLayout("PK", "SK", "type"));
        }

        @Override
        public ItemKey<Item> keyOf(Item entity) {
            return ItemKey.of(this, "ITEM#1", "#ITEM");
        }

        @Override
        public Map<String, AttributeValue> toItem(Item entity) {
            return writer(0).build();
        }

        @Override
        public Item fromItem(Map<String, AttributeValue> item) {
            return new Item();
        }
    }
}
