import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import vendorclient.AppObject;
import vendorclient.Call;
import vendorclient.CallOptions;
import vendorclient.Callback;
import vendorclient.Caller;
import vendorclient.ClientException;
import vendorclient.StartOptions;
import vendorclient.VendorClient;
import vendorclient.api.shapes.AppShapes;
import vendorclient.api.digits.Numbered;
import vendorclient.api.shapes.Choice;
import vendorclient.api.shapes.Flags;
import vendorclient.api.shapes.Keywords;
import vendorclient.api.shapes.Nested;
import vendorclient.api.shapes.Optionals;
import vendorclient.api.shapes.ParamsOfAppShapes;
import vendorclient.api.shapes.ResultOfAppShapes;
import vendorclient.api.shapes.ShapesModule;
import vendorclient.api.shapes.Plant;
import vendorclient.api.shapes.Words;
import vendorclient.api.test.AppTest;
import vendorclient.api.test.Integers;
import vendorclient.api.test.ParamsOfAppCall;
import vendorclient.api.test.ParamsOfAppTest;
import vendorclient.api.test.ParamsOfFlood;
import vendorclient.api.test.ResultOfAppTest;
import vendorclient.api.test.TestModule;
import vendorclient.json.Decoder;
import vendorclient.json.Json;
import vendorclient.json.JsonException;

/** Uses code that was generated from definitions with everything in them; run with assertions. */
public final class GeneratedCode {
    public static void main(String[] arguments) throws Exception {
        roundTrips();
        hidesSecrets();
        routesAppObjects();
        decodesMessages();
        talksToDaemon(arguments);
        System.out.println("generated code works");
    }

    private static void roundTrips() {
        keep("{\"small\":1,\"medium\":2,\"large\":4294967295,\"negative\":-1,\"signed\":-2147483648,"
                + "\"huge\":18446744073709551615,\"huge_signed\":-9223372036854775808,\"real\":1.5,"
                + "\"other\":{\"unsigned\":9007199254740993,\"signed\":-1}}", vendorclient.api.shapes.Integers::fromJson);
        keep("{}", Optionals::fromJson);
        keep("{\"flag\":false,\"small\":0,\"large\":0,\"huge\":0,\"real\":0.25,\"words\":\"it\\\"s\\\\\","
                + "\"flags\":[0,7],\"handles\":[1],\"values\":{\"a\":[null,1.10,{}]},\"password\":\"p\"}",
                Optionals::fromJson);
        keep("{\"class\":\"a\",\"public\":\"b\",\"wait\":true,\"hash_code\":1,\"to_json\":null,\"fields\":\"c\","
                + "\"ABI version\":2,\"abi_version\":\"2.4\",\"object\":{\"value\":\"é€😀\"}}", Keywords::fromJson);
        keep("{\"name\":\"a\",\"children\":[{\"name\":\"b\",\"children\":[]}],\"by_name\":{\"c\":{\"name\":\"c\","
                + "\"children\":[]}}}", Plant::fromJson);
        keep("[[],[[]]]", Nested::fromJson);
        keep("{\"type\":\"Choice\",\"choice\":{\"type\":\"Integer\",\"value\":3}}", Choice::fromJson);
        keep("{\"type\":\"Object\",\"value\":null}", Choice::fromJson);
        keep("{\"type\":\"Map\",\"value\":{\"a\":[]}}", Choice::fromJson);
        keep("{\"type\":\"Override\"}", Choice::fromJson);
        keep("{\"type\":\"Tree\",\"tree\":{\"name\":\"\",\"children\":[]}}", Choice::fromJson);
        keep("{\"type\":\"snake_case\"}", Choice::fromJson);
        assert Optionals.fromJson(Json.parse("{\"flag\":null,\"unknown\":1}")).equals(new Optionals());
        keep("{\"2fa\":\"d\",\"axes\":-1}", Numbered::fromJson);
        assert Flags.fromJson(7L) == Flags.HTTP_SERVER2 && Words.fromJson("in-order") == Words.IN_ORDER;
        keep("{\"type\":\"Nothing\",\"more\":12345678901234567890123}", Choice::fromJson);
        keep("\"sideways\"", Words::fromJson);
        assert !Words.of("sideways").isKnown() && Words.of("in-order") == Words.IN_ORDER;
        assert Flags.of(8).equals(Flags.fromJson(8L)) && !Flags.of(8).equals(Flags.HTTP_SERVER2);
        refuse("{\"name\":\"a\"}", Plant::fromJson);
        keep("8", Flags::fromJson);
        refuse("\"8\"", Flags::fromJson);
    }

    private static void keep(String text, Decoder<?> decoder) {
        String written = Json.write(decoder.decode(Json.parse(text)));
        assert written.equals(text) : written;
    }

    private static void refuse(String text, Decoder<?> decoder) {
        try {
            decoder.decode(Json.parse(text));
        } catch (JsonException expected) {
            return;
        }
        throw new AssertionError(text);
    }

    private static void hidesSecrets() {
        String text = List.of(new Optionals().withPassword("hunter2"), new Choice.FieldWriter("hunter2")).toString();
        assert !text.contains("hunter2") && text.contains("password=<secret>") : text;
    }

    private static void routesAppObjects() throws Exception {
        List<String> told = new ArrayList<>();
        AppObject object = AppShapes.untyped(new AppShapes() {
            @Override
            public ResultOfAppShapes.GetTree getTree(ParamsOfAppShapes.GetTree request) {
                return new ResultOfAppShapes.GetTree(new Plant(request.name(), List.of()));
            }

            @Override
            public void wait_() {
                told.add("wait");
            }

            @Override
            public void notify_() {
                told.add("notify");
            }
        });
        Object tree = object.handle(Json.parse("{\"type\":\"GetTree\",\"name\":\"oak\"}"));
        assert Json.write(tree).equals("{\"type\":\"GetTree\",\"tree\":{\"name\":\"oak\",\"children\":[]}}");
        assert Json.write(object.handle(Json.parse("{\"type\":\"Wait\"}"))).equals("{\"type\":\"Wait\"}");
        object.handle(Json.parse("{\"type\":\"Notify\"}"));
        assert told.equals(List.of("wait", "notify"));
    }

    /** Remembers what generated functions ask for. */
    private static final class Recorder implements Caller {
        String method;
        Object params;
        Callback<?> callback;

        @Override
        public <T> Call<T> call(String method, Object params, Decoder<T> result, CallOptions options) {
            this.method = method;
            this.params = params;
            return null;
        }

        @Override
        public <T> Call<T> callWithObject(
                String method, Object params, Decoder<T> result, CallOptions options, AppObject object) {
            return call(method, params, result, options);
        }

        @Override
        public <T> Call<T> callWithCallback(
                String method, Object params, Decoder<T> result, CallOptions options, Callback<?> callback) {
            this.callback = callback;
            return call(method, params, result, options);
        }
    }

    private static void decodesMessages() {
        Recorder recorder = new Recorder();
        ShapesModule shapes = new ShapesModule(recorder);
        Plant tree = new Plant("oak", List.of());
        shapes.subscribe(tree, (message, lost) -> {
            assert message instanceof ShapesModule.SubscribeMessage;
        });
        assert recorder.method.equals("shapes.subscribe") && recorder.params == tree;
        assert !recorder.callback.endsWithCall();
        assert recorder.callback.decoders().get(101).decode(List.of(1L))
                .equals(new ShapesModule.SubscribeMessage.Message101(List.of(1L)));
        assert recorder.callback.decoders().get(100).decode(tree.toJson())
                .equals(new ShapesModule.SubscribeMessage.PlantMessage(tree));
        shapes.workPlain((message, lost) -> message.name().length());
        assert recorder.callback.endsWithCall();
        assert recorder.callback.decoders().get(100).decode(tree.toJson()).equals(tree);
        shapes.workPlain();
        shapes.wait_();
        assert recorder.method.equals("shapes.wait") && recorder.params == null;
    }

    private static void talksToDaemon(String[] arguments) throws Exception {
        StartOptions options =
                new StartOptions().program(java.nio.file.Path.of(arguments[0])).dataFolder(java.nio.file.Path.of(arguments[1]));
        try (VendorClient client = VendorClient.start(options)) {
            TestModule test = new TestModule(client);
            for (String number : List.of("9007199254740993", "18446744073709551615")) {
                Integers integers = new Integers(new BigInteger(number)).withSigned(Long.MIN_VALUE);
                assert test.integers(integers).await().equals(integers);
            }
            Map<Long, Long> seen = new LinkedHashMap<>();
            test.flood(new ParamsOfFlood(100), (message, lost) -> seen.put(message.index(), lost)).await();
            assert seen.size() == 100;
            List<Object> told = new ArrayList<>();
            AppTest object = new AppTest() {
                @Override
                public ResultOfAppTest.Echo echo(ParamsOfAppTest.Echo request) {
                    return new ResultOfAppTest.Echo(List.of(request.value()));
                }

                @Override
                public void other() {}

                @Override
                public void notify_(ParamsOfAppTest.Notify request) {
                    told.add(request.value());
                }
            };
            ParamsOfAppCall params = new ParamsOfAppCall("x").withTimes(2L).withNotify(1L);
            assert test.appCall(params, object).await().values().equals(List.of(List.of("x"), List.of("x")));
            try {
                test.appCall(params, new RefusingObject()).await();
                throw new AssertionError("it was not refused");
            } catch (ClientException error) {
                assert error.code() == 26 && error.getMessage().contains("not today") : error;
            }
        }
    }

    private static final class RefusingObject implements AppTest {
        @Override
        public ResultOfAppTest.Echo echo(ParamsOfAppTest.Echo request) {
            throw new IllegalStateException("not today");
        }

        @Override
        public void other() {}

        @Override
        public void notify_(ParamsOfAppTest.Notify request) {}
    }
}
