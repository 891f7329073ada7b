package dev.keywright.table;

import dev.keywright.CallEvent;
import dev.keywright.CallListener;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Remembers the calls that a table sends. */
final class RecordedCalls implements CallListener {
    private final List<CallEvent> events = new CopyOnWriteArrayList<>();

    @Override
    public void called(CallEvent event) {
        events.add(event);
    }

    void clear() {
        events.clear();
    }

    List<CallEvent> events() {
        return events;
    }

    CallEvent last() {
        return events.get(events.size() - 1);
    }

    List<String> operations() {
        return events.stream().map(CallEvent::operation).toList();
    }

    double capacity() {
        return events.stream().mapToDouble(CallEvent::capacityUnits).sum();
    }
}
