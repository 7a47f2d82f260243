import { add, cellKey, type Position } from '../../core/position.ts'
import type { BlockSpec } from '../block.ts'
import { isSturdy } from '../blocks/sturdy.ts'
import { isWatery } from './holding.ts'
import { COMPASS, offsetOf, opposite, SIDES, type Side } from './options.ts'
import type { Surroundings } from './surroundings.ts'

/** Why a block does not stay as it is wanted among its neighbours. */
export interface Fate {
  reason: string
  /** Whether it is tried all the same: something like it comes to stand there, and nothing else is harmed. */
  isTried: boolean
}

/** Steps from its foot at which scaffolding falls (vanilla ScaffoldingBlock). */
const TOO_FAR = 7
/** Blocks with a body that do not turn soil below them into dirt (vanilla: their material is not solid). */
const THIN =
  /torch|_carpet$|button$|rail$|flower|tulip|poppy|dandelion|daisy|orchid|allium|cornflower|bluet|lily|rose|sapling|wheat|carrots|potatoes|beetroots|stem$|grass$|fern|bush|mushroom$|lever|ladder|fence_gate|^snow$|redstone_wire|tripwire|cane|vine|^potted_|(^|_)candle$|^(repeater|comparator|scaffolding|end_rod|peony|lilac|azalea|flowering_azalea|cave_air|air)$|(?<!piston)_(head|skull)$/

/** Whether farmland or a path turns into dirt under a block (vanilla FarmBlock.canSurvive, DirtPathBlock.canSurvive). */
export const spoilsSoil = ({ name }: BlockSpec): boolean => !THIN.test(name)

const LIVING_CORAL = /^(?!dead_)\w+_coral(_block|_fan|_wall_fan)?$/

/** Stems of plants, their tips, and where these are. */
const TIPS: Readonly<Record<string, readonly [tip: string, side: Side]>> = {
  kelp_plant: ['kelp', 'up'],
  twisting_vines_plant: ['twisting_vines', 'up'],
  big_dripleaf_stem: ['big_dripleaf', 'up'],
  weeping_vines_plant: ['weeping_vines', 'down'],
  cave_vines_plant: ['cave_vines', 'down'],
}

/** The tip that a stem is until the next piece grows on it, and the side of that piece; undefined for other blocks. */
export function tipOf(stem: string): { tip: string; side: Side } | undefined {
  const found = Object.hasOwn(TIPS, stem) ? TIPS[stem] : undefined
  return found && { tip: found[0], side: found[1] }
}

/**
 * Why a block does not stay as it is wanted in the finished building, by the rules of the game; undefined if it does. What it
 * stands on or hangs at is not looked at: that decides whether it can be placed.
 * @param around the blocks that are wanted, and the ground
 */
export function fateOf(block: BlockSpec, position: Position, around: Surroundings): Fate | undefined {
  const { name } = block
  const beside = (side: Side) => around.at(add(position, offsetOf(side)))
  const some = (sides: readonly Side[], is: (other: BlockSpec, side: Side) => boolean) =>
    sides.some((side) => {
      const other = beside(side)
      return other !== undefined && is(other, side)
    })
  const isWet = (other: BlockSpec) => isWatery(other)
  const fate = (reason: string, isTried = false): Fate => ({ reason, isTried })
  if (
    name === 'cactus' &&
    some(
      COMPASS,
      (other, side) => other.name === 'lava' || isSturdy(other, opposite(side), 'body', around.version),
    )
  )
    return fate('a cactus breaks beside other blocks')
  if (name === 'tnt' && some(SIDES, setsOff)) return fate('redstone beside it sets TNT off')
  if (name.endsWith('_concrete_powder') && some([...COMPASS, 'up'], isWet))
    return fate('water beside it hardens concrete powder', true)
  if (name === 'sponge' && some(SIDES, isWet)) return fate('a sponge takes up the water beside it')
  if (LIVING_CORAL.test(name) && !isWet(block) && !some(SIDES, isWet))
    return fate('coral dies without water in its cell or beside it', true)
  if (name === 'farmland' || name === 'dirt_path') {
    const above = beside('up')
    if (above !== undefined && spoilsSoil(above)) return fate(`${name} under a solid block turns into dirt`)
  }
  if (name === 'scaffolding' && stepsToFoot(position, around) >= TOO_FAR)
    return fate(`scaffolding falls ${TOO_FAR} steps from its foot`)
  const next = tipOf(name)
  if (next !== undefined && !some([next.side], (other) => other.name === name || other.name === next.tip))
    return fate(`${name} is ${next.tip} until more of it grows on it`, true)
  return undefined
}

/** Whether a block powers the one that it is on this side of: torches do not power what they stand or hang on. */
function setsOff({ name, properties }: BlockSpec, side: Side): boolean {
  if (name === 'redstone_block') return true
  if (name === 'lever' || name.endsWith('_button')) return properties.powered === 'true'
  if (properties.lit === 'false') return false
  if (name === 'redstone_torch') return side !== 'up'
  return name === 'redstone_wall_torch' && properties.facing !== side
}

/** Steps sideways from scaffolding to scaffolding that stands on a block; TOO_FAR if there is none nearer. */
function stepsToFoot(position: Position, { at, version }: Surroundings): number {
  const isScaffold = (cell: Position) => at(cell)?.name === 'scaffolding'
  let edge = [position]
  const seen = new Set([cellKey(position)])
  for (let steps = 0; steps < TOO_FAR; steps++) {
    const next: Position[] = []
    for (const cell of edge) {
      const under = add(cell, offsetOf('down'))
      const ground = at(under)
      // Scaffolding on scaffolding is as far as that.
      if (isScaffold(under)) {
        if (!seen.has(cellKey(under))) edge.push(under)
        seen.add(cellKey(under))
      } else if (ground !== undefined && isSturdy(ground, 'up', 'full', version)) return steps
      for (const side of COMPASS) {
        const other = add(cell, offsetOf(side))
        if (!isScaffold(other) || seen.has(cellKey(other))) continue
        seen.add(cellKey(other))
        next.push(other)
      }
    }
    edge = next
  }
  return TOO_FAR
}
