package dev.keywright.example.shapes;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Names that generated code might want for itself, that DynamoDB reserves, or that Java gives a meaning. */
@Entity
@Key(partition = "TAKEN#{item}#{key}#{in}")
public record Taken(
        String item,
        String key,
        String in,
        String taken,
        String TYPE,
        String values,
        String value,
        String type_,
        String table,
        String client,
        String update,
        String changes,
        String writer,
        String reader,
        String partition,
        String sort,
        String claims,
        String of,
        String parse,
        String get,
        String put,
        String create,
        String delete,
        String execute,
        String before,
        String after,
        int size,
        List<String> list,
        Map<String, String> map,
        @Nullable String set,
        String remove,
        String add,
        String select,
        String from,
        String where,
        String order,
        String var,
        String record,
        String yield,
        String sealed,
        String permits,
        String module,
        String when,
        String string,
        String object,
        String map_,
        String _underscore,
        String $dollar,
        String aA,
        String AA)
        implements Shapes {}
