package dev.keywright.mapping;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.core.document.Document;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** JSON documents as the SDK has them; its null is stored as NULL. */
final class DocumentCodec implements ValueCodec<Document> {
    private static final String EXPECTED = "a JSON value";
    private static final AttributeValue NULL = AttributeValue.createNul(true);

    @Override
    public AttributeValue encode(Document value) {
        if (value.isNull()) {
            return NULL;
        }
        if (value.isBoolean()) {
            return BooleanCodec.of(value.asBoolean());
        }
        if (value.isString()) {
            return AttributeValue.createS(value.asString());
        }
        if (value.isNumber()) {
            return Numbers.of(new BigDecimal(value.asNumber().stringValue()));
        }
        return value.isList() ? Elements.encodeAll(this, value.asList()) : encodeMap(value.asMap());
    }

    private AttributeValue encodeMap(Map<String, Document> entries) {
        Map<String, AttributeValue> stored = new LinkedHashMap<>();
        entries.forEach((name, value) -> {
            try {
                stored.put(name, encode(value));
            } catch (ValueException e) {
                throw e.in(name);
            }
        });
        return AttributeValue.createM(stored);
    }

    @Override
    public Document decode(AttributeValue value) {
        return switch (value.type()) {
            case NUL -> Document.fromNull();
            case BOOL -> Document.fromBoolean(value.bool());
            case S -> Document.fromString(value.s());
            case N -> Document.fromNumber(value.n());
            case L -> decodeList(value.l());
            case M -> decodeMap(value.m());
            default -> throw ValueException.unreadable(EXPECTED, value);
        };
    }

    private Document decodeList(List<AttributeValue> stored) {
        List<Document> elements = new ArrayList<>(stored.size());
        for (AttributeValue element : stored) {
            try {
                elements.add(decode(element));
            } catch (ValueException e) {
                throw e.at(elements.size());
            }
        }
        return Document.fromList(elements);
    }

    private Document decodeMap(Map<String, AttributeValue> stored) {
        Map<String, Document> entries = new LinkedHashMap<>();
        stored.forEach((name, value) -> {
            try {
                entries.put(name, decode(value));
            } catch (ValueException e) {
                throw e.in(name);
            }
        });
        return Document.fromMap(entries);
    }

    @Override
    public String expected() {
        return EXPECTED;
    }
}
