package dev.keywright.table;

import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.CreateTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableResponse;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;

/** Passes calls on to the real server; tests override what the local server never does: conflicts, stale index rows. */
class ForwardingClient implements DynamoDbClient {
    private final DynamoDbClient server;

    ForwardingClient(DynamoDbClient server) {
        this.server = server;
    }

    @Override
    public GetItemResponse getItem(GetItemRequest request) {
        return server.getItem(request);
    }

    @Override
    public QueryResponse query(QueryRequest request) {
        return server.query(request);
    }

    @Override
    public PutItemResponse putItem(PutItemRequest request) {
        return server.putItem(request);
    }

    @Override
    public UpdateItemResponse updateItem(UpdateItemRequest request) {
        return server.updateItem(request);
    }

    @Override
    public DeleteItemResponse deleteItem(DeleteItemRequest request) {
        return server.deleteItem(request);
    }

    @Override
    public TransactWriteItemsResponse transactWriteItems(TransactWriteItemsRequest request) {
        return server.transactWriteItems(request);
    }

    @Override
    public CreateTableResponse createTable(CreateTableRequest request) {
        return server.createTable(request);
    }

    @Override
    public DescribeTableResponse describeTable(DescribeTableRequest request) {
        return server.describeTable(request);
    }

    @Override
    public String serviceName() {
        return server.serviceName();
    }

    @Override
    public void close() {}
}
