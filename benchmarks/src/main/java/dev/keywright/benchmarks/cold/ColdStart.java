package dev.keywright.benchmarks.cold;

import dev.keywright.benchmarks.FreshJvm;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What the first item costs: fresh JVMs that map one item both ways, in turns. {@code ColdStart [rounds]}. */
public final class ColdStart {
    private static final List<String> WAYS = List.of("sdk", "floor", "keywright", "enhanced");

    private ColdStart() {}

    /** Prints milliseconds of CPU and loaded classes, medians over the rounds. */
    public static void main(String[] args) throws IOException, InterruptedException {
        int rounds = args.length == 0 ? 10 : Integer.parseInt(args[0]);
        Map<String, List<Long>> micros = new TreeMap<>();
        Map<String, List<Long>> classes = new TreeMap<>();
        for (int round = 0; round < rounds; round++) {
            for (String way : WAYS) {
                long[] numbers = FreshJvm.numbers(MapOnce.class, way);
                micros.computeIfAbsent(way, w -> new ArrayList<>()).add(numbers[0]);
                classes.computeIfAbsent(way, w -> new ArrayList<>()).add(numbers[1]);
            }
        }
        System.out.println("first item of   ms of CPU   classes");
        micros.forEach((way, times) -> System.out.printf(
                "%-13s   %9.1f   %7d%n",
                way, FreshJvm.median(times) / 1000.0, FreshJvm.median(classes.getOrDefault(way, List.of()))));
    }
}
