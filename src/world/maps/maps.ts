import type { Vec } from '../geometry.ts'
import type { ItemStack } from '../items/stack.ts'
import type { DimensionName } from '../kernel/dimensions.ts'
import type { Game } from '../kernel/game.ts'
import { Memory } from '../kernel/memory/memory.ts'

/** Number of cells along an edge of a map. */
export const MAP_SIZE = 128
/** Offset of maps from the grid of the world (vanilla MapItemSavedData.createFresh). */
const GRID_OFFSET = 64
/** Maximum scale of a map, with sixteen blocks per cell. */
export const WIDEST = 4

/** The contents of a map. */
export interface MapData {
  readonly id: number
  readonly dimension: DimensionName
  /** A cell is two to the power of this many blocks wide. */
  readonly scale: number
  readonly centre: { readonly x: number; readonly z: number }
  readonly locked: boolean
  /** Colours row by row, from north to south; each is a colour times four plus its shade. */
  readonly colours: Uint8Array
  /** Counts the drawing operations, so that viewers can tell whether they have seen the latest. */
  version: number
  /** Frames in which it hangs; see `showing.ts`. */
  readonly memory: Record<string, object>
}

interface Maps {
  readonly byId: Map<number, MapData>
  next: number
}

const MAPS = new Memory<Maps>('maps', () => ({ byId: new Map(), next: 0 }))

/** All maps of a world. */
export const mapsOf = ({ world }: Pick<Game, 'world'>): Maps => MAPS.of(world)

function add(game: Game, map: Omit<MapData, 'id' | 'version' | 'memory'>): MapData {
  const maps = mapsOf(game)
  const made = { ...map, id: maps.next++, version: 1, memory: {} }
  maps.byId.set(made.id, made)
  return made
}

/** The centre of the map that contains a position at a given scale. */
function centreOf(value: number, scale: number): number {
  const wide = MAP_SIZE << scale
  return Math.floor((value + GRID_OFFSET) / wide) * wide + wide / 2 - GRID_OFFSET
}

/** A new, empty map of an area. */
export const newMap = (game: Game, { x, z }: Vec, scale = 0): MapData =>
  add(game, {
    dimension: game.dimension.name,
    scale,
    centre: { x: centreOf(x, scale), z: centreOf(z, scale) },
    locked: false,
    colours: new Uint8Array(MAP_SIZE * MAP_SIZE),
  })

/** An empty map that covers twice as much on each side (vanilla MapItemSavedData.scaled). */
export const widened = (game: Game, map: MapData): MapData => {
  const scale = Math.min(WIDEST, map.scale + 1)
  const centre = { x: centreOf(map.centre.x, scale), z: centreOf(map.centre.z, scale) }
  return add(game, { ...map, scale, centre, colours: new Uint8Array(MAP_SIZE * MAP_SIZE) })
}

/** A locked copy of a map, which no longer changes. */
export const locked = (game: Game, map: MapData): MapData =>
  add(game, { ...map, locked: true, colours: map.colours.slice() })

/** The map that an item shows; undefined for other items, and for a map without contents. */
export function mapOf(game: Game, stack: ItemStack | null): MapData | undefined {
  if (stack?.name !== 'filled_map') return undefined
  return mapsOf(game).byId.get(Number(stack.nbt?.value['map']?.value ?? -1))
}
