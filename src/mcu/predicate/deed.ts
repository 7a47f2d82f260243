import type { NameTest } from '../../game/names.ts'
import type { ActionCall } from '../../task/action.ts'
import type { Effect } from '../../task/actions/effects.ts'
import type { ActionRole } from '../../task/actions/roles.ts'

/** A planned action call, with everything about it that leaves may ask for. */
export interface Deed {
  /** Id of the subtask. */
  readonly subtask: number
  readonly call: ActionCall
  readonly role: ActionRole
  /** The item in hand, if the subtask equipped one. */
  readonly held: string | undefined
  /** The kind of mob that is the target. */
  readonly mob: string | undefined
  /** The name of the block that is the target. */
  readonly block: string | undefined
  /** The item that it places. */
  readonly places: string | undefined
  readonly effects: readonly Effect[]
  /** Whether the whole subtask only walks and looks. */
  readonly onlyGoes: boolean
}

/** 1 if the action counts, otherwise 0. */
export const one = (counts: boolean): number => (counts ? 1 : 0)

/** How many of these items an action obtains. */
export const itemsObtained = ({ effects }: Deed, isWanted: NameTest): number =>
  effects.reduce((sum, effect) => {
    const isGain = effect.kind === 'produce' || effect.kind === 'withdraw'
    return isGain && isWanted(effect.item) ? sum + effect.count : sum
  }, 0)

/** 1 for a subtask that only walks, since the leaf may require the agent to be at the destination. */
export const goesSomewhere = ({ onlyGoes, role }: Deed): number => one(onlyGoes && role === 'moves')
