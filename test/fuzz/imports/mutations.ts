import { gzipSync } from 'node:zlib'
import type { Random } from '../../../src/core/random.ts'
import { bedrockNbt, type Nbt, nbtFile, plainNbt } from './nbt-text.ts'
import { bytesOf, type OriginalFile } from './original-files.ts'

/** Text that stands in JSON as it is, such as a duplicated key or `NaN`. */
class Raw {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const HUGE = [
  2 ** 31,
  -(2 ** 31),
  2 ** 53,
  -(2 ** 53),
  1e308,
  30_000_001,
  100_000,
  -1,
  0.5,
  1e-9,
  65_536,
  320,
  -65,
]
const SPELLINGS = [
  'NaN',
  'Infinity',
  '-Infinity',
  '1e999',
  '-1e999',
  '0x10',
  '01',
  '.5',
  '+1',
  '1_000',
  'undefined',
]
const NAMES = [
  '__proto__',
  'constructor',
  'toString',
  '',
  '../../x',
  'CON',
  '\u0000',
  '日本',
  '\ud800',
  'minecraft:',
  'a:b',
  '{}',
]

const strange = (random: Random): unknown =>
  random.pick<() => unknown>([
    () => random.pick(HUGE),
    () => new Raw(random.pick(SPELLINGS) ?? 'NaN'),
    () => random.pick(NAMES),
    () => 'x'.repeat(10 ** (1 + random.integer(6))),
    () => random.pick<unknown>([null, true, [], {}, 0, '', [[]], [null], [1, 2], [1, 2, 3, 4]]),
    () => new Raw(`${'['.repeat(10 ** (1 + random.integer(5)))}`),
    () => new Raw(`${'[{"a":'.repeat(500)}1${'}]'.repeat(500)}`),
    () => Array.from({ length: 10 ** (1 + random.integer(5)) }, () => random.pick<unknown>([0, {}, [], 'a'])),
    () => new Raw(`{"__proto__":{"polluted":true},"constructor":1}`),
  ])?.()

/** Every place of a tree: a container and a key in it. */
function placesOf(tree: unknown): { holder: Record<string, unknown>; key: string }[] {
  const places: { holder: Record<string, unknown>; key: string }[] = []
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null || value instanceof Raw || Buffer.isBuffer(value)) return
    for (const [key, child] of Object.entries(value)) {
      places.push({ holder: value as Record<string, unknown>, key })
      visit(child)
    }
  }
  visit(tree)
  return places
}

/** Changes one place of a JSON tree. */
function mutateTree(tree: unknown, random: Random): void {
  const place = random.pick(placesOf(tree))
  if (place === undefined) return
  const { holder, key } = place
  const value = holder[key]
  const change = random.pick<() => void>([
    () => {
      holder[key] = strange(random)
    },
    () => {
      if (Array.isArray(holder)) holder.splice(Number(key), 1)
      else delete holder[key]
    },
    () => {
      if (Array.isArray(holder)) holder.push(structuredClone(value))
      else holder[`${key}"`] = value
    },
    () => {
      if (typeof value === 'number') holder[key] = value + (random.pick(HUGE) ?? 1)
      else if (typeof value === 'string') holder[key] = value + (random.pick(NAMES) ?? '')
      else if (Array.isArray(value)) value.reverse()
      else holder[key] = strange(random)
    },
    () => {
      holder[key] = new Raw(`${written(value)},${JSON.stringify(key)}:${written(strange(random))}`)
    },
    () => {
      if (!Array.isArray(holder))
        Object.defineProperty(holder, random.pick(NAMES) ?? 'x', {
          value: strange(random),
          enumerable: true,
          configurable: true,
          writable: true,
        })
    },
  ])
  change?.()
}

/** Like `JSON.stringify`, with raw text in it. */
function written(value: unknown): string {
  if (value instanceof Raw) return value.text
  if (Array.isArray(value)) return `[${value.map(written).join(',')}]`
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([key, child]) => `${JSON.stringify(key)}:${written(child)}`)
      .join(',')}}`
  return JSON.stringify(value) ?? 'null'
}

/** Changes bytes: cut off, flipped, doubled, not UTF-8. */
function mutateBytes(bytes: Buffer, random: Random): Buffer {
  const at = random.integer(Math.max(1, bytes.length))
  return (
    random.pick<() => Buffer>([
      () => bytes.subarray(0, at),
      () => Buffer.concat([bytes.subarray(0, at), Buffer.from([0xff, 0xfe, 0xc0]), bytes.subarray(at)]),
      () => Buffer.concat([bytes.subarray(0, at), bytes]),
      () => {
        const flipped = Buffer.from(bytes)
        for (let count = 0; count < 1 + random.integer(8); count++)
          flipped[random.integer(flipped.length)] = random.integer(256)
        return flipped
      },
      () => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]),
      () => Buffer.from(bytes.toString('latin1'), 'utf16le'),
    ])?.() ?? bytes
  )
}

/** Lines that readers of YAML, of commands and of lists stumble over. */
const HOSTILE = [
  '&a [*a, *a]',
  'x: &x [1,1,1,1,1,1,1,1,1]\ny: &y [*x,*x,*x,*x,*x,*x]\nz: &z [*y,*y,*y,*y,*y,*y]\nw: [*z,*z,*z,*z,*z,*z]',
  '!!js/function "function(){}"',
  '<<: {__proto__: {polluted: 1}}',
  `text: ${'['.repeat(3000)}`,
  '- /execute as @p at @s run execute as @p at @s run fill ~ ~ ~ ~9999999 ~ ~9999999 stone',
  '- /give @s minecraft:stone 1e9',
  '- /give @s minecraft:stone{a:[{b:{c:"',
  '- /summon minecraft:zombie ~1e308 ~NaN ~',
  '- /fill ~-30000000 ~ ~ ~30000000 ~300 ~ minecraft:diamond_ore',
  '- /replaceitem entity @s armor.tail minecraft:stone',
  '- /time set -1',
  '- /effect give @s constructor 5 5',
  '**Task Progress',
  '** **',
  'craft __proto__',
  'craft to toString and constructor or valueOf then mine mine mine',
  'and and or or then then',
  '\t\t- : :',
  '---\n---\n',
  '%YAML 9.9',
]

/** Changes one line of a text: gone, twice, elsewhere, cut, longer, or with something hostile before it. */
function mutateText(text: string, random: Random): string {
  const lines = text.split('\n')
  const at = random.integer(lines.length)
  const line = lines[at] ?? ''
  const put = (...by: string[]) => lines.splice(at, 1, ...by)
  random.pick<() => void>([
    () => put(),
    () => put(line, line),
    () => lines.splice(random.integer(lines.length), 0, line),
    () => put(line.slice(0, random.integer(line.length + 1))),
    () => put(`${line}${random.pick(NAMES)}`),
    () => put(line.replace(/\d+/, String(random.pick(HUGE)))),
    () => put(line.replace(/[a-z]{3,}/, random.pick(NAMES) ?? '')),
    () => put(random.pick(HOSTILE) ?? '', line),
    () => put(`${line}${'x'.repeat(10 ** (1 + random.integer(6)))}`),
    () => put(line.replace(/[:~@-]/, random.pick(['', '::', '~~', '@', '\t', '"', "'", '{', '}']) ?? '')),
  ])?.()
  return lines.join('\n')
}

const strangeNbt = (random: Random): Nbt =>
  random.pick<() => Nbt>([
    () => ({ int: random.pick(HUGE) ?? 0 }),
    () => ({ double: random.pick([Number.NaN, Number.POSITIVE_INFINITY, 0.5]) ?? 0 }),
    () => ({ string: random.pick(NAMES) ?? '' }),
    () => ({ string: 'x'.repeat(65_000) }),
    () => ({ list: [] }),
    () => ({ list: Array.from({ length: 50_000 }, () => ({ compound: {} })) }),
    () => ({ bytes: Array.from({ length: 100_000 }, () => 255) }),
    () => ({ ints: [1, 2, 3] }),
    () => ({ longs: [0n, -1n] }),
    () => ({ compound: {} }),
    // A list of 2^31 - 1 values of no size, and one that says it is longer than the file.
    () => ({ type: 9, raw: Buffer.from([0, 0x7f, 0xff, 0xff, 0xff]) }),
    () => ({ type: 9, raw: Buffer.from([10, 0x7f, 0xff, 0xff, 0xff]) }),
    () => ({ type: 11, raw: Buffer.from([0x7f, 0xff, 0xff, 0xff]) }),
    () => ({ type: 7, raw: Buffer.from([0xff, 0xff, 0xff, 0xff]) }),
    () => ({
      type: 9,
      raw: Buffer.concat(Array.from({ length: 100_000 }, () => Buffer.from([9, 0, 0, 0, 1]))),
    }),
    () => ({ type: 99, raw: Buffer.alloc(4) }),
  ])?.() as Nbt

function mutateNbt(root: Nbt, random: Random): void {
  const place = random.pick(placesOf(root).filter(({ holder }) => !('raw' in holder)))
  if (place === undefined) return
  const { holder, key } = place
  const value = holder[key]
  if (typeof value === 'number') holder[key] = random.pick(HUGE)
  else if (typeof value === 'string')
    holder[key] = random.pick([...NAMES, 'minecraft:ston', 'x'.repeat(65_000)])
  else if (random.next() < 0.3) {
    if (Array.isArray(holder)) holder.splice(Number(key), 1)
    else if (Object.keys(holder).length > 1) delete holder[key]
  } else if (Array.isArray(holder) || !(key in { compound: 0, list: 0, bytes: 0, ints: 0, longs: 0 }))
    holder[key] = strangeNbt(random)
}

/** The bytes of a file after one or a few mutations, some of which it survives. */
export function mutated(file: OriginalFile, random: Random): Buffer {
  const { content } = file
  const mutations = 1 + random.integer(3)
  if (random.next() < 0.2) return mutateBytes(bytesOf(file), random)
  if ('json' in content) {
    const tree = structuredClone({ root: content.json })
    for (let count = 0; count < mutations; count++) mutateTree(tree, random)
    return Buffer.from(written(tree.root))
  }
  if ('text' in content) {
    let { text } = content
    for (let count = 0; count < mutations; count++) text = mutateText(text, random)
    return Buffer.from(text)
  }
  if (random.next() < 0.03) return gzipSync(Buffer.alloc(200 * 1024 * 1024))
  const root = structuredClone('bedrock' in content ? content.bedrock : content.nbt)
  for (let count = 0; count < mutations; count++) mutateNbt(root, random)
  if ('bedrock' in content)
    return random.next() < 0.2 ? mutateBytes(bedrockNbt(root), random) : bedrockNbt(root)
  return random.next() < 0.2 ? mutateBytes(plainNbt(root), random) : nbtFile(root)
}
