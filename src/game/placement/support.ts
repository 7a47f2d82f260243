import { add, formatPosition, type Position } from '../../core/position.ts'
import { type BlockSpec, formatBlock, isAir } from '../block.ts'
import { isBed } from '../blocks/kinds/two-cells.ts'
import { type FootingRules, fallsUnder, isFootOf, needsFoot } from '../rules/rule-book.ts'
import { familyOf } from './find-family.ts'
import { suits } from './holding.ts'
import { opposite, SIDES } from './options.ts'
import { offsetOf, placementOptions, type Side } from './placement-options.ts'
import type { Surroundings } from './surroundings.ts'

/**
 * Describes the support that a block is missing, with the side and the cell: "hangs on the block to its north, (0, -59, -1),
 * where there is none". Covers blocks that fall, hang on a wall or a ceiling, stand on the ground or grow on soil; undefined for
 * a block that stays, or whose support is unknown.
 */
export function missingSupport(
  block: BlockSpec,
  position: Position,
  around: Surroundings,
): string | undefined {
  const foot = footOf(block, position)
  if (foot !== undefined && around.at(foot)?.name !== block.name)
    return `is the head of a bed whose foot is to be at ${formatPosition(foot)}, where there is none`
  const side = sideNeeded(block, around.rules)
  if (side === undefined) return undefined
  const cell = add(position, offsetOf(side))
  const host = around.at(cell)
  if (host === undefined || holds(block, position, side, around)) return undefined
  const isFalling = fallsUnder(around.rules, block.name)
  const where = `${isFalling ? 'falls unless there is a block below it' : relationTo(side)}, ${formatPosition(cell)}`
  const soil = familyOf(block.name).host?.(block.name, block.properties)
  const wanted = soil === undefined ? undefined : `it needs ${soil}${waterWanted(block.name)} there`
  if (isAir(host.name))
    return `${where}, where there is ${wanted === undefined ? 'none' : `nothing; ${wanted}`}`
  const lacks = `${formatBlock(host)} does not hold it`
  return `${where}; ${wanted === undefined ? lacks : `${lacks}: ${wanted}`}`
}

/** Sugar cane needs water beside the block that it grows on (vanilla SugarCaneBlock.canSurvive). */
const waterWanted = (name: string): string => (name === 'sugar_cane' ? ' with water beside it' : '')

/** The cell of a bed's foot, given its head; undefined for other blocks. */
function footOf(
  { name, properties: { part, facing = '' } }: BlockSpec,
  head: Position,
): Position | undefined {
  const side = SIDES.find((one) => one === facing)
  return isBed(name) && part === 'head' && side !== undefined
    ? add(head, offsetOf(opposite(side)))
    : undefined
}

/**
 * The side on which a block needs a neighbour to stay: below for falling blocks; undefined if it needs none.
 * @param rules the rules, where they differ from the game's
 */
export const sideNeeded = ({ name, properties }: BlockSpec, rules?: FootingRules): Side | undefined =>
  needsFoot(rules, name) ? 'down' : familyOf(name).needs?.(properties, name)

function holds(block: BlockSpec, position: Position, side: Side, around: Surroundings): boolean {
  const host = around.at(add(position, offsetOf(side)))
  if (host === undefined) return true
  if (isAir(host.name)) return false
  if (side === 'down' && !isFootOf(around.rules, block.name, host.name)) return false
  if (fallsUnder(around.rules, block.name)) return true
  const options = placementOptions(block).filter(({ against }) => against === side)
  return options.length === 0 || options.some((option) => suits(block, position, option, around))
}

/** How a block depends on its neighbour, in plain words. */
function relationTo(side: Side): string {
  if (side === 'down') return 'stands on the block below it'
  if (side === 'up') return 'hangs from the block above it'
  return `hangs on the block to its ${side}`
}
