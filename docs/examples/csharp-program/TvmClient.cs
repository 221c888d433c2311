/* The library for C from C#, through P/Invoke: one context as an object. */
using System;
using System.Collections.Concurrent;
using System.Runtime.InteropServices;
using System.Text;
using System.Text.RegularExpressions;
using System.Threading;
using System.Threading.Tasks;

/* What a function ended with: {"code": …, "message": …, "data": …}. */
sealed class TvmException : Exception
{
    public readonly int Code;

    public TvmException(string error) : base(error)
    {
        Code = int.Parse(Regex.Match(error, "\"code\":(-?\\d+)").Groups[1].Value);
    }
}

sealed class TvmClient : IDisposable
{
    const uint Success = 0, Error = 1, AppRequest = 3;

    [StructLayout(LayoutKind.Sequential)]
    struct Text
    {
        public IntPtr Content;
        public uint Length;
    }

    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    delegate void Handler(uint request, Text parameters, uint type, [MarshalAs(UnmanagedType.I1)] bool finished);

    [DllImport("tvm_client")] static extern IntPtr tc_create_context(Text config);
    [DllImport("tvm_client")] static extern void tc_destroy_context_within(uint context, uint graceMs);
    [DllImport("tvm_client")] static extern IntPtr tc_request_sync(uint context, Text function, Text parameters);
    [DllImport("tvm_client")] static extern void tc_request(uint context, Text function, Text parameters, uint request, Handler handler);
    [DllImport("tvm_client")] static extern Text tc_read_string(IntPtr answer);
    [DllImport("tvm_client")] static extern void tc_destroy_string(IntPtr answer);

    sealed class Waiting
    {
        public TvmClient Client;
        public readonly TaskCompletionSource<string> Result = new TaskCompletionSource<string>();
        /* Of an app object: gives the result of a request. */
        public Func<string, string> Answer;
    }

    /* The library has only a pointer to it, so that something here must keep it from being collected: this field does. */
    static readonly Handler onResponse = OnResponse;
    static readonly ConcurrentDictionary<uint, Waiting> requests = new ConcurrentDictionary<uint, Waiting>();
    static int lastRequest;

    readonly uint context;

    /* Starts the program; the configuration is a ClientConfig as JSON. */
    public TvmClient(string config)
    {
        context = uint.Parse(Result(With(config, text => Read(tc_create_context(text)))));
    }

    /* Calls a function and waits. Not for functions that take an app object. */
    public string Call(string function, string parameters)
    {
        return Result(With(function, name => With(parameters, given => Read(tc_request_sync(context, name, given)))));
    }

    /* Calls a function; the task has its result. */
    public Task<string> Request(string function, string parameters)
    {
        return Begin(function, parameters, null);
    }

    /* Calls a function that takes an app object, which is asked for as long as it is registered. */
    public Task<string> Register(string function, string parameters, Func<string, string> answer)
    {
        return Begin(function, parameters, answer);
    }

    /* Ends the context. Calls that wait have so much time for their results, then they are cancelled. */
    public void Close(uint graceMs)
    {
        tc_destroy_context_within(context, graceMs);
    }

    public void Dispose()
    {
        Close(0);
    }

    Task<string> Begin(string function, string parameters, Func<string, string> answer)
    {
        var id = (uint)Interlocked.Increment(ref lastRequest);
        var made = new Waiting { Client = this, Answer = answer };
        requests[id] = made;
        With(function, name => With(parameters, given =>
        {
            tc_request(context, name, given, id, onResponse);
            return "";
        }));
        return made.Result.Task;
    }

    /* Called on threads of the library. No exception may leave it: there is nobody to catch it. */
    static void OnResponse(uint request, Text parameters, uint type, bool finished)
    {
        Waiting waiting;
        if (!requests.TryGetValue(request, out waiting)) return;
        var text = TextOf(parameters);
        if (finished) requests.TryRemove(request, out waiting);
        // The tasks go on on threads of their own: those of the library are not held up.
        if (type == Success) Task.Run(() => waiting.Result.TrySetResult(text));
        else if (type == Error) Task.Run(() => waiting.Result.TrySetException(new TvmException(text)));
        else if (type == AppRequest) waiting.Client.Resolve(waiting.Answer, text);
    }

    void Resolve(Func<string, string> answer, string request)
    {
        var id = Regex.Match(request, "\"app_request_id\":(\\d+)").Groups[1].Value;
        string outcome;
        try
        {
            outcome = "{\"type\":\"Ok\",\"result\":" + answer(request) + "}";
        }
        catch (Exception)
        {
            outcome = "{\"type\":\"Error\",\"text\":\"The object failed\"}";
        }
        try
        {
            Call("client.resolve_app_request", "{\"app_request_id\":" + id + ",\"result\":" + outcome + "}");
        }
        catch (TvmException)
        {
            // The answer is no longer wanted.
        }
    }

    /* Of {"result": …}; throws what {"error": …} says. */
    static string Result(string answer)
    {
        if (answer.StartsWith("{\"error\":")) throw new TvmException(answer.Substring(9, answer.Length - 10));
        return answer.Substring(10, answer.Length - 11);
    }

    /* Texts are UTF-8 that stands still while the library reads it. */
    static T With<T>(string text, Func<Text, T> use)
    {
        var bytes = Encoding.UTF8.GetBytes(text);
        var pinned = GCHandle.Alloc(bytes, GCHandleType.Pinned);
        try
        {
            return use(new Text { Content = pinned.AddrOfPinnedObject(), Length = (uint)bytes.Length });
        }
        finally
        {
            pinned.Free();
        }
    }

    static string Read(IntPtr answer)
    {
        var text = TextOf(tc_read_string(answer));
        tc_destroy_string(answer);
        return text;
    }

    static string TextOf(Text text)
    {
        var bytes = new byte[text.Length];
        if (bytes.Length > 0) Marshal.Copy(text.Content, bytes, 0, bytes.Length);
        return Encoding.UTF8.GetString(bytes);
    }
}
