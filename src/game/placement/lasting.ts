import { add, cellKey, type Position } from '../../core/position.ts'
import type { BlockSpec } from '../block.ts'
import { isSturdy } from '../blocks/sturdy.ts'
import { isWatery } from './holding.ts'
import { COMPASS, offsetOf, opposite, SIDES, type Side } from './options.ts'
import type { Surroundings } from './surroundings.ts'

/** Why a block does not keep its required state among its neighbours. */
export interface Fate {
  reason: string
  /** Whether to try it anyway: a similar block results, and nothing else is harmed. */
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

/** A block and its neighbours. */
interface Subject {
  block: BlockSpec
  position: Position
  around: Surroundings
  /** Whether a neighbour on one of these sides is as described. */
  some(sides: readonly Side[], is: (other: BlockSpec, side: Side) => boolean): boolean
}

/** A rule of the game by which blocks change, break or fall. */
interface Rule {
  /** Whether the rule applies to blocks of this name. */
  applies(name: string): boolean
  /** Whether the block's neighbours cause it. */
  spoils(subject: Subject): boolean
  reason(name: string): string
  isTried: boolean
}

/** All rules; the first that holds for a block decides its fate. */
const RULES: readonly Rule[] = [
  {
    applies: (name) => name === 'cactus',
    spoils: ({ some, around: { version } }) =>
      some(
        COMPASS,
        (other, side) => other.name === 'lava' || isSturdy(other, opposite(side), 'body', version),
      ),
    reason: () => 'a cactus breaks beside other blocks',
    isTried: false,
  },
  {
    applies: (name) => name === 'tnt',
    spoils: ({ some }) => some(SIDES, setsOff),
    reason: () => 'redstone beside it sets TNT off',
    isTried: false,
  },
  {
    applies: (name) => name.endsWith('_concrete_powder'),
    spoils: ({ some }) => some([...COMPASS, 'up'], isWatery),
    reason: () => 'water beside it hardens concrete powder',
    isTried: true,
  },
  {
    applies: (name) => name === 'sponge',
    spoils: ({ some }) => some(SIDES, isWatery),
    reason: () => 'a sponge takes up the water beside it',
    isTried: false,
  },
  {
    applies: (name) => LIVING_CORAL.test(name),
    spoils: ({ block, some }) => !isWatery(block) && !some(SIDES, isWatery),
    reason: () => 'coral dies without water in its cell or beside it',
    isTried: true,
  },
  {
    applies: (name) => name === 'farmland' || name === 'dirt_path',
    spoils: ({ some }) => some(['up'], spoilsSoil),
    reason: (name) => `${name} under a solid block turns into dirt`,
    isTried: false,
  },
  {
    applies: (name) => name === 'scaffolding',
    spoils: ({ position, around }) => stepsToFoot(position, around) >= TOO_FAR,
    reason: () => `scaffolding falls ${TOO_FAR} steps from its foot`,
    isTried: false,
  },
  {
    applies: (name) => tipOf(name) !== undefined,
    spoils: ({ block: { name }, some }) => {
      const next = tipOf(name)
      return next !== undefined && !some([next.side], (other) => [name, next.tip].includes(other.name))
    },
    reason: (name) => `${name} is ${tipOf(name)?.tip} until more of it grows on it`,
    isTried: true,
  },
]

/**
 * Why a block does not keep its required state in the finished building, by the rules of the game; undefined if it does. The
 * block that it stands on or hangs from is ignored: it only decides whether the block can be placed.
 * @param around the required blocks, and the ground
 */
export function fateOf(block: BlockSpec, position: Position, around: Surroundings): Fate | undefined {
  const subject: Subject = {
    block,
    position,
    around,
    some: (sides, is) =>
      sides.some((side) => {
        const other = around.at(add(position, offsetOf(side)))
        return other !== undefined && is(other, side)
      }),
  }
  const rule = RULES.find(({ applies, spoils }) => applies(block.name) && spoils(subject))
  return rule && { reason: rule.reason(block.name), isTried: rule.isTried }
}

/** Whether a block powers the neighbour on this side: torches do not power their support. */
function setsOff({ name, properties }: BlockSpec, side: Side): boolean {
  if (name === 'redstone_block') return true
  if (name === 'lever' || name.endsWith('_button')) return properties.powered === 'true'
  if (properties.lit === 'false') return false
  if (name === 'redstone_torch') return side !== 'up'
  return name === 'redstone_wall_torch' && properties.facing !== side
}

/** Steps sideways to scaffolding that stands on a block; TOO_FAR if there is none nearer. */
function stepsToFoot(position: Position, { at, version }: Surroundings): number {
  const isScaffold = (cell: Position) => at(cell)?.name === 'scaffolding'
  const isFoot = (cell: Position): boolean => {
    const ground = isScaffold(cell) ? undefined : at(cell)
    return ground !== undefined && isSturdy(ground, 'up', 'full', version)
  }
  let edge = [position]
  const seen = new Set([cellKey(position)])
  /** Whether a cell holds scaffolding that the search has not visited yet. */
  const isNew = (cell: Position): boolean => {
    if (!isScaffold(cell) || seen.has(cellKey(cell))) return false
    seen.add(cellKey(cell))
    return true
  }
  for (let steps = 0; steps < TOO_FAR; steps++) {
    const next: Position[] = []
    for (const cell of edge) {
      const under = add(cell, offsetOf('down'))
      if (isFoot(under)) return steps
      // Scaffolding on top of scaffolding does not count as a step.
      if (isNew(under)) edge.push(under)
      next.push(...COMPASS.map((side) => add(cell, offsetOf(side))).filter(isNew))
    }
    edge = next
  }
  return TOO_FAR
}
