/** Compares results with the examples of the definitions. */
import assert from 'node:assert/strict'

/** Replaces `{"$var": "name.path"}` by parts of saved results. */
export function fillIn(template, saved) {
  if (Array.isArray(template)) return template.map((item) => fillIn(item, saved))
  if (typeof template !== 'object' || template === null) return template
  if (template.$var !== undefined) return template.$var.split('.').reduce((value, key) => value[key], saved)
  if (template.$concat !== undefined) return template.$concat.map((part) => fillIn(part, saved)).join('')
  return Object.fromEntries(Object.entries(template).map(([key, value]) => [key, fillIn(value, saved)]))
}

const operators = {
  $len: (actual, length) => assert.equal(actual.length, length),
  $minlen: (actual, length) => assert.ok(actual.length >= length),
  $words: (actual, count) => assert.equal(actual.split(' ').length, count),
  $regex: (actual, pattern) => assert.match(actual, new RegExp(pattern)),
  $ne: (actual, other) => assert.notDeepEqual(actual, other),
  $item: (actual, [index, item]) => assertContained(actual[index], item),
  $type: (actual, type) => assert.equal(type === 'array' ? Array.isArray(actual) && 'array' : typeof actual, type),
  $b64prefix: (actual, prefix) =>
    assert.ok(Buffer.from(actual, 'base64').toString('hex').startsWith(Buffer.from(prefix, 'base64').toString('hex'))),
}

/** Everything that is expected must be there; objects may have more keys, `null` matches an absent key. */
export function assertContained(actual, expected) {
  if (expected === null) {
    assert.equal(actual ?? null, null)
  } else if (Array.isArray(expected)) {
    assert.equal(actual.length, expected.length)
    for (const [index, item] of expected.entries()) assertContained(actual[index], item)
  } else if (typeof expected === 'object') {
    for (const [key, value] of Object.entries(expected)) {
      if (operators[key] !== undefined) operators[key](actual, value)
      else assertContained(actual[key], value)
    }
  } else {
    assert.equal(typeof actual === 'bigint' ? Number(actual) : actual, expected)
  }
}
