package dev.keywright.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.ParameterizedTypeName;
import java.util.List;
import java.util.Map;

/** The classes that generated code calls. */
final class RuntimeTypes {
    private static final String ROOT = "dev.keywright";
    private static final String CONDITION = "dev.keywright.condition";
    private static final String KEY = "dev.keywright.key";
    private static final String MAPPING = "dev.keywright.mapping";
    private static final String TABLE = "dev.keywright.table";

    static final ClassName FOUND_ITEMS = ClassName.get(ROOT, "FoundItems");
    static final ClassName CLAIM_REPORT = ClassName.get(ROOT, "ClaimReport");
    static final ClassName TRANSACTION = ClassName.get(ROOT, "Transaction");
    static final ClassName BATCH_SCAN = ClassName.get(ROOT, "BatchScan");
    static final ClassName ITEM_KEY = ClassName.get(ROOT, "ItemKey");
    static final ClassName QUERY = ClassName.get(ROOT, "Query");
    static final ClassName RANGE_QUERY = ClassName.get(ROOT, "RangeQuery");

    static final ClassName CONDITION_OF = ClassName.get(ROOT, "Condition");

    static final ClassName ATTRIBUTE_HANDLE = ClassName.get(CONDITION, "AttributeHandle");
    static final ClassName BINARY_HANDLE = ClassName.get(CONDITION, "BinaryHandle");
    static final ClassName COLLECTION_HANDLE = ClassName.get(CONDITION, "CollectionHandle");
    static final ClassName HANDLES = ClassName.get(CONDITION, "Handles");
    static final ClassName ORDERED_HANDLE = ClassName.get(CONDITION, "OrderedHandle");
    static final ClassName SIZED_HANDLE = ClassName.get(CONDITION, "SizedHandle");
    static final ClassName TEXT_HANDLE = ClassName.get(CONDITION, "TextHandle");

    static final ClassName WHERE = ClassName.get(CONDITION, "Where");

    static final ClassName INDEX_KEY = ClassName.get(KEY, "IndexKey");
    static final ClassName KEY_LIMITS = ClassName.get(KEY, "KeyLimits");
    static final ClassName KEY_PART = ClassName.get(KEY, "KeyPart");
    static final ClassName KEY_READER = ClassName.get(KEY, "KeyReader");
    static final ClassName KEY_TEXT = ClassName.get(KEY, "KeyText");
    static final ClassName TEXT_RANGE = ClassName.get(KEY, "TextRange");

    static final ClassName AGGREGATE_ITEMS = ClassName.get(MAPPING, "AggregateItems");
    static final ClassName AGGREGATE_PART = ClassName.get(MAPPING, "AggregatePart");
    static final ClassName AGGREGATE_TYPE = ClassName.get(MAPPING, "AggregateType");
    static final ClassName CLAIM = ClassName.get(MAPPING, "Claim");
    static final ClassName CLAIM_TYPE = ClassName.get(MAPPING, "ClaimType");
    static final ClassName ENTITY_TYPE = ClassName.get(MAPPING, "EntityType");
    static final ClassName ENUM_CODEC = ClassName.get(MAPPING, "EnumCodec");
    static final ClassName ITEM_READER = ClassName.get(MAPPING, "ItemReader");
    static final ClassName ITEM_WRITER = ClassName.get(MAPPING, "ItemWriter");
    static final ClassName KEY_SHAPE = ClassName.get(MAPPING, "KeyShape");
    static final ClassName NATIVE_PART = ClassName.get(MAPPING, "NativePart");
    static final ClassName NATIVE_RANGE = ClassName.get(MAPPING, "NativeRange");
    static final ClassName NESTED_TYPE = ClassName.get(MAPPING, "NestedType");
    static final ClassName NESTED_TYPES = ClassName.get(MAPPING, "NestedTypes");
    static final ClassName KEY_INPUTS = ClassName.get(MAPPING, "KeyInputs");
    static final ClassName TABLE_LAYOUT = ClassName.get(MAPPING, "TableLayout");
    static final ClassName TYPED_PARSER = ClassName.get(MAPPING, "TypedParser");
    static final ClassName VIEW_TYPE = ClassName.get(MAPPING, "ViewType");
    static final ClassName VALUE_CODEC = ClassName.get(MAPPING, "ValueCodec");
    static final ClassName VALUES = ClassName.get(MAPPING, "Values");

    static final ClassName ENTITY_UPDATE = ClassName.get(TABLE, "EntityUpdate");
    static final ClassName KEY_ATTRIBUTE = ClassName.get(TABLE, "KeyAttribute");
    static final ClassName KEY_CONDITION = ClassName.get(TABLE, "KeyCondition");
    static final ClassName PROJECTION = ClassName.get(TABLE, "Projection");
    static final ClassName QUERY_PLAN = ClassName.get(TABLE, "QueryPlan");
    static final ClassName TABLE_BUILDER = ClassName.get(TABLE, "TableBuilder");
    static final ClassName TABLE_CLIENT = ClassName.get(TABLE, "TableClient");
    static final ClassName TABLE_DEFINITION = ClassName.get(TABLE, "TableDefinition");
    static final ClassName UPDATED_ATTRIBUTE = ClassName.get(TABLE, "UpdatedAttribute");

    static final ClassName ATTRIBUTE_VALUE =
            ClassName.get("software.amazon.awssdk.services.dynamodb.model", "AttributeValue");
    static final ClassName DYNAMO_DB_CLIENT =
            ClassName.get("software.amazon.awssdk.services.dynamodb", "DynamoDbClient");

    /** Those that {@code XKeys} may use. */
    static final List<ClassName> IN_KEYS = List.of(
            ITEM_KEY,
            INDEX_KEY,
            KEY_LIMITS,
            KEY_PART,
            KEY_READER,
            KEY_TEXT,
            CLAIM,
            NATIVE_PART,
            VALUES,
            ATTRIBUTE_VALUE);

    /** The SDK's items. */
    static final ParameterizedTypeName ITEM =
            ParameterizedTypeName.get(ClassName.get(Map.class), ClassName.get(String.class), ATTRIBUTE_VALUE);

    private RuntimeTypes() {}

    /** A class of {@code dev.keywright.key} by its simple name. */
    static ClassName key(String simpleName) {
        return ClassName.get(KEY, simpleName);
    }
}
