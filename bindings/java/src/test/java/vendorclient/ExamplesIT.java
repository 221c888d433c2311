package vendorclient;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import vendorclient.api.crypto.AppEncryptionBox;
import vendorclient.api.crypto.AppPasswordProvider;
import vendorclient.api.crypto.AppSigningBox;
import vendorclient.api.crypto.EncryptionBoxInfo;
import vendorclient.api.crypto.KeyPair;
import vendorclient.api.crypto.ParamsOfAppEncryptionBox;
import vendorclient.api.crypto.ParamsOfAppSigningBox;
import vendorclient.api.crypto.ParamsOfNaclBox;
import vendorclient.api.crypto.ResultOfAppEncryptionBox;
import vendorclient.api.crypto.ResultOfAppPasswordProvider;
import vendorclient.api.crypto.ResultOfAppSigningBox;
import vendorclient.api.policy.AppApprover;
import vendorclient.api.policy.ResultOfAppApprover;
import vendorclient.api.tvm.AppVmExtension;
import vendorclient.api.tvm.ResultOfAppVmExtension;
import vendorclient.json.Decoders;
import vendorclient.json.Json;

/** Every function of the API, called through its typed method with the example of its definition. */
class ExamplesIT {
    private static List<Map<String, Object>> methods;
    private VendorClient client;

    @BeforeAll
    static void readDefinitions() throws IOException {
        Path file = Programs.projectFolder().resolve("../openrpc.json");
        Object all = Decoders.object(Json.parse(Files.readString(file))).get("methods");
        methods = Decoders.list(Decoders::object).decode(all).stream().filter(one -> one.containsKey("tags")).toList();
    }

    @AfterEach
    void close() {
        client.close();
    }

    @TestFactory
    @DisplayName("every function gives what its example says")
    Stream<DynamicTest> examples() throws IOException {
        client = Programs.start();
        assertTrue(methods.size() > 50);
        return methods.stream().map(method ->
                DynamicTest.dynamicTest((String) method.get("name"), () -> callExample(method)));
    }

    private void callExample(Map<String, Object> method) throws Exception {
        Map<String, Object> example = Decoders.object(((List<?>) method.get("examples")).get(0));
        Map<String, Object> saved = new LinkedHashMap<>();
        for (Object step : (List<?>) example.getOrDefault("x-setup", List.of())) {
            Map<String, Object> call = Decoders.object(step);
            Object params = fillIn(call.get("params"), saved);
            saved.put((String) call.get("save"), callTyped((String) call.get("method"), params));
        }
        Map<String, Object> params = new LinkedHashMap<>();
        for (Object param : (List<?>) example.get("params")) {
            params.put((String) Decoders.object(param).get("name"), Decoders.object(param).get("value"));
        }
        Object expected = fillIn(Decoders.object(example.get("result")).get("value"), saved);
        String name = (String) method.get("name");
        Object filled = fillIn(params, saved);
        if (expected instanceof Map<?, ?> map && map.containsKey("$error")) {
            ClientException error = assertThrows(ClientException.class, () -> callTyped(name, filled));
            assertEquals(map.get("$error"), (long) error.code());
        } else {
            assertContained(expected, callTyped(name, filled), name);
        }
    }

    /** Calls the generated method; returns the result as JSON. */
    private Object callTyped(String wireName, Object params) throws Exception {
        String[] parts = wireName.split("\\.");
        Object module = VendorClient.class.getMethod(parts[0]).invoke(client);
        List<Method> named = Arrays.stream(module.getClass().getMethods())
                .filter(method -> method.getName().equals(camelCase(parts[1])))
                .filter(method -> !Arrays.asList(method.getParameterTypes()).contains(CallOptions.class))
                .filter(method -> method.getReturnType() == Call.class)
                .toList();
        List<Method> plain = named.stream()
                .filter(method -> !Arrays.asList(method.getParameterTypes()).contains(CallbackHandler.class))
                .toList();
        // Some functions need a handler of messages.
        List<Method> candidates = plain.isEmpty() ? named : plain;
        assertEquals(1, candidates.size(), wireName);
        Method method = candidates.get(0);
        List<Object> arguments = new ArrayList<>();
        for (Class<?> type : method.getParameterTypes()) {
            if (type == CallbackHandler.class) {
                arguments.add((CallbackHandler<Object>) (message, lost) -> {});
                continue;
            }
            arguments.add(type.getSimpleName().startsWith("App")
                    ? appObject(type)
                    : type.getMethod("fromJson", Object.class).invoke(null, params));
        }
        try {
            Object result = ((Call<?>) method.invoke(module, arguments.toArray())).await();
            return Json.parse(Json.write(result));
        } catch (InvocationTargetException error) {
            throw (Exception) error.getCause();
        }
    }

    private Object appObject(Class<?> type) {
        if (type == AppPasswordProvider.class) {
            return (AppPasswordProvider) request -> {
                KeyPair keys = client.crypto().naclBoxKeypair().await();
                String theirKey = request.encryptionPublicKey();
                String password = client.crypto().naclBox(new ParamsOfNaclBox(
                        "cGFzc3dvcmQ=", theirKey.substring(0, 48), theirKey, keys.secret())).await().encrypted();
                return new ResultOfAppPasswordProvider.GetPassword(password, keys.publicKey());
            };
        }
        if (type == AppSigningBox.class) {
            return new AppSigningBox() {
                @Override
                public ResultOfAppSigningBox.GetPublicKey getPublicKey() {
                    return new ResultOfAppSigningBox.GetPublicKey("00".repeat(32));
                }

                @Override
                public ResultOfAppSigningBox.Sign sign(ParamsOfAppSigningBox.Sign request) {
                    return new ResultOfAppSigningBox.Sign("00".repeat(64));
                }
            };
        }
        if (type == AppVmExtension.class) {
            return (AppVmExtension) request -> new ResultOfAppVmExtension.Verify(true);
        }
        if (type == AppApprover.class) {
            return (AppApprover) request -> new ResultOfAppApprover.Approve(false);
        }
        assertEquals(AppEncryptionBox.class, type, "an example for a new app object is missing here");
        return new AppEncryptionBox() {
            @Override
            public ResultOfAppEncryptionBox.GetInfo getInfo() {
                return new ResultOfAppEncryptionBox.GetInfo(new EncryptionBoxInfo());
            }

            @Override
            public ResultOfAppEncryptionBox.Encrypt encrypt(ParamsOfAppEncryptionBox.Encrypt request) {
                return new ResultOfAppEncryptionBox.Encrypt(request.data());
            }

            @Override
            public ResultOfAppEncryptionBox.Decrypt decrypt(ParamsOfAppEncryptionBox.Decrypt request) {
                return new ResultOfAppEncryptionBox.Decrypt(request.data());
            }
        };
    }

    private static String camelCase(String name) {
        StringBuilder result = new StringBuilder();
        for (String word : name.split("_")) {
            result.append(result.isEmpty() ? word : word.substring(0, 1).toUpperCase() + word.substring(1));
        }
        return result.toString();
    }

    /** Replaces {@code {"$var": "name.path"}} by parts of saved results. */
    private static Object fillIn(Object template, Map<String, Object> saved) {
        if (template instanceof List<?> list) {
            return list.stream().map(item -> fillIn(item, saved)).toList();
        }
        if (!(template instanceof Map<?, ?> map)) {
            return template;
        }
        if (map.get("$var") instanceof String path) {
            Object value = saved;
            for (String key : path.split("\\.")) {
                value = Decoders.object(value).get(key);
            }
            return value;
        }
        Map<String, Object> filled = new LinkedHashMap<>();
        map.forEach((key, value) -> filled.put((String) key, fillIn(value, saved)));
        return filled;
    }

    /** Everything that is expected must be there; {@code null} matches an absent field. */
    private static void assertContained(Object expected, Object actual, String path) {
        if (expected instanceof Map<?, ?> map) {
            map.forEach((key, value) -> {
                switch ((String) key) {
                    case "$type" -> assertEquals(value, jsType(actual), path);
                    case "$ne" -> assertNotEquals(value, actual, path);
                    case "$regex" -> assertTrue(((String) actual).matches(".*(" + value + ").*"), path);
                    case "$words" -> assertEquals((long) value, ((String) actual).split(" ").length, path);
                    case "$len" -> assertEquals((long) value, ((String) actual).length(), path);
                    case "$minlen" -> assertTrue(((String) actual).length() >= (long) value, path);
                    default -> {
                        assertTrue(!((String) key).startsWith("$"), "unknown operator " + key);
                        assertNotNull(actual, path);
                        assertContained(value, Decoders.object(actual).get(key), path + "." + key);
                    }
                }
            });
        } else if (expected instanceof List<?> list) {
            assertEquals(list.size(), ((List<?>) actual).size(), path);
            for (int index = 0; index < list.size(); index++) {
                assertContained(list.get(index), ((List<?>) actual).get(index), path + "[" + index + "]");
            }
        } else {
            assertEquals(expected, actual, path);
        }
    }

    private static String jsType(Object value) {
        return value instanceof Number ? "number"
                : value instanceof String ? "string"
                : value instanceof Boolean ? "boolean"
                : value instanceof List<?> ? "array" : "object";
    }
}
