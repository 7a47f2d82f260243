import { createRequire } from 'node:module'
import { type BlockSpec, parseBlock } from '../block.ts'

const load = createRequire(import.meta.url)

/** Versions of Bedrock whose states differ, the newest first, of those that minecraft-data has a table for. */
const TABLES = [
  '1.26.30',
  '1.21.80',
  '1.21.60',
  '1.21.42',
  '1.21.0',
  '1.20.71',
  '1.20.50',
  '1.20.0',
  '1.19.80',
  '1.19.1',
  '1.18.30',
  '1.17.0',
]

type Table = Readonly<Record<string, string>>
interface BedrockData {
  readonly bedrock: Readonly<Record<string, { readonly blocksB2J?: Table } | undefined>>
}

/** States that the tables give by chance: Bedrock has them from neighbours. */
const FROM_NEIGHBOURS: ReadonlySet<string> = new Set(['shape', 'type'])
const isJoined = (name: string): boolean => /_stairs$|^(trapped_)?chest$/.test(name)

/** The loaded tables; each has 2 MB, so that one is loaded only when no newer one has the block. */
const tables = new Map<string, Table>()

function tableOf(version: string): Table {
  const loaded = tables.get(version)
  if (loaded !== undefined) return loaded
  const data = load('minecraft-data/data.js') as BedrockData
  const table = data.bedrock[version]?.blocksB2J ?? {}
  tables.set(version, table)
  return table
}

/**
 * The block of Java that a block state of Bedrock corresponds to, by the published tables (minecraft-data, `blocksB2J`). Older files use states
 * that newer versions split into blocks of their own (`planks[wood_type=oak]`), so all tables are tried, the newest first.
 * @param states values as texts; bytes of Bedrock are `0` and `1`
 * @returns undefined if no table has the state
 */
export function blockOfBedrock(
  name: string,
  states: Readonly<Record<string, string>>,
): BlockSpec | undefined {
  const pairs = Object.entries(states)
    .map(([key, value]) => `${key}=${value}`)
    .sort()
  const key = `${name}[${pairs.join(',')}]`
  for (const version of TABLES) {
    const table = tableOf(version)
    const text = Object.hasOwn(table, key) ? table[key] : undefined
    const block = text === undefined ? undefined : parseBlock(text)
    if (block !== undefined) return withoutJoins(block)
  }
  return undefined
}

function withoutJoins({ name, properties }: BlockSpec): BlockSpec {
  if (!isJoined(name)) return { name, properties }
  const own = Object.entries(properties).filter(([key]) => !FROM_NEIGHBOURS.has(key))
  return { name, properties: Object.fromEntries(own) }
}
