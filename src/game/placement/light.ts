import { add, cellKey, type Position } from '../../core/position.ts'
import type { BlockSpec } from '../block.ts'
import { fillsCell } from '../blocks/sturdy.ts'
import { offsetOf, SIDES } from './options.ts'
import type { Surroundings } from './surroundings.ts'

/**
 * Number of steps from the open sky or a bright lamp (15) within which the light is 13 or more, since it decreases by one per
 * step.
 */
const STEPS = 2
/** Maximum height above a cell at which a roof counts (blocks). */
const HIGHEST = 64
/** Whole blocks that let light pass, and blocks that emit light, all counted as the brightest. */
const CLEAR = /(^|_)(glass|ice|leaves|barrier|slime_block|honey_block|spawner)$/
const LAMP =
  /^(glowstone|sea_lantern|shroomlight|beacon|conduit|end_rod|lava|fire|jack_o_lantern|redstone_lamp|crying_obsidian)$|(torch|lantern|campfire|froglight|candle|candle_cake)$/

/**
 * Whether light of 13 or more reaches a cell, which is too bright for mushrooms. Conservative: every lamp
 * counts as the brightest, lit or not.
 * @param around the blocks around it; unknown cells count as open
 */
export function isBright(cell: Position, around: Surroundings): boolean {
  const seen = new Set([cellKey(cell)])
  let edge: readonly Position[] = [cell]
  for (let step = 0; step <= STEPS; step++) {
    if (edge.some((one) => seesSky(one, around) || LAMP.test(around.at(one)?.name ?? ''))) return true
    edge = edge.flatMap((one) =>
      SIDES.map((side) => add(one, offsetOf(side))).filter((next) => {
        const isNew = !seen.has(cellKey(next))
        seen.add(cellKey(next))
        return (
          isNew && (letsThrough(around.at(next), around.version) || LAMP.test(around.at(next)?.name ?? ''))
        )
      }),
    )
  }
  return false
}

function seesSky(cell: Position, { at, version }: Surroundings): boolean {
  for (let rise = 1; rise <= HIGHEST; rise++)
    if (!letsThrough(at({ ...cell, y: cell.y + rise }), version)) return false
  return true
}

const letsThrough = (block: BlockSpec | undefined, version: string): boolean =>
  block === undefined || CLEAR.test(block.name) || !fillsCell(block, version)
