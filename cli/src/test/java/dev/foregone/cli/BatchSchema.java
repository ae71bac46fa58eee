package dev.foregone.cli;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A schema in docs/schema.
 *
 * @param document what it says
 * @param schema the same, to validate with
 */
record BatchSchema(JsonNode document, Schema schema) {

    static final JsonMapper MAPPER = new JsonMapper();

    static BatchSchema ofAnswers() throws IOException {
        return read("batch-answer.schema.json");
    }

    static BatchSchema ofRequests() throws IOException {
        return read("batch-request.schema.json");
    }

    private static BatchSchema read(String file) throws IOException {
        JsonNode document = MAPPER.readTree(Files.readString(Path.of("..", "docs", "schema", file)));
        SchemaRegistry registry = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
        return new BatchSchema(document, registry.getSchema(document));
    }

    /** What is wrong with a line; nothing if it is right. */
    List<Error> faults(String line) {
        return schema.validate(line, InputFormat.JSON);
    }

    /** The names of the kinds of lines. */
    List<String> kinds() {
        return document.get("oneOf")
                .valueStream()
                .map(kind -> kind.get("$ref").asString().replace("#/$defs/", ""))
                .toList();
    }

    /** The kind of a line that is right: the one whose fields it has. */
    String kind(String line) {
        JsonNode object = MAPPER.readTree(line);
        return kinds().stream()
                .filter(kind -> {
                    JsonNode definition = document.get("$defs").get(kind);
                    return definition.get("required").valueStream().allMatch(each -> object.has(each.asString()))
                            && object.propertyNames().stream().allMatch(definition.get("properties")::has);
                })
                .findFirst()
                .orElseThrow();
    }
}
