type Channels = [red: number, green: number, blue: number]

function channels(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

const toHex = (rgb: Channels): string =>
  `#${rgb
    .map((c) =>
      Math.max(0, Math.min(255, Math.round(c)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** Makes a colour darker (factor below 1) or lighter (above 1). */
export const shade = (hex: string, factor: number): string =>
  toHex(channels(hex).map((c) => c * factor) as Channels)

/** A colour between two: `share` 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const other = channels(second)
  return toHex(channels(first).map((c, i) => c + ((other[i] ?? 0) - c) * share) as Channels)
}

/** A muted colour that depends only on the text (FNV-1a), for names without a rule. */
export function colourOfText(text: string): string {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0
  const hue = (hash % 360) / 60
  const level = (offset: number): number => {
    const k = (offset + hue) % 6
    return 150 - 60 * Math.max(-1, Math.min(1, Math.min(k, 4 - k) - 1)) * 0.75
  }
  return toHex([level(5), level(3), level(1)])
}
