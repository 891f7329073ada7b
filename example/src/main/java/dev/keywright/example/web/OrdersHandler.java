package dev.keywright.example.web;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import dev.keywright.InvalidPageTokenException;
import dev.keywright.Page;
import dev.keywright.Query;
import dev.keywright.example.orders.Order;
import dev.keywright.example.orders.OrdersTable;
import java.io.IOException;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * {@code GET /customers/c-42/orders?size=20}: a customer's orders, newest first, a line each; where the next page is, is in
 * the {@code Link} header. The token comes back from outside, so the table should seal it:
 * {@code OrdersTable.builder(client).pageTokens(PageTokens.sealed(secret))}.
 */
public final class OrdersHandler implements HttpHandler {
    private static final Pattern PATH = Pattern.compile("/customers/([^/]+)/orders");
    private static final int DEFAULT_SIZE = 20;
    private static final int LARGEST_SIZE = 100;

    private static final int OK = 200;
    private static final int BAD_REQUEST = 400;
    private static final int NOT_FOUND = 404;

    private final OrdersTable orders;

    /** Over a table. */
    public OrdersHandler(OrdersTable orders) {
        this.orders = orders;
    }

    @Override
    public void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            Matcher path = PATH.matcher(exchange.getRequestURI().getPath());
            if (!path.matches()) {
                answer(exchange, NOT_FOUND, "there are /customers/{id}/orders only");
                return;
            }
            try {
                page(exchange, path.group(1), parameters(exchange.getRequestURI()));
            } catch (InvalidPageTokenException | NumberFormatException e) {
                answer(exchange, BAD_REQUEST, String.valueOf(e.getMessage()));
            }
        }
    }

    private void page(HttpExchange exchange, String customer, Map<String, String> parameters) throws IOException {
        int asked = Integer.parseInt(parameters.getOrDefault("size", Integer.toString(DEFAULT_SIZE)));
        int size = Math.max(1, Math.min(asked, LARGEST_SIZE));
        String token = parameters.get("token");
        Query<Order> query = orders.order().byCustomer(customer);
        Page<Order> page = token == null ? query.page(size) : query.page(size, token);
        page.nextToken()
                .ifPresent(next -> exchange.getResponseHeaders()
                        .set(
                                "Link",
                                "<" + exchange.getRequestURI().getRawPath() + "?size=" + size + "&token=" + next
                                        + ">; rel=\"next\""));
        answer(exchange, OK, page.items().stream().map(OrdersHandler::line).collect(Collectors.joining("\n")));
    }

    private static String line(Order order) {
        return order.orderId() + " " + order.placedAt() + " " + order.status();
    }

    private static Map<String, String> parameters(URI uri) {
        Map<String, String> parameters = new HashMap<>();
        if (uri.getRawQuery() != null) {
            for (String each : uri.getRawQuery().split("&", -1)) {
                int equals = each.indexOf('=');
                if (equals > 0) {
                    parameters.put(
                            each.substring(0, equals),
                            URLDecoder.decode(each.substring(equals + 1), StandardCharsets.UTF_8));
                }
            }
        }
        return parameters;
    }

    private static void answer(HttpExchange exchange, int status, String text) throws IOException {
        byte[] body = (text + "\n").getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", "text/plain; charset=utf-8");
        exchange.sendResponseHeaders(status, body.length);
        exchange.getResponseBody().write(body);
    }
}
