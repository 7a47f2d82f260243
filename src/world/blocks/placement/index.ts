import { type Face, isHorizontal, neighbour } from '../../geometry.ts'
import type { Level } from '../../level.ts'
import { shapedByNeighbours } from '../connections.ts'
import { countProperty, familyOf, isReplaceable, isSoil } from '../families.ts'
import { hardened } from '../settling.ts'
import type { BlockState } from '../states.ts'
import { isSupported } from '../support.ts'
import {
  bell,
  cocoa,
  faceAttached,
  lantern,
  lichen,
  onWall,
  standingOrWall,
  vine,
  wallFormOf,
} from './attached.ts'
import { chest } from './chest.ts'
import { headingOf, type PlaceClick, type PlaceContext, type PlacedBlock } from './context.ts'
import { doubleBlock } from './double.ts'
import { bamboo, kelp } from './grown.ts'
import { orientation } from './orient.ts'
import { scaffold } from './scaffold.ts'

export type { PlaceClick, PlacedBlock } from './context.ts'

/** Items whose block has another name. */
const BLOCK_OF_ITEM: Readonly<Record<string, string>> = {
  redstone: 'redstone_wire',
  string: 'tripwire',
  wheat_seeds: 'wheat',
  carrot: 'carrots',
  potato: 'potatoes',
  beetroot_seeds: 'beetroots',
  pumpkin_seeds: 'pumpkin_stem',
  melon_seeds: 'melon_stem',
  sweet_berries: 'sweet_berry_bush',
  cocoa_beans: 'cocoa',
}

/** The block an item places, if it is one that places blocks. */
function blockOfItem(level: Level, item: string): string | null {
  const name = BLOCK_OF_ITEM[item] ?? item
  return level.states.has(name) && name !== 'air' ? name : null
}

/** The blocks a click with an item would set, oriented and joined; null when the place or the rules refuse. */
export function placement(level: Level, item: string, click: PlaceClick): PlacedBlock[] | null {
  const name = blockOfItem(level, item)
  if (!name) return null
  if (name === 'scaffolding') return scaffold(level, click)
  const merged = mergeInto(level, name, click)
  if (merged) return [merged]
  const replaces = isReplaceable(level.get(click.clicked).name)
  const target = replaces ? click.clicked : neighbour(click.clicked, click.face)
  if (!level.contains(target)) return null
  const context: PlaceContext = { ...click, level, name, target, replaces, heading: headingOf(click.look) }
  const there = grownAt(level, name, target)
  if (there) return [{ position: target, state: there }]
  if (!isReplaceable(level.get(target).name) || level.get(target).name === name) return null
  const family = familyOf(name)
  if (family === 'door' || family === 'bed') return doubleBlock(context)
  if (family === 'tall_plant') {
    return isSoil(level.get(neighbour(target, 'down')).name) ? doubleBlock(context) : null
  }
  const state = single(context)
  if (!state || !isSupported(level, target, state)) return null
  return [{ position: target, state: shapedByNeighbours(level, target, state) }]
}

function single(context: PlaceContext): BlockState | null {
  const wet = context.level.get(context.target).name === 'water'
  if (wet && context.name.endsWith('_concrete_powder'))
    return context.level.states.encode(hardened(context.name))
  const wallName = wallFormOf(context.name)
  if (wallName) return standingOrWall(context, wallName)
  switch (familyOf(context.name)) {
    case 'ladder':
    case 'tripwire_hook':
      return onWall(context)
    case 'lever':
    case 'button':
    case 'grindstone':
      return faceAttached(context)
    case 'lantern':
      return lantern(context)
    case 'cocoa':
      return cocoa(context)
    case 'vine':
      return vine(context)
    case 'chest':
      return chest(context)
    case 'bell':
      return bell(context)
    case 'glow_lichen':
      return lichen(context)
    case 'bamboo':
      return bamboo(context)
    case 'kelp':
      return kelp(context)
    default:
      return context.level.states.encode(context.name, orientation(context))
  }
}

/** A slab completing the clicked slab, or one more candle, pickle or layer on the clicked ones. */
function mergeInto(level: Level, name: string, click: PlaceClick): PlacedBlock | null {
  const there = level.get(click.clicked)
  if (there.name !== name) return null
  if (familyOf(name) === 'slab' && completesSlab(there, click.face, click.cursor.y))
    return { position: click.clicked, state: doubled(level, name) }
  if (countProperty(name) && !click.sneaking && (name !== 'snow' || click.face === 'up')) {
    const state = oneMore(level, there)
    return state && { position: click.clicked, state }
  }
  return null
}

/** The same for the place across the face. */
function grownAt(level: Level, name: string, target: PlaceContext['target']): BlockState | null {
  const there = level.get(target)
  if (there.name !== name) return null
  if (familyOf(name) === 'slab' && there.properties['type'] !== 'double') return doubled(level, name)
  return countProperty(name) ? oneMore(level, there) : null
}

const doubled = (level: Level, name: string): BlockState =>
  level.states.encode(name, { type: 'double', waterlogged: false })

/** Whether clicking a slab fills its other half (SlabBlock.canBeReplaced). */
function completesSlab(slab: BlockState, face: Face, cursorY: number): boolean {
  const high = cursorY > 0.5
  if (slab.properties['type'] === 'bottom') return face === 'up' || (high && isHorizontal(face))
  if (slab.properties['type'] === 'top') return face === 'down' || (!high && isHorizontal(face))
  return false
}

function oneMore(level: Level, state: BlockState): BlockState | null {
  const property = countProperty(state.name)
  if (!property) return null
  const most = state.name === 'snow' ? 8 : 4
  const count = Number(state.properties[property])
  return count < most ? level.states.with(state, { [property]: count + 1 }) : null
}
