package dev.keywright.example.texts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.InvalidKeyComponentException;
import dev.keywright.RangeQuery;
import dev.keywright.example.server.ServerTable;
import dev.keywright.example.texts.Shop.Desk;
import dev.keywright.example.texts.Shop.Document;
import dev.keywright.example.texts.Shop.Note;
import dev.keywright.example.texts.Shop.Placed;
import dev.keywright.example.texts.Shop.Product;
import dev.keywright.example.texts.Shop.Sku;
import dev.keywright.example.texts.Shop.Spot;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;

@DynamoDbTest
class TextsTest {
    private static final String[] LETTERS = {
        "a", "A", "b", "B", "é", "É", "ß", "İ", "ı", "ſ", "Σ", "ς", "#", "$", "𐐀", "𐐨"
    };

    private final Random random = new Random(Long.getLong("keywright.seed", 20260302));
    private final ShopTable shop;
    private final ServerTable server;

    TextsTest(DynamoDbClient client, @TableName String name) {
        shop = ShopTable.builder(client).tableName(name).build();
        shop.createIfMissing();
        server = new ServerTable(client, name);
    }

    @BeforeEach
    void clear() {
        server.clear();
    }

    @Test
    void rangesOverFoldedTextAreRangesOverTheFoldedValues() {
        List<Product> products = IntStream.range(0, 40)
                .mapToObj(i -> new Product("s", String.format("p-%02d", i), name()))
                .toList();
        products.forEach(shop.product()::create);

        for (int i = 0; i < 12; i++) {
            String a = name();
            String b = name();
            same(shop.product().byName("s"), products, Character::toLowerCase, a, b);
            same(shop.product().byLoudName("s"), products, Character::toUpperCase, a, b);
        }
    }

    private static void same(
            RangeQuery<Product, String> query, List<Product> products, IntUnaryOperator fold, String a, String b) {
        UnaryOperator<String> folded = text -> text.codePoints()
                .map(fold)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
        Comparator<String> order = (x, y) -> Arrays.compareUnsigned(
                folded.apply(x).getBytes(StandardCharsets.UTF_8),
                folded.apply(y).getBytes(StandardCharsets.UTF_8));
        within(query, products, order, name -> true, "all");
        within(query.from(a), products, order, name -> order.compare(name, a) >= 0, "from " + a);
        within(query.after(a), products, order, name -> order.compare(name, a) > 0, "after " + a);
        within(query.until(a), products, order, name -> order.compare(name, a) <= 0, "until " + a);
        within(query.before(a), products, order, name -> order.compare(name, a) < 0, "before " + a);
        within(
                query.between(a, b),
                products,
                order,
                name -> order.compare(name, a) >= 0 && order.compare(name, b) <= 0,
                "between " + a + " and " + b);
        within(
                query.startingWith(a),
                products,
                order,
                name -> folded.apply(name).startsWith(folded.apply(a)),
                "starting with " + a);
    }

    private static void within(
            RangeQuery<Product, String> query,
            List<Product> products,
            Comparator<String> order,
            Predicate<String> expected,
            String what) {
        List<Product> found = query.list();
        assertThat(found)
                .as(what)
                .containsExactlyInAnyOrderElementsOf(products.stream()
                        .filter(product -> expected.test(product.name()))
                        .toList());
        assertThat(found).as(what).isSortedAccordingTo(Comparator.comparing(Product::name, order));
    }

    private String name() {
        StringBuilder name = new StringBuilder();
        for (int i = random.nextInt(3); i >= 0; i--) {
            name.append(LETTERS[random.nextInt(LETTERS.length)]);
        }
        return name.toString();
    }

    @Test
    void plainTextIsStoredAsItIs() {
        Document document = new Document("ann $%&", "a/b!", 3);
        shop.document().create(document);

        assertThat(server.onlyItem().get("PK").s()).isEqualTo("DOC#ann $%&");
        assertThat(server.onlyItem().get("SK").s()).isEqualTo("PATH#a/b!#0000000003");
        assertThat(shop.document().get("ann $%&", "a/b!", 3)).contains(document);
        assertThat(shop.document().ofPath("ann $%&", "a/b!").from(2).list()).containsExactly(document);
        assertThat(Shop_DocumentKeys.parse(server.onlyItem()))
                .isEqualTo(new Shop_DocumentKeys.Primary("ann $%&", "a/b!", 3));
    }

    @Test
    void plainTextThatHoldsTheDelimiterIsRefused() {
        assertThatThrownBy(() -> shop.document().create(new Document("a", "b#c", 1)))
                .isInstanceOf(InvalidKeyComponentException.class)
                .hasMessageContaining("Document.path")
                .hasMessageContaining("delimiter #");
        assertThatThrownBy(() -> shop.document().get("a#b", "c", 1))
                .isInstanceOf(InvalidKeyComponentException.class)
                .hasMessageContaining("Document.owner");
        assertThat(server.items()).isEmpty();
    }

    @Test
    void keysOfTextsWithinOtherValues() {
        Placed placed = new Placed(new Sku("s#1"), new Spot("r", new Desk(7)));

        shop.placed().create(placed);

        assertThat(shop.placed().get("s#1", "r", 7)).contains(placed);
    }

    static List<Placed> lacking() {
        return List.of(
                new Placed(null, new Spot("r", new Desk(1))),
                new Placed(new Sku(null), new Spot("r", new Desk(1))),
                new Placed(new Sku("s"), null),
                new Placed(new Sku("s"), new Spot(null, new Desk(1))),
                new Placed(new Sku("s"), new Spot("r", null)));
    }

    @ParameterizedTest
    @MethodSource("lacking")
    void whatAKeyNeedsIsRefusedByNameWhereItIsNull(Placed placed) {
        assertThatThrownBy(() -> shop.placed().create(placed))
                .isInstanceOf(InvalidKeyComponentException.class)
                .hasMessageMatching("Placed\\.(sku|spot|spot\\.room|spot\\.desk) must not be null");
        assertThatThrownBy(() -> shop.placed().delete(placed)).isInstanceOf(InvalidKeyComponentException.class);
        assertThat(server.items()).isEmpty();
    }

    /** In keys it is refused before the call; elsewhere DynamoDB refuses it. */
    @ParameterizedTest
    @ValueSource(strings = {"a\uD83D", "\uDE00b", "\uD83D\uD83D\uDE00"})
    void halfASurrogatePairIsNeverReplacedByAnotherCharacter(String half) {
        assertThatThrownBy(() -> shop.product().create(new Product("s", "p", half)))
                .isInstanceOf(InvalidKeyComponentException.class);
        assertThatThrownBy(() -> shop.note().create(new Note("n", half))).isInstanceOf(DynamoDbException.class);

        assertThat(server.items()).isEmpty();
    }
}
