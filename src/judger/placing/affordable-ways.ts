import type { Position } from '../../core/position.ts'
import { SCAFFOLD } from '../../task/scaffold.ts'
import type { ActionContext } from '../actions/action.ts'
import { countItem } from '../bots/inventory.ts'
import type { Clicking } from './clickings.ts'
import { findWays, type Way } from './ways.ts'

/** A look at a face of a block, and the cells from which it is of use. */
interface Look extends Pick<Clicking, 'reference' | 'cursor'> {
  /** The cell that the agent works on. */
  target: Position
  suits?: (feet: Position) => boolean
}

/**
 * Places from which an agent looks at the upper face of a block, with the dirt that it has: on the ground, a floor or a pillar.
 * @param pillars the agent's own
 */
export function affordableWays(
  { bot, view }: Pick<ActionContext, 'bot' | 'view'>,
  { reference, cursor, target, suits = () => true }: Look,
  pillars?: Parameters<typeof findWays>[2],
): Way[] {
  const looking: Clicking = { reference, face: 'up', cursor, manner: {}, helpers: [] }
  const sought = {
    target,
    clickings: () => [looking],
    clickingsBeside: () => [],
    body: [target],
    walls: [],
    suits,
  }
  const carried = countItem(bot, SCAFFOLD)
  return findWays(view, sought, pillars).filter(({ dirt }) => dirt <= carried)
}
