import { add, type Position } from '../../core/position.ts'
import type { BlockSpec } from '../block.ts'
import { isSturdy } from '../blocks/sturdy.ts'
import { familyOf } from './find-family.ts'
import { isBright } from './light.ts'
import { COMPASS, offsetOf, opposite, type PlacementOption, SIDES, type Side } from './options.ts'
import { isTurnedRound } from './placed-before.ts'
import type { Surroundings } from './surroundings.ts'

/** Whether a block breaks without the neighbour it is placed against, so that it cannot be placed against a helper. */
export const needsNeighbour = ({ name, properties }: BlockSpec): boolean =>
  familyOf(name).needs?.(properties, name) !== undefined

/**
 * Whether a block placed against a neighbour ends up in a cell and stays there: plants need their soil, mushrooms need
 * darkness, torches and ladders need a supporting face, sugar cane needs water at its foot, scaffolding hangs only on
 * scaffolding, a slab must not join the clicked one, and an end rod must not be reversed by it.
 */
export function suits(
  block: BlockSpec,
  position: Position,
  option: PlacementOption,
  around: Surroundings,
): boolean {
  const { at, version } = around
  const support = add(position, offsetOf(option.against))
  const host = at(support)
  if (host === undefined) return true
  const { hosts, hostsInLight, grip } = familyOf(block.name)
  if (hosts?.test(host.name) === false) return false
  if (hostsInLight?.test(host.name) === false && isBright(position, around)) return false
  if (grip !== undefined && needsNeighbour(block) && !isSturdy(host, opposite(option.against), grip, version))
    return false
  if (block.name === 'sugar_cane' && host.name !== 'sugar_cane')
    return COMPASS.some((side) => isWatery(at(add(support, offsetOf(side)))))
  if (block.name === 'scaffolding')
    return host.name === 'scaffolding'
      ? option.against === 'down' || reaches(host)
      : option.against === 'down' && isSturdy(host, 'up', 'full', version)
  if (block.name === 'snow') return holdsSnow(host, version)
  return !joins(block, host, option) && !isTurnedRound(block, host)
}

/** Distance from its foot at which scaffolding falls (vanilla ScaffoldingBlock). */
const TOO_FAR = 7

/** Whether scaffolding stays in place next to such a block. */
const reaches = ({ name, properties }: BlockSpec): boolean =>
  name === 'scaffolding' && Number(properties.distance ?? 0) + 1 < TOO_FAR

/** Whether snow lies on a block (vanilla SnowLayerBlock.canSurvive): on leaves too, but not on ice. */
function holdsSnow(host: BlockSpec, version: string): boolean {
  if (/^(packed_)?ice$/.test(host.name)) return false
  if (/^(honey_block|soul_sand|mud)$/.test(host.name) || host.name.endsWith('_leaves')) return true
  return host.name === 'snow' ? host.properties.layers === '8' : isSturdy(host, 'up', 'full', version)
}

/** Whether there is water in a block's cell. */
export const isWatery = (block: BlockSpec | undefined): boolean =>
  block?.name === 'water' || block?.name === 'frosted_ice' || block?.properties.waterlogged === 'true'

/** Whether a click adds a slab to the clicked one (vanilla SlabBlock.canBeReplaced). */
function joins({ name }: BlockSpec, host: BlockSpec, { against, half }: PlacementOption): boolean {
  const { type } = host.properties
  if (host.name !== name || !name.endsWith('_slab') || (type !== 'top' && type !== 'bottom')) return false
  if (against === 'down' || against === 'up') return type === (against === 'down' ? 'bottom' : 'top')
  return (half ?? 'bottom') !== type
}

/**
 * The sides on which a block needs neighbours before it is placed, other than the clicked one: every face that a vine or lichen
 * clings to, and both walls of a bell between two.
 */
export function needsAround({ name, properties }: BlockSpec): Side[] {
  if (name === 'bell' && properties.attachment === 'double_wall' && properties.facing !== undefined)
    return [properties.facing as Side, opposite(properties.facing as Side)]
  return facesToCling(name).filter((side) => properties[side] === 'true')
}

/** Whether all required neighbours exist and support the block: vines need whole faces, bells between walls as well. */
export const isHeldAround = (block: BlockSpec, position: Position, around: Surroundings): boolean =>
  needsAround(block).every((side) => isHeldOn(side, block, position, around))

/** Whether the neighbour on one side holds a block that clings to it. */
export function isHeldOn(side: Side, { name }: BlockSpec, position: Position, around: Surroundings): boolean {
  const host = around.at(add(position, offsetOf(side)))
  const grip = name === 'bell' ? 'full' : 'cling'
  return host !== undefined && isSturdy(host, opposite(side), grip, around.version)
}

const CLINGING = /^(glow_lichen|sculk_vein|resin_clump)$/

/** The sides on which blocks of this name can cling to others: vines never cling to blocks below them. */
export const facesToCling = (name: string): readonly Side[] =>
  CLINGING.test(name) ? SIDES : name === 'vine' ? SIDES.filter((side) => side !== 'down') : []

/** Soils that turn into dirt as soon as a whole block stands on them, and plants that break when one is next to them. */
export const isSpoiledBelow = (block: string): boolean => /^(farmland|dirt_path|grass_path)$/.test(block)
export const isSpoiledBeside = (block: string): boolean => block === 'cactus'
