/* A signing box that lives in a C# program: the library asks it for a signature, and the key never leaves this file. */
using System;
using System.Text.RegularExpressions;

static class Signing
{
    static int Main()
    {
        using (var client = new TvmClient("{}"))
        {
            Console.WriteLine("version " + Field(client.Call("client.version", "{}"), "version"));
            var keys = client.Call("crypto.generate_random_sign_keys", "{}");
            var key = "{\"public\":\"" + Field(keys, "public") + "\",\"secret\":\"" + Field(keys, "secret") + "\"}";

            // Asked on threads of the library, which may call it.
            Func<string, string> answer = request =>
                request.Contains("\"type\":\"GetPublicKey\"")
                    ? "{\"type\":\"GetPublicKey\",\"public_key\":\"" + Field(keys, "public") + "\"}"
                    : "{\"type\":\"Sign\",\"signature\":\"" + Field(Sign(client, Field(request, "unsigned"), key), "signature") + "\"}";
            var box = client.Register("crypto.register_signing_box", "{}", answer).Result;
            // Nothing that the library still points to may be collected.
            GC.Collect();
            GC.WaitForPendingFinalizers();

            var number = Regex.Match(box, "\"handle\":(\\d+)").Groups[1].Value;
            var signed = client.Request("crypto.signing_box_sign", "{\"signing_box\":" + number + ",\"unsigned\":\"aGVsbG8=\"}").Result;
            var expected = Sign(client, "aGVsbG8=", key);
            Console.WriteLine(Field(signed, "signature") == Field(expected, "signature") ? "signed by the box" : "another signature");

            try
            {
                client.Call("crypto.sha256", "{\"data\":1}");
            }
            catch (TvmException error)
            {
                Console.WriteLine("refused with code " + error.Code);
            }
            var waiting = client.Request("crypto.sha256", "{\"data\":\"w6k=\"}");
            client.Close(5000);
            Console.WriteLine("hash " + Field(waiting.Result, "hash").Substring(0, 8));
        }
        return 0;
    }

    static string Sign(TvmClient client, string text, string keys)
    {
        return client.Call("crypto.sign", "{\"unsigned\":\"" + text + "\",\"keys\":" + keys + "}");
    }

    /* A text of a JSON object; programs with more to read take a JSON library. */
    static string Field(string json, string name)
    {
        return Regex.Match(json, "\"" + name + "\":\"([^\"]*)\"").Groups[1].Value;
    }
}
