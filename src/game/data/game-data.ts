import loadRegistry from 'prismarine-registry'
import { isAir } from '../block.ts'
import { itemThatPlaces } from '../blocks/item-blocks.ts'
import type { GameVersion } from '../version.ts'
import { similarName } from './similar-name.ts'

/** The blocks and items of one game version (minecraft-data), used to check tasks. */
export interface GameData {
  readonly version: GameVersion
  hasBlock(name: string): boolean
  hasItem(name: string): boolean
  /** State properties of a block with their possible values. */
  blockProperties(name: string): ReadonlyMap<string, readonly string[]>
  stackSize(item: string): number
  /** The item that places a block; undefined if no item does (fire, portal). */
  itemForBlock(block: string): string | undefined
  /** The most similar existing name, for error messages; undefined if none is similar enough. */
  suggestBlock(name: string): string | undefined
  /** The item whose name or meaning is closest to a name. */
  suggestItem(name: string): string | undefined
}

interface Registry {
  version: { minecraftVersion?: string }
  blocksByName: Record<string, RegistryBlock | undefined>
  blocksArray: RegistryBlock[]
  itemsByName: Record<string, { stackSize: number } | undefined>
}
interface RegistryBlock {
  name: string
  states?: { name: string; type: string; num_values: number; values?: string[] }[]
}

const loaded = new Map<string, GameData>()

/** The game data of a version, loaded once per process. */
export function gameData(version: GameVersion): GameData {
  const known = loaded.get(version)
  if (known !== undefined) return known
  const data = build(version, loadRegistry(version) as unknown as Registry)
  loaded.set(version, data)
  return data
}

function build(version: GameVersion, registry: Registry): GameData {
  const names = registry.blocksArray.map(({ name }) => name)
  // The tables are plain objects; without hasOwn, `constructor` would count as a block.
  const block = (name: string) =>
    Object.hasOwn(registry.blocksByName, name) ? registry.blocksByName[name] : undefined
  const item = (name: string) =>
    Object.hasOwn(registry.itemsByName, name) ? registry.itemsByName[name] : undefined
  return {
    version,
    hasItem: (name) => item(name) !== undefined,
    hasBlock: (name) => block(name) !== undefined,
    blockProperties: (name) =>
      new Map((block(name)?.states ?? []).map((state) => [state.name, valuesOf(state)])),
    stackSize: (name) => item(name)?.stackSize ?? 64,
    itemForBlock(name) {
      const placedBy = itemThatPlaces(name)
      return item(placedBy) === undefined || isAir(name) ? undefined : placedBy
    },
    suggestBlock: (name) => similarName(name, names),
    suggestItem: (name) => similarName(name, Object.keys(registry.itemsByName)),
  }
}

function valuesOf(state: { type: string; num_values: number; values?: string[] }): string[] {
  if (state.type === 'bool') return ['true', 'false']
  return state.values ?? Array.from({ length: state.num_values }, (_, index) => String(index))
}
