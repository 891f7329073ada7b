package dev.keywright.testing;

import java.io.IOException;
import java.io.OutputStream;

/** A JVM for {@link OrphanTest}: starts a server, says where it is, and stays until its input ends or it is killed. */
final class ServedJvm {
    private ServedJvm() {}

    public static void main(String[] args) throws IOException {
        LocalDynamoDb dynamoDb = LocalDynamoDb.start(Hosts.withoutEndpoint(), false);
        System.out.println(dynamoDb.endpoint());
        System.in.transferTo(OutputStream.nullOutputStream());
    }
}
