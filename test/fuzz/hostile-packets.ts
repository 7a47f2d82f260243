import { createRequire } from 'node:module'
import type { Random } from '../../src/core/random.ts'

/* Hostile packets of the play state, generated from minecraft-data's description of client packets. */

type Type = string | [string, unknown]
interface Field {
  name?: string
  type: Type
  anon?: boolean
}

const load = createRequire(import.meta.url)
interface Protocol {
  play: { toServer: { types: Record<string, Type> } }
  types: Record<string, Type>
}

const NUMBERS = [
  0,
  1,
  -1,
  2,
  35,
  36,
  44,
  45,
  46,
  255,
  256,
  999,
  -999,
  32767,
  -32768,
  65536,
  2 ** 31 - 1,
  -(2 ** 31),
]
const FLOATS = [
  0,
  -0,
  1,
  0.5,
  -60,
  1e9,
  -1e9,
  3e38,
  1e300,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
]
const TEXTS = [
  '',
  'a',
  '/',
  'give @s diamond 1',
  '\u0000',
  '§k',
  '🙂'.repeat(40),
  'x'.repeat(300),
  '{"text":',
  '@e[limit=-1]',
]

/** Generators for each scalar type of the protocol. */
const scalars: Readonly<Record<string, (random: Random) => unknown>> = {
  varint: (random) => number(random, 31),
  optvarint: (random) => number(random, 30),
  varlong: (random) => BigInt(number(random, 31)),
  i8: (random) => number(random, 7) % 128,
  u8: (random) => Math.abs(number(random, 8)) % 256,
  i16: (random) => number(random, 15) % 32768,
  u16: (random) => Math.abs(number(random, 16)) % 65536,
  i32: (random) => number(random, 31) % 2 ** 31,
  u32: (random) => Math.abs(number(random, 31)),
  i64: (random) => [number(random, 31), number(random, 31)],
  u64: (random) => [Math.abs(number(random, 31)), Math.abs(number(random, 31))],
  f32: (random) => random.pick(FLOATS),
  f64: (random) => random.pick(FLOATS),
  bool: (random) => random.integer(2) === 1,
  string: (random) => random.pick(TEXTS),
  UUID: () => '00000000-0000-0000-0000-000000000000',
  restBuffer: (random) => bytes(random, 40),
  void: () => undefined,
  position: (random) => ({
    x: number(random, 25) % 2 ** 25,
    y: number(random, 11) % 2048,
    z: number(random, 25) % 2 ** 25,
  }),
  slot: (random) =>
    random.integer(3) === 0
      ? { present: false }
      : { present: true, itemId: number(random, 11), itemCount: number(random, 7) % 128, nbtData: undefined },
}

const number = (random: Random, bits: number): number =>
  random.integer(2) === 0 ? (random.pick(NUMBERS) as number) : random.integer(2 ** bits) - 2 ** (bits - 1)

export const bytes = (random: Random, most: number): Buffer =>
  Buffer.from(Array.from({ length: random.integer(most + 1) }, () => random.integer(256)))

interface HostilePacket {
  name: string
  params: Record<string, unknown>
}

/** A source of packets with valid structure and invalid values. */
export function hostilePackets(version: string, random: Random): () => HostilePacket {
  const { protocol } = (load('minecraft-data') as (version: string) => { protocol: Protocol })(version)
  const { types } = protocol.play.toServer
  const names = Object.keys(types).filter((name) => name.startsWith('packet_'))
  const known: Record<string, Type> = { ...protocol.types, ...types }

  const make = (type: Type, scope: Record<string, unknown>): unknown => {
    if (typeof type === 'string') {
      const scalar = scalars[type]
      if (scalar !== undefined) return scalar(random)
      const definition = known[type]
      return definition === undefined || definition === 'native' ? undefined : make(definition, scope)
    }
    const [kind, options] = type as [string, Record<string, unknown>]
    if (kind === 'container') return container(options as unknown as Field[])
    if (kind === 'option')
      return random.integer(2) === 0 ? undefined : make(options as unknown as Type, scope)
    if (kind === 'array')
      return Array.from({ length: random.integer(5) }, () => make(options.type as Type, scope))
    if (kind === 'buffer') return bytes(random, 40)
    if (kind === 'pstring') return random.pick(TEXTS)
    if (kind === 'mapper') return random.pick(Object.values(options.mappings as Record<string, string>))
    if (kind === 'switch') {
      const branch = (options.fields as Record<string, Type>)[String(scope[options.compareTo as string])]
      const chosen = branch ?? (options.default as Type | undefined)
      return chosen === undefined ? undefined : make(chosen, scope)
    }
    return 0
  }
  const container = (fields: Field[]): Record<string, unknown> => {
    const made: Record<string, unknown> = {}
    for (const { name, type, anon } of fields) {
      const value = make(type, made)
      if (anon === true) Object.assign(made, value)
      else if (name !== undefined) made[name] = value
    }
    return made
  }
  return () => {
    const name = random.pick(names) as string
    return {
      name: name.slice('packet_'.length),
      params: make(types[name] as Type, {}) as Record<string, unknown>,
    }
  }
}
