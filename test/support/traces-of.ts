import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, inflateRawSync, inflateSync } from 'node:zlib'

/** Resolves escapes of JSON, addresses and HTML; written for the tests, so that it shares no fault with what is tested. */
const unescaped = (text: string): string =>
  text
    .replace(/\\+u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll('&quot;', '"')
    .replaceAll('\\', '')

/** The middle of what a text becomes in base64, for each of the three places where it may begin. */
const inBase64 = (text: string): string[] =>
  [0, 1, 2].map((before) =>
    Buffer.from('x'.repeat(before) + text)
      .toString('base64')
      .slice(4, -6),
  )

/** The places of a secret in a text, in words; empty if it does not occur. */
export function tracesIn(text: string, secret: string): string[] {
  const plain = unescaped(unescaped(text))
  const marks: [string, string, boolean][] = [
    ['as it is', text.toLowerCase(), text.toLowerCase().includes(secret.toLowerCase())],
    ['escaped', plain, plain.toLowerCase().includes(unescaped(secret).toLowerCase())],
    ['in hexadecimal', text, text.toLowerCase().includes(Buffer.from(secret).toString('hex'))],
    [
      'in base64',
      plain,
      [secret, secret.toLowerCase()].some((one) => inBase64(one).some((mark) => plain.includes(mark))),
    ],
  ]
  return marks.flatMap(([form, , isThere]) => (isThere ? [form] : []))
}

/** The texts of bytes: as they are, and with whatever is compressed in them. */
export function textsOf(bytes: Buffer): string[] {
  const whole = [gunzipSync, inflateSync].flatMap((unpack) => {
    try {
      return [unpack(bytes).toString('latin1')]
    } catch {
      return []
    }
  })
  const text = bytes.toString('latin1')
  // Recordings hold compressed bytes as base64, pages too.
  const inside = [...text.matchAll(/"([A-Za-z0-9+/]{40,}={0,2})"/g)].flatMap(([, base64 = '']) => {
    try {
      return [inflateRawSync(Buffer.from(base64, 'base64')).toString('latin1')]
    } catch {
      return []
    }
  })
  return [text, ...whole, ...inside]
}

/** The files below a folder in which a secret stands, each with the form. */
export function tracesBelow(folder: string, secret: string): { looked: string[]; found: string[] } {
  const looked = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const found = looked.flatMap((file) => {
    const forms = textsOf(readFileSync(file)).flatMap((text) => tracesIn(text, secret))
    return [...new Set(forms)].map((form) => `${file}: ${form}`)
  })
  return { looked, found }
}
