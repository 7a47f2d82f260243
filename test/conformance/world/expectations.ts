import { ProbeFailure } from './probe.ts'

/** Two values are the same, looked at as JSON. */
export function equal(what: string, got: unknown, wanted: unknown): void {
  if (JSON.stringify(got) !== JSON.stringify(wanted)) throw new ProbeFailure(what, got, wanted)
}

/** A number lies in a range, ends included. */
export function within(what: string, got: number, low: number, high: number): void {
  if (!(got >= low && got <= high))
    throw new ProbeFailure(what, got, low === high ? low : `${low} to ${high}`)
}

/** Something holds. */
export function holds(what: string, isSo: boolean, got: unknown, wanted: string): void {
  if (!isSo) throw new ProbeFailure(what, got, wanted)
}

/** A block text fits a pattern like `oak_door[half=upper]`: the name, and the properties that are named. */
export function fits(text: string, pattern: string): boolean {
  const [name, properties] = parse(text)
  const [wantedName, wanted] = parse(pattern)
  if (name !== wantedName) return false
  return [...wanted].every(([key, value]) => properties.get(key) === value)
}

/** As `fits`, and throws ProbeFailure. */
export function fitting(what: string, text: string, pattern: string): void {
  if (!fits(text, pattern)) throw new ProbeFailure(what, text, pattern)
}

function parse(text: string): [string, Map<string, string>] {
  const [, name = '', list = ''] = /^([^[]*)(?:\[(.*)\])?$/.exec(text) ?? []
  const pairs = list === '' ? [] : list.split(',').map((pair) => pair.split('=') as [string, string])
  return [name, new Map(pairs)]
}
