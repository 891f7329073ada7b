package dev.keywright.example.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import dev.keywright.PageTokens;
import dev.keywright.example.orders.Order;
import dev.keywright.example.orders.OrderStatus;
import dev.keywright.example.orders.OrdersTable;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.io.IOException;
import java.math.BigDecimal;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class OrdersHandlerTest {
    private static final Pattern NEXT = Pattern.compile("<([^>]+)>; rel=\"next\"");

    private final OrdersTable orders;
    private final HttpServer server;
    private final HttpClient http = HttpClient.newHttpClient();

    OrdersHandlerTest(DynamoDbClient client, @TableName String name) throws IOException {
        orders = OrdersTable.builder(client)
                .tableName(name)
                .pageTokens(PageTokens.sealed("a secret that is only for tests"))
                .build();
        orders.createIfMissing();
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", new OrdersHandler(orders));
        server.start();
    }

    @BeforeEach
    void store() {
        for (int i = 0; i < 25; i++) {
            String customer = i % 5 == 4 ? "c-2" : "c-1";
            Instant placedAt = Instant.parse("2026-03-02T09:00:00Z").plusSeconds(i);
            orders.order()
                    .put(new Order(String.format("o-%02d", i), customer, OrderStatus.OPEN, BigDecimal.TEN, placedAt));
        }
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    private HttpResponse<String> get(String path) throws IOException, InterruptedException {
        URI uri = URI.create("http://127.0.0.1:" + server.getAddress().getPort() + path);
        return http.send(HttpRequest.newBuilder(uri).build(), HttpResponse.BodyHandlers.ofString());
    }

    private static Optional<String> next(HttpResponse<String> response) {
        return response.headers()
                .firstValue("Link")
                .map(NEXT::matcher)
                .filter(Matcher::matches)
                .map(link -> link.group(1));
    }

    @Test
    void followingTheLinksBringsEachOrderOnce() throws IOException, InterruptedException {
        List<String> lines = new ArrayList<>();
        Optional<String> path = Optional.of("/customers/c-1/orders?size=6");
        while (path.isPresent()) {
            HttpResponse<String> page = get(path.get());
            assertThat(page.statusCode()).isEqualTo(200);
            List<String> ofPage =
                    page.body().lines().filter(line -> !line.isEmpty()).toList();
            assertThat(ofPage).hasSizeLessThanOrEqualTo(6);
            lines.addAll(ofPage);
            path = next(page);
        }

        assertThat(lines).hasSize(20).doesNotHaveDuplicates().first().asString().startsWith("o-23 ");
        assertThat(lines).last().asString().isEqualTo("o-00 2026-03-02T09:00:00Z OPEN");
    }

    @Test
    void aTokenThatIsNotOfThePageIsABadRequest() throws IOException, InterruptedException {
        String link = next(get("/customers/c-1/orders?size=6")).orElseThrow();

        assertThat(get(link.replace("c-1", "c-2")).statusCode()).isEqualTo(400);
        assertThat(get(link + "A").statusCode()).isEqualTo(400);
        assertThat(get("/customers/c-1/orders?token=x").body()).startsWith("invalid page token: ");
        assertThat(get("/customers/c-1/orders?size=x").statusCode()).isEqualTo(400);
        assertThat(get("/orders").statusCode()).isEqualTo(404);
    }
}
