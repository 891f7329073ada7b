package dev.keywright.example.ranges;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.RangeQuery;
import dev.keywright.example.server.ServerTable;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * For each type that can be a range, each bound and each pair of bounds: what the server answers is what a sorted list in
 * memory holds between them, in the table, in a global and in a local index. {@code -Dkeywright.ranges=200} tries more.
 */
@DynamoDbTest
class RangesTest {
    private static final int VALUES = 10;
    private static final int BOUNDS = Integer.getInteger("keywright.ranges", 2);
    private static final long SEED = Long.getLong("keywright.seed", 20260302);
    private static final String COPY = "copy";

    private final Random random = new Random(SEED);
    private final RangesTable table;
    private final ServerTable server;

    RangesTest(DynamoDbClient client, @TableName String name) {
        table = RangesTable.builder(client).tableName(name).build();
        table.createIfMissing();
        server = new ServerTable(client, name);
    }

    @BeforeEach
    void clear() {
        server.clear();
    }

    /** The three queries of one entity. */
    private record Queries<T, R>(RangeQuery<T, R> table, RangeQuery<T, R> global, RangeQuery<T, R> local) {
        List<RangeQuery<T, R>> all() {
            return List.of(table, global, local);
        }
    }

    private <T, R> void check(
            List<R> values,
            List<R> bounds,
            Comparator<R> order,
            Consumer<R> put,
            Function<T, R> value,
            Queries<T, R> queries) {
        values.forEach(put);
        List<R> sorted = new ArrayList<>(values);
        sorted.sort(order);
        for (RangeQuery<T, R> query : queries.all()) {
            same(query, value, sorted, all -> true, "all");
            for (R a : bounds) {
                Predicate<R> from = v -> order.compare(v, a) >= 0;
                Predicate<R> after = v -> order.compare(v, a) > 0;
                same(query.from(a), value, sorted, from, "from " + a);
                same(query.after(a), value, sorted, after, "after " + a);
                same(query.until(a), value, sorted, after.negate(), "until " + a);
                same(query.before(a), value, sorted, from.negate(), "before " + a);
                for (R b : partners(bounds, a)) {
                    Predicate<R> until = v -> order.compare(v, b) <= 0;
                    Predicate<R> before = v -> order.compare(v, b) < 0;
                    String both = a + " and " + b;
                    same(query.between(a, b), value, sorted, from.and(until), "between " + both);
                    same(query.from(a).until(b), value, sorted, from.and(until), "from until " + both);
                    same(query.before(b).from(a), value, sorted, from.and(before), "before from " + both);
                    same(query.after(a).until(b), value, sorted, after.and(until), "after until " + both);
                    same(query.after(a).before(b), value, sorted, after.and(before), "after before " + both);
                }
            }
        }
    }

    private static <T, R> void same(
            RangeQuery<T, R> query, Function<T, R> value, List<R> sorted, Predicate<R> within, String what) {
        assertThat(query.list())
                .as(what)
                .extracting(value)
                .isEqualTo(sorted.stream().filter(within).toList());
    }

    /** All bounds would be too many for each build: this one and two others. */
    private <R> List<R> partners(List<R> bounds, R bound) {
        return List.of(bound, bounds.get(random.nextInt(bounds.size())), bounds.get(random.nextInt(bounds.size())));
    }

    private <R> List<R> values(Function<Random, R> one) {
        return random.ints(VALUES).mapToObj(i -> one.apply(random)).distinct().toList();
    }

    /** Some of the values, some beside them, and the extremes. */
    @SafeVarargs
    private <R> List<R> bounds(List<R> values, Function<Random, R> one, R... extremes) {
        List<R> bounds = new ArrayList<>();
        for (R extreme : extremes) {
            bounds.add(extreme);
        }
        for (int i = 0; i < BOUNDS; i++) {
            bounds.add(i % 2 == 0 ? values.get(random.nextInt(values.size())) : one.apply(random));
        }
        return bounds;
    }

    private static String text(Random random) {
        String[] alphabet = {"a", "b", "#", "$", "!", "\u0000", "é", "\uffff", "😀", "%", "~", " "};
        StringBuilder text = new StringBuilder(alphabet[random.nextInt(alphabet.length)]);
        for (int i = random.nextInt(4); i > 0; i--) {
            text.append(alphabet[random.nextInt(alphabet.length)]);
        }
        return text.toString();
    }

    private static int byBytes(String a, String b) {
        return Arrays.compareUnsigned(a.getBytes(StandardCharsets.UTF_8), b.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void texts() {
        TextsDao dao = table.texts();
        List<String> values = values(RangesTest::text);
        check(
                values,
                bounds(values, RangesTest::text, "a", "\u0000"),
                RangesTest::byBytes,
                v -> dao.put(new Texts("x", v, COPY)),
                Texts::value,
                new Queries<>(dao.inTable("x"), dao.inGlobal("x"), dao.inLocal("x")));
    }

    @Test
    void prefixesOfTexts() {
        TextsDao dao = table.texts();
        List<String> values = values(RangesTest::text);
        values.forEach(v -> dao.put(new Texts("x", v, COPY)));
        List<String> sorted = values.stream().sorted(RangesTest::byBytes).toList();
        for (String prefix : bounds(values, RangesTest::text, "a", "#", "")) {
            List<String> expected =
                    sorted.stream().filter(v -> v.startsWith(prefix)).toList();
            assertThat(dao.inTable("x").startingWith(prefix).list())
                    .extracting(Texts::value)
                    .isEqualTo(expected);
            assertThat(dao.inGlobal("x").startingWith(prefix).list())
                    .extracting(Texts::value)
                    .isEqualTo(expected);
            assertThat(dao.inLocal("x").startingWith(prefix).list())
                    .extracting(Texts::value)
                    .isEqualTo(expected);
        }
    }

    @Test
    void wholeNumbers() {
        IntsDao ints = table.ints();
        List<Integer> values = values(Random::nextInt);
        check(
                values,
                bounds(values, Random::nextInt, 0, Integer.MIN_VALUE, Integer.MAX_VALUE),
                Comparator.naturalOrder(),
                v -> ints.put(new Ints("x", v, COPY)),
                Ints::value,
                new Queries<>(ints.inTable("x"), ints.inGlobal("x"), ints.inLocal("x")));
        LongsDao longs = table.longs();
        List<Long> large = values(Random::nextLong);
        check(
                large,
                bounds(large, Random::nextLong, -1L, Long.MIN_VALUE, Long.MAX_VALUE),
                Comparator.naturalOrder(),
                v -> longs.put(new Longs("x", v, COPY)),
                Longs::value,
                new Queries<>(longs.inTable("x"), longs.inGlobal("x"), longs.inLocal("x")));
    }

    @Test
    void paddedNumbersWithBoundsBeyondThem() {
        PaddedDao dao = table.padded();
        Function<Random, Integer> one = source -> source.nextInt(1_000_000);
        List<Integer> values = values(one);
        check(
                values,
                bounds(values, one, -1, 0, 999_999, 1_000_000, Integer.MIN_VALUE, Integer.MAX_VALUE),
                Comparator.naturalOrder(),
                v -> dao.put(new Padded("x", v, COPY)),
                Padded::value,
                new Queries<>(dao.inTable("x"), dao.inGlobal("x"), dao.inLocal("x")));
    }

    @Test
    void fixedPointNumbersWithBoundsBetweenThem() {
        PricesDao dao = table.prices();
        List<BigDecimal> values = values(source -> BigDecimal.valueOf(source.nextInt(), 2));
        check(
                values,
                bounds(
                        values,
                        source -> BigDecimal.valueOf(source.nextInt(), 3),
                        new BigDecimal("-0.001"),
                        new BigDecimal("0.005"),
                        new BigDecimal("1E20"),
                        new BigDecimal("-1E20")),
                Comparator.naturalOrder(),
                v -> dao.put(new Prices("x", v, COPY)),
                (Prices p) -> p.value().setScale(2),
                new Queries<>(dao.inTable("x"), dao.inGlobal("x"), dao.inLocal("x")));
    }

    private static Instant instant(Random random) {
        return Instant.ofEpochSecond(random.nextInt(), random.nextInt(3));
    }

    @Test
    void instants() {
        InstantsDao dao = table.instants();
        List<Instant> values = values(RangesTest::instant);
        check(
                values,
                bounds(
                        values,
                        RangesTest::instant,
                        values.get(0).plusNanos(1),
                        Instant.MIN,
                        Instant.MAX,
                        Instant.parse("0000-01-01T00:00:00Z"),
                        Instant.parse("9999-12-31T23:59:59.999999999Z")),
                Comparator.naturalOrder(),
                v -> dao.put(new Instants("x", v, COPY)),
                Instants::value,
                new Queries<>(dao.inTable("x"), dao.inGlobal("x"), dao.inLocal("x")));
    }

    @Test
    void datesAndMonths() {
        Function<Random, LocalDate> one = source -> LocalDate.ofEpochDay(source.nextInt(100_000));
        DatesDao dates = table.dates();
        List<LocalDate> values = values(one);
        check(
                values,
                bounds(values, one, LocalDate.MIN, LocalDate.MAX, LocalDate.of(2000, 2, 29)),
                Comparator.naturalOrder(),
                v -> dates.put(new Dates("x", v, COPY)),
                Dates::value,
                new Queries<>(dates.inTable("x"), dates.inGlobal("x"), dates.inLocal("x")));
        MonthsDao months = table.months();
        Function<Random, YearMonth> month = source -> YearMonth.from(one.apply(source));
        List<YearMonth> monthly = values(month);
        check(
                monthly,
                bounds(monthly, month, YearMonth.of(0, 1), YearMonth.of(9999, 12)),
                Comparator.naturalOrder(),
                v -> months.put(new Months("x", v, COPY)),
                Months::value,
                new Queries<>(months.inTable("x"), months.inGlobal("x"), months.inLocal("x")));
    }

    @Test
    void datesWithTimes() {
        DateTimesDao dao = table.dateTimes();
        Function<Random, LocalDateTime> one = source -> LocalDateTime.ofInstant(instant(source), ZoneOffset.UTC);
        List<LocalDateTime> values = values(one);
        check(
                values,
                bounds(values, one, LocalDateTime.MIN, LocalDateTime.MAX),
                Comparator.naturalOrder(),
                v -> dao.put(new DateTimes("x", v, COPY)),
                DateTimes::value,
                new Queries<>(dao.inTable("x"), dao.inGlobal("x"), dao.inLocal("x")));
    }

    @Test
    void uuidsAsText() {
        UuidsDao dao = table.uuids();
        Function<Random, UUID> one = source -> new UUID(source.nextLong(), source.nextLong());
        List<UUID> values = values(one);
        check(
                values,
                bounds(values, one, new UUID(0, 0), new UUID(-1, -1)),
                Comparator.comparing(UUID::toString),
                v -> dao.put(new Uuids("x", v, COPY)),
                Uuids::value,
                new Queries<>(dao.inTable("x"), dao.inGlobal("x"), dao.inLocal("x")));
    }

    @Test
    void enumsInTheOrderOfTheirNames() {
        LettersDao dao = table.letters();
        List<Letter> all = List.of(Letter.values());
        check(
                all,
                all,
                Comparator.naturalOrder(),
                v -> dao.put(new Letters("x", v, COPY)),
                Letters::value,
                new Queries<>(dao.inTable("x"), dao.inGlobal("x"), dao.inLocal("x")));
    }

    @Test
    void zonedTimesInUtc() {
        ZonedDao dao = table.zoned();
        BiFunction<Random, Instant, OffsetDateTime> zoned =
                (source, at) -> at.atOffset(ZoneOffset.ofHours(source.nextInt(25) - 12));
        List<Instant> values = values(RangesTest::instant);
        check(
                values,
                bounds(values, RangesTest::instant),
                Comparator.naturalOrder(),
                v -> dao.put(new Zoned("x", zoned.apply(random, v), COPY)),
                (Zoned z) -> z.value().toInstant(),
                new Queries<>(dao.inTable("x"), dao.inGlobal("x"), dao.inLocal("x")));
    }

    @Test
    void daysOfInstants() {
        DaysDao dao = table.days();
        Function<Random, LocalDate> one = source -> LocalDate.ofEpochDay(source.nextInt(30_000));
        List<LocalDate> values = values(one);
        check(
                values,
                bounds(values, one, LocalDate.MIN, LocalDate.MAX),
                Comparator.naturalOrder(),
                v -> dao.put(new Days("x", v.atTime(23, 59, 59).toInstant(ZoneOffset.UTC), COPY)),
                (Days d) -> LocalDate.ofInstant(d.value(), ZoneOffset.UTC),
                new Queries<>(dao.inTable("x"), dao.inGlobal("x"), dao.inLocal("x")));
    }
}
