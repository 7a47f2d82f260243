/** A number with `places` decimals and thin spaces between thousands; the same on every machine. */
export function decimal(value: number, places = 0): string {
  if (!Number.isFinite(value)) return '–'
  const [whole = '0', part] = Math.abs(value).toFixed(places).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '\u202f')
  const sign = value < 0 && Number(value.toFixed(places)) !== 0 ? '−' : ''
  return `${sign}${grouped}${part === undefined ? '' : `.${part}`}`
}

/** The ends of an interval: `[1.2, 3.4]`; `no interval` where they are unknown, `no spread` where all values agree. */
export function range({ low, high }: { low: number; high: number }, places = 1): string {
  if (!Number.isFinite(low) || !Number.isFinite(high)) return 'no interval'
  return low === high ? 'no spread' : `[${decimal(low, places)}, ${decimal(high, places)}]`
}

export const percent = (share: number, places = 0): string => `${decimal(100 * share, places)} %`

/** A length of time: `48.2 s` below two minutes, `3 min 05 s` above. */
export function duration(seconds: number): string {
  if (!Number.isFinite(seconds)) return '–'
  if (seconds < 120) return `${decimal(seconds, 1)} s`
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`
}

/** A number for a coordinate of SVG. */
export const px = (value: number): number => Math.round(value * 10) / 10 + 0

/** A text shortened to `length` characters with an ellipsis. */
export function cut(text: string, length: number): string {
  const chars = [...text]
  return chars.length <= length
    ? text
    : `${chars
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`
}

/** A step of 1, 2 or 5 times a power of ten that divides the span into at most `parts` parts. */
export function niceStep(span: number, parts: number): number {
  const rough = span / Math.max(1, parts)
  if (!(rough > 0)) return 1
  const power = 10 ** Math.floor(Math.log10(rough))
  return (([1, 2, 5].find((step) => step * power >= rough - 1e-9) ?? 10) as number) * power
}
