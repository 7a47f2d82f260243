import type { Position } from '../../core/position.ts'
import { subtask } from '../../graph/testing.ts'
import { wantedCells } from '../../graph/wanted-cells.ts'
import type { ActionCall, ActionResult } from '../../task/action.ts'
import { builtInActions } from '../../task/actions/built-in.ts'
import type { Observation } from '../../task/observation.ts'
import { cell, construction } from '../../task/testing.ts'
import type { ActFacts } from '../kinds/act.ts'

/* A tower of two blocks, and the questions to the expert about it. */

export const tower = construction([cell('stone', 0, 0, 0), cell('stone', 0, 1, 0)])
export const tuple = ({ x, y, z }: Position) => [x, y, z]
export const withdraw = (at: Position) => ({
  name: 'WithdrawItem',
  args: { container: tuple(at), item: 'stone', amount: 2 },
})
export const placing = (x: number, y: number, z: number): ActionCall => ({
  name: 'PlaceBlock',
  args: { item: 'stone', pos: [x, y, z] },
})
export const work = subtask(1, [withdraw({ x: 3, y: 0, z: 0 }), placing(0, 0, 0), placing(0, 1, 0)])

/** An agent beside the tower with stone in hand; nothing is built yet. */
export function facts(
  seen: Partial<Observation> = {},
  history: { action: ActionCall; result: ActionResult }[] = [],
): ActFacts {
  return {
    subtask: work,
    wanted: wantedCells(work, tower, builtInActions),
    remaining: work.actions,
    gameVersion: tower.gameVersion,
    observation: {
      agent: 'alice',
      position: { x: 1, y: 0, z: 0 },
      health: 20,
      food: 20,
      held: 'stone',
      inventory: [{ item: 'stone', count: 2 }],
      cells: [
        { position: { x: 0, y: 0, z: 0 }, block: 'air' },
        { position: { x: 0, y: 1, z: 0 }, block: 'air' },
      ],
      containers: [{ position: { x: 5, y: 0, z: 0 }, kind: 'chest' }],
      others: [],
      ...seen,
    },
    history: history.map((step) => ({ thought: '', ...step })),
    actions: [],
  }
}

export const standing = (lower: string, upper: string) => [
  { position: { x: 0, y: 0, z: 0 }, block: lower },
  { position: { x: 0, y: 1, z: 0 }, block: upper },
]
export const refusal = (action: ActionCall, reason: 'missing_item' | 'no_support' | 'unreachable') => ({
  action,
  result: { ok: false as const, reason, detail: '' },
})
