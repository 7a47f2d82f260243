import type { Position } from '../../core/position.ts'
import { SCAFFOLD } from '../../task/scaffold.ts'
import type { ActionContext } from '../actions/action.ts'
import { countItem } from '../bots/inventory.ts'
import type { Clicking } from './clickings.ts'
import { findWays, type Way } from './ways.ts'

/** Places from which a cell can be dug, with the dirt that the agent has: from the ground, a floor or a pillar. */
export function waysToDig({ bot, perch, view }: ActionContext, cell: Position): Way[] {
  const looking: Clicking = {
    reference: cell,
    face: 'up',
    cursor: { x: 0.5, y: 0.5, z: 0.5 },
    manner: {},
    helpers: [],
  }
  const sought = {
    target: cell,
    clickings: () => [looking],
    clickingsBeside: () => [],
    body: [cell],
    walls: [],
    suits: () => true,
  }
  const carried = countItem(bot, SCAFFOLD)
  return findWays(view, sought, perch.pillars).filter(({ dirt }) => dirt <= carried)
}
