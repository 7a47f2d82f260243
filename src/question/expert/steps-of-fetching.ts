import { sameCell } from '../../core/position.ts'
import type { ActionCall } from '../../task/action.ts'
import { deposit } from '../../task/actions/deposit.ts'
import { navigateTo } from '../../task/actions/navigate-to.ts'
import { withdrawItem } from '../../task/actions/withdraw-item.ts'
import type { ActFacts } from '../kinds/act.ts'

export const isDeposit = (action: ActionCall): boolean => deposit.read(action) !== undefined

/** Whether the agent is on its round of the containers: its last step took something out of one, put something in or went to one. */
export function isOnRound({ history, observation }: ActFacts): boolean {
  const last = history.at(-1)
  if (last === undefined || !last.result.ok) return false
  if (withdrawItem.read(last.action) !== undefined || isDeposit(last.action)) return true
  const goal = navigateTo.read(last.action)?.pos
  return goal !== undefined && observation.containers.some(({ position }) => sameCell(position, goal))
}

/** How often the agent has put something back in this attempt. */
export const depositsOf = ({ history }: ActFacts): number =>
  history.filter(({ action }) => isDeposit(action)).length
