/** A colour as 0xrrggbb. */
export type Colour = number

const clamp = (value: number): number => Math.max(0, Math.min(255, Math.round(value)))

const join = (red: number, green: number, blue: number): Colour =>
  (clamp(red) << 16) | (clamp(green) << 8) | clamp(blue)

/** Makes a colour darker (factor below 1) or lighter (above 1). */
export const shade = (colour: Colour, factor: number): Colour =>
  join((colour >> 16) * factor, ((colour >> 8) & 255) * factor, (colour & 255) * factor)

/** A colour between two: `share` 0 is the first, 1 the second. */
export function mix(first: Colour, second: Colour, share: number): Colour {
  const between = (shift: number): number => {
    const from = (first >> shift) & 255
    return from + (((second >> shift) & 255) - from) * share
  }
  return join(between(16), between(8), between(0))
}

/** Multiplies two colours as a filter does: white changes nothing. */
export const filtered = (colour: Colour, filter: Colour): Colour =>
  join(
    ((colour >> 16) * (filter >> 16)) / 255,
    (((colour >> 8) & 255) * ((filter >> 8) & 255)) / 255,
    ((colour & 255) * (filter & 255)) / 255,
  )

/** How different two colours look, 0 (the same) to 765. */
export const distance = (a: Colour, b: Colour): number =>
  [16, 8, 0].reduce((sum, shift) => sum + Math.abs(((a >> shift) & 255) - ((b >> shift) & 255)), 0)

/** The colour as CSS: `#rrggbb`. */
export const css = (colour: Colour): string => `#${colour.toString(16).padStart(6, '0')}`

/** A number that depends only on the text (FNV-1a), 0 to 2^32 - 1. */
export function hashOfText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0
  return hash
}

/** A muted colour that depends only on the text, for names without a rule. */
export function colourOfText(text: string): Colour {
  const hue = (hashOfText(text) % 360) / 60
  const level = (offset: number): number => {
    const k = (offset + hue) % 6
    return 150 - 60 * Math.max(-1, Math.min(1, Math.min(k, 4 - k) - 1)) * 0.75
  }
  return join(level(5), level(3), level(1))
}
