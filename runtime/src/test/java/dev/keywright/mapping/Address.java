package dev.keywright.mapping;

import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A nested record, with the codec that would be generated for it. */
record Address(String city, List<String> lines) {
    static final NestedType<Address> CODEC = new Codec();

    private static final class Codec extends NestedType<Address> {
        private static final ValueCodec<List<String>> LINES = Values.listOf(Values.STRING);

        @Override
        protected Map<String, AttributeValue> toMap(Address value) {
            ItemWriter map = writer(2);
            map.put("city", Values.STRING, value.city());
            map.put("lines", LINES, value.lines());
            return map.build();
        }

        @Override
        protected Address fromMap(ItemReader in) {
            return new Address(in.get("city", Values.STRING), in.get("lines", LINES));
        }
    }
}
