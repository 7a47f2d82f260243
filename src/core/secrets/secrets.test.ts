import { describe, expect, it } from 'vitest'
import { hidden, hiddenValue, keepSecret, watchVisibleSecrets } from './secrets.ts'
import { secretsAround, secretsInAddresses } from './secrets-around.ts'

const KEY = 'sk-Proj_7fQ"x/2+Zz9\\Lm04vB'
keepSecret(KEY, 'OPENAI_API_KEY')

const unicode = (text: string): string =>
  Array.from(text, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')
const percent = (text: string): string =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
const base64 = (text: string): string => Buffer.from(text).toString('base64')

/** The key in every form seen or expected in messages of endpoints. */
const FORMS: Readonly<Record<string, string>> = {
  'as it is': KEY,
  'in lower case': KEY.toLowerCase(),
  'in upper case': KEY.toUpperCase(),
  'as JSON': JSON.stringify(KEY),
  'as JSON in JSON': JSON.stringify(JSON.stringify(KEY)),
  'with slashes escaped': JSON.stringify(KEY).replaceAll('/', '\\/'),
  'as \\u escapes': unicode(KEY),
  'as \\u escapes in upper case': unicode(KEY).toUpperCase().replaceAll('\\U', '\\u'),
  'as \\u escapes in JSON': JSON.stringify(unicode(KEY)),
  'as \\u{} escapes': Array.from(KEY, (c) => `\\u{${c.charCodeAt(0).toString(16)}}`).join(''),
  'as \\x escapes': Array.from(KEY, (c) => `\\x${c.charCodeAt(0).toString(16)}`).join(''),
  'with one letter escaped': KEY.replace('P', '\\u0050'),
  'percent-encoded': encodeURIComponent(KEY),
  'percent-encoded twice': encodeURIComponent(encodeURIComponent(KEY)),
  'percent-encoded in full': percent(KEY),
  'in HTML': KEY.replaceAll('"', '&quot;'),
  'as HTML references': Array.from(KEY, (c) => `&#${c.charCodeAt(0)};`).join(''),
  'as HTML references in hexadecimal': Array.from(KEY, (c) => `&#x${c.charCodeAt(0).toString(16)};`).join(''),
  'in hexadecimal': Buffer.from(KEY).toString('hex'),
  'in base64': base64(KEY),
  'in base64 after one byte': base64(`:${KEY}`),
  'in base64 after two bytes': base64(`u:${KEY}`),
  'in base64 within a header': base64(`Authorization: Bearer ${KEY}\r\nHost: x`),
  'in base64 for addresses': Buffer.from(KEY).toString('base64url'),
  'in base64, percent-encoded': encodeURIComponent(base64(KEY)),
  'in base64 of lower case': base64(KEY.toLowerCase()),
  'cut off': `${KEY.slice(0, 20)}…`,
}

/** Whether a useful part of the key remains in any layer of a text. */
function isLeft(text: string): boolean {
  const unescaped = text.replace(/\\+u([0-9a-f]{4})/gi, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  )
  return [text, unescaped, decodeURIComponent(text.replace(/%(?![0-9a-f]{2})/gi, '%25'))].some((layer) =>
    layer.replaceAll('\\', '').toLowerCase().includes(KEY.replaceAll('\\', '').slice(0, 12).toLowerCase()),
  )
}

describe('what is written', () => {
  it.each(Object.entries(FORMS))('holds no key %s', (_form, text) => {
    const shown = hidden(`before ${text} after`)
    expect(shown).toMatch(/^before .*\*\*\*.* after$/s)
    expect(isLeft(shown)).toBe(false)
    expect(shown.length).toBeLessThan('before  after'.length + 50)
  })

  it.each(Object.entries(FORMS))('remains JSON with a key %s in it', (_form, text) => {
    const line = JSON.stringify({ said: `\n${text}`, [text]: [1, { text }], n: 12 })
    const shown = JSON.parse(hidden(line)) as Record<string, unknown>
    expect(shown['n']).toBe(12)
    expect(JSON.stringify(shown)).toContain('***')
    expect(isLeft(JSON.stringify(shown))).toBe(false)
  })

  it('keeps the layout of JSON, of lines, and of texts without a key', () => {
    expect(hidden(`${JSON.stringify({ a: KEY }, null, 2)}\n`)).toBe('{\n  "a": "***"\n}\n')
    expect(hidden(`{"a":1}\n${JSON.stringify({ b: KEY })}\n`)).toBe('{"a":1}\n{"b":"***"}\n')
    const other = '{"a" : "sk-Proj_7fQ, \\u0073 and 100 % of %20"}'
    expect(hidden(other)).toBe(other)
  })

  it('is idempotent', () => {
    for (const text of Object.values(FORMS)) expect(hidden(hidden(text))).toBe(hidden(text))
  })

  it('has no damaged escape where a key begins like one', () => {
    keepSecret('nightly-4711-run')
    expect(JSON.parse(hidden(JSON.stringify({ a: '\nightly-4711-run and nightly-4711-run' })))).toEqual({
      a: '\nightly-4711-run and ***',
    })
  })

  it('leaves numbers alone, which a password of digits may equal', () => {
    keepSecret('17957247')
    const line = JSON.stringify({ wall: 17957247123, said: 'it is 17957247' })
    expect(JSON.parse(hidden(line))).toEqual({ wall: 17957247123, said: 'it is ***' })
  })
})

it('hides within values, and copies nothing if there is nothing to hide', () => {
  const value = { a: [undefined, { b: 'x' }], at: new Date(0), bytes: Uint8Array.of(1) }
  expect(hiddenValue(value)).toBe(value)
  expect(hiddenValue({ ...value, said: KEY, error: { message: unicode(KEY) } })).toEqual({
    ...value,
    said: '***',
    error: { message: '***' },
  })
})

it('warns once that a short key, or an own word, stays visible', () => {
  const said: string[] = []
  const own = ['SHORT_KEY', 'WORD_KEY']
  // Other tests in this process may have registered keys that stay visible.
  watchVisibleSecrets((name, why) => own.includes(name) && said.push(`${name}: ${why}`))
  for (let times = 0; times < 3; times++) {
    keepSecret('x', 'SHORT_KEY')
    keepSecret('iron_pickaxe', 'WORD_KEY')
  }
  expect(said).toEqual(['SHORT_KEY: short', 'WORD_KEY: word'])
  expect(hidden('x iron_pickaxe')).toBe('x iron_pickaxe')
})

describe('secrets of a process', () => {
  it('are what its variables are named after, if it looks random, and its own keys in any case', () => {
    const env = {
      OPENAI_API_KEY: 'password-like',
      GITHUB_TOKEN: 'ghp_0123456789abc',
      npm_config__authToken: 'npm_0123456789abc',
      MY_KEY: 'construction',
      SSH_KEY: '/home/me/.ssh/id_ed25519_0123',
      PATH: '/usr/bin:/usr/local/0123456789',
      PWD: '/work/0123456789abc',
    }
    expect(secretsAround(env, [])).toEqual(['password-like', 'ghp_0123456789abc', 'npm_0123456789abc'])
  })

  it('are passwords and keys in URLs, as written and decoded', () => {
    const args = [
      'run',
      '--pool=rediss://me:p%40ssw0rd%2F1@redis:6379',
      '--base-url',
      'https://m/v1?api-key=K1&v=2',
    ]
    expect(secretsAround({ CAUSALMACE_POOL: 'postgres://me:s3cr3t@db/x' }, args)).toEqual([
      's3cr3t',
      's3cr3t',
      'p%40ssw0rd%2F1',
      'p@ssw0rd/1',
      'K1',
      'K1',
    ])
    expect(secretsInAddresses('http://localhost:11434/v1 and https://x?api-version=2024-10-21')).toEqual([])
  })
})
