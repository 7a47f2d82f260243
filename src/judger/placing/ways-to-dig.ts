import type { Position } from '../../core/position.ts'
import type { ActionContext } from '../actions/action.ts'
import { affordableWays } from './affordable-ways.ts'
import type { Way } from './ways.ts'

/** Places from which a cell can be dug, with the dirt that the agent has: from the ground, a floor or a pillar. */
export const waysToDig = (context: ActionContext, cell: Position): Way[] =>
  affordableWays(
    context,
    { target: cell, reference: cell, cursor: { x: 0.5, y: 0.5, z: 0.5 } },
    context.perch.pillars,
  )
