package dev.keywright.testing;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;

/** Whether anything answers at an endpoint. */
final class Ports {
    private Ports() {}

    static boolean isOpen(URI endpoint) {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(endpoint.getHost(), endpoint.getPort()), 2_000);
            return true;
        } catch (IOException e) {
            return false;
        }
    }
}
