import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { UsageError } from '../../core/errors.ts'
import { type BlockSpec, parseBlock } from '../block.ts'

const load = createRequire(import.meta.url)

/** Versions of Bedrock whose states differ, the newest first, limited to those for which minecraft-data has a table. */
const TABLES = [
  '1.26.30',
  '1.21.80',
  '1.21.60',
  '1.21.42',
  '1.21.0',
  '1.20.71',
  '1.20.50',
  '1.20.0',
  '1.19.1',
  '1.18.30',
  '1.17.0',
]

type Table = Readonly<Record<string, string>>

/** States that the tables list arbitrarily: Bedrock derives them from neighbours. */
const FROM_NEIGHBOURS: ReadonlySet<string> = new Set(['shape', 'type'])
const isJoined = (name: string): boolean => /_stairs$|^(trapped_)?chest$/.test(name)

/**
 * Reads a table of 2 MB without keeping it: twelve of them would take 200 MB.
 * @throws UsageError if the installation does not include Bedrock's data
 */
function tableOf(version: string): Table {
  const module = `minecraft-data/minecraft-data/data/bedrock/${version}/blocksB2J.json`
  try {
    return JSON.parse(readFileSync(load.resolve(module), 'utf8')) as Table
  } catch (cause) {
    throw new UsageError("minecraft-data's tables of Bedrock Edition are not installed here.", {
      hint: 'Images leave them out. Import the file with causalmace installed by npm; the task file that this writes works here.',
      cause,
    })
  }
}

/** A block state of Bedrock: its name, and values as texts; bytes are `0` and `1`. */
export interface BedrockState {
  readonly name: string
  readonly states: Readonly<Record<string, string>>
}

const keyOf = ({ name, states }: BedrockState): string =>
  `${name}[${Object.entries(states)
    .map(([key, value]) => `${key}=${value}`)
    .sort()
    .join(',')}]`

/**
 * The blocks of Java that block states of Bedrock correspond to, according to the published tables (minecraft-data, `blocksB2J`).
 * Older files use states that newer versions split into separate blocks (`planks[wood_type=oak]`), so all tables are tried, the
 * newest first.
 * @returns in the order of the states; undefined for a state that no table has
 * @throws UsageError if the installation does not include Bedrock's data
 */
export function blocksOfBedrock(states: readonly BedrockState[]): (BlockSpec | undefined)[] {
  const keys = states.map(keyOf)
  const blocks = new Map<string, BlockSpec>()
  const missing = new Set(keys)
  for (const version of TABLES) {
    if (missing.size === 0) break
    const table = tableOf(version)
    for (const key of missing) {
      const text = Object.hasOwn(table, key) ? table[key] : undefined
      const block = text === undefined ? undefined : parseBlock(text)
      if (block === undefined) continue
      blocks.set(key, withoutJoins(block))
      missing.delete(key)
    }
  }
  return keys.map((key) => blocks.get(key))
}

function withoutJoins({ name, properties }: BlockSpec): BlockSpec {
  if (!isJoined(name)) return { name, properties }
  const own = Object.entries(properties).filter(([key]) => !FROM_NEIGHBOURS.has(key))
  return { name, properties: Object.fromEntries(own) }
}
