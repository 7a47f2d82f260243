import type { PacketFields } from '../library/network.ts'

/** A packet the game sends: its name and fields. */
export type OutgoingPacket = readonly [name: string, fields: PacketFields]

/** A text component: plain, or a translation with its parts. */
export type Text =
  | { readonly text: string; readonly color?: 'red' }
  | { readonly translate: string; readonly with?: readonly Text[] }

export const text = (value: string): Text => ({ text: value })
/** An error message in the colour that vanilla uses for failed commands. */
export const failure = (value: string): Text => ({ text: value, color: 'red' })
export const translate = (key: string, ...parts: (string | Text)[]): Text => ({
  translate: key,
  with: parts.map((part) => (typeof part === 'string' ? { text: part } : part)),
})
export const json = (value: Text): string => JSON.stringify(value)

/** Ticks of a day. */
export const DAY = 24_000

/** A long of the protocol: a pair of 32-bit integers. */
const long = (n: number): [number, number] => [Math.floor(n / 2 ** 32), n | 0]

export function timeFields(world: { ticks: number; dayTime: number }): PacketFields {
  return { age: long(world.ticks), time: long(world.dayTime) }
}
