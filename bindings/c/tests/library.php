<?php

/** The C library from PHP's FFI, which takes no calls from other threads: synchronous calls. `library.php <shared library>`. */

$library = FFI::cdef(<<<'C'
    typedef struct { const char *content; uint32_t len; } tc_string_data_t;
    typedef struct tc_string_handle_t tc_string_handle_t;
    tc_string_handle_t *tc_create_context(tc_string_data_t config);
    void tc_destroy_context(uint32_t context);
    tc_string_handle_t *tc_request_sync(uint32_t context, tc_string_data_t function_name, tc_string_data_t params);
    tc_string_data_t tc_read_string(const tc_string_handle_t *handle);
    void tc_destroy_string(const tc_string_handle_t *handle);
    C, $argv[1]);

$kept = [];
$data = function (string $text) use ($library, &$kept): FFI\CData {
    $length = strlen($text);
    $bytes = FFI::new('char[' . max($length, 1) . ']');
    FFI::memcpy($bytes, $text, $length);
    $string = $library->new('tc_string_data_t');
    $string->content = FFI::cast('char *', FFI::addr($bytes));
    $string->len = $length;
    // The text lives as long as its bytes are known.
    $kept[] = $bytes;
    return $string;
};
$answer = function (FFI\CData $handle) use ($library): array {
    $text = $library->tc_read_string($handle);
    $json = FFI::string($text->content, $text->len);
    $library->tc_destroy_string($handle);
    return json_decode($json, true, 512, JSON_THROW_ON_ERROR | JSON_BIGINT_AS_STRING);
};
$expect = function (mixed $actual, mixed $expected): void {
    if ($actual !== $expected) {
        throw new Exception(json_encode($actual) . ' is not ' . json_encode($expected));
    }
};

$contexts = [];
foreach ([1234, 4321] as $timeout) {
    $config = json_encode(['network' => ['query_timeout' => $timeout]]);
    $contexts[$timeout] = $answer($library->tc_create_context($data($config)))['result'];
}
foreach ($contexts as $timeout => $context) {
    $config = $answer($library->tc_request_sync($context, $data('client.config'), $data('{}')));
    $expect($config['result']['network']['query_timeout'], $timeout);
}
$context = $contexts[1234];
$echoed = $answer($library->tc_request_sync($context, $data('test.echo'), $data('{"value":"é"}')));
$expect($echoed, ['result' => ['value' => 'é']]);
$failed = $answer($library->tc_request_sync($context, $data('crypto.nothing'), $data('')));
$expect($failed['error']['code'], 25);
foreach ($contexts as $gone) {
    $library->tc_destroy_context($gone);
}
$closed = $answer($library->tc_request_sync($context, $data('client.version'), $data('')));
$expect($closed['error']['code'], 17);
echo "works from PHP\n";
