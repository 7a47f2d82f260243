import { ProbeFailure } from './probe.ts'

/** Requires two values to be equal as JSON. */
export function equal(what: string, got: unknown, wanted: unknown): void {
  if (JSON.stringify(got) !== JSON.stringify(wanted)) throw new ProbeFailure(what, got, wanted)
}

/** Requires a number to be in a range, including both ends. */
export function within(what: string, got: number, low: number, high: number): void {
  if (!(got >= low && got <= high))
    throw new ProbeFailure(what, got, low === high ? low : `${low} to ${high}`)
}

/** Requires a condition. */
export function holds(what: string, isSo: boolean, got: unknown, wanted: string): void {
  if (!isSo) throw new ProbeFailure(what, got, wanted)
}

/** Whether a block text matches a pattern such as `oak_door[half=upper]`: the name, and the properties given. */
export function fits(text: string, pattern: string): boolean {
  const [name, properties] = parse(text)
  const [wantedName, wanted] = parse(pattern)
  if (name !== wantedName) return false
  return [...wanted].every(([key, value]) => properties.get(key) === value)
}

/** Requires a block text to match a pattern; see `fits`. */
export function fitting(what: string, text: string, pattern: string): void {
  if (!fits(text, pattern)) throw new ProbeFailure(what, text, pattern)
}

function parse(text: string): [string, Map<string, string>] {
  const [, name = '', list = ''] = /^([^[]*)(?:\[(.*)\])?$/.exec(text) ?? []
  const pairs = list === '' ? [] : list.split(',').map((pair) => pair.split('=') as [string, string])
  return [name, new Map(pairs)]
}
