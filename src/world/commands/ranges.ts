/** A range that includes both ends. */
export interface NumberRange {
  readonly min: number
  readonly max: number
}

/** Parses 5, 2.., ..7 or 2..7; returns null for anything else. */
export function parseRange(text: string): NumberRange | null {
  const match = /^(-?(?:\d+(?:\.\d+)?|\.\d+))?(\.\.)?(-?(?:\d+(?:\.\d+)?|\.\d+))?$/.exec(text)
  if (!match) return null
  const [, low, dots, high] = match
  if (!dots) return low === undefined || high !== undefined ? null : { min: Number(low), max: Number(low) }
  if (low === undefined && high === undefined) return null
  const range = { min: Number(low ?? -Infinity), max: Number(high ?? Infinity) }
  return range.min > range.max ? null : range
}

export const inRange = (value: number, { min, max }: NumberRange): boolean => value >= min && value <= max
