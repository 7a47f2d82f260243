/** Secrets that are shorter are not looked for: they occur in ordinary words. */
export const SHORTEST_SECRET = 8

/**
 * How a secret may be written, escapes aside (see `unescape.ts`): as it is, as hexadecimal digits, percent-encoded, and as base64 wherever
 * it stands in what was encoded, also of its lower and upper case. All in lower case: case does not count.
 */
export function writtenForms(secret: string): string[] {
  const cases = [secret, secret.toLowerCase(), secret.toUpperCase()]
  const texts = cases.flatMap((text) => {
    const bytes = Buffer.from(text)
    return [text, encodeURIComponent(text.toWellFormed()), bytes.toString('hex'), ...base64Forms(bytes)]
  })
  return [...new Set(texts.map(folded))].filter(({ length }) => length >= SHORTEST_SECRET)
}

/** The part of the base64 of anything that holds the bytes which does not depend on what stands around them. */
function base64Forms(bytes: Buffer): string[] {
  return [0, 1, 2].flatMap((before) => {
    const encoded = Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .replace(/=+$/, '')
    const isWhole = (before + bytes.length) % 3 === 0
    const own = encoded.slice(Math.ceil((before * 4) / 3), isWhole ? encoded.length : -1)
    return [own, own.replaceAll('+', '-').replaceAll('/', '_')]
  })
}

/** Without case, and as long as before: a few letters have a lower case of two characters. */
export function folded(text: string): string {
  const lower = text.toLowerCase()
  return lower.length === text.length ? lower : text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
}
