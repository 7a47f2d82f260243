import type { Position } from '../core/position.ts'
import type { ItemCount } from './parts.ts'

/**
 * A call of an action as models, plans and journals write it: untrusted until an `ActionVocabulary` or an `ActionSpec`
 * has read it. Plain data, so that it crosses processes.
 */
export interface ActionCall {
  name: string
  args: Readonly<Record<string, unknown>>
}

/** Why an action did not do what it was asked to. The list is closed: planners and repair rules depend on it. */
export const failureReasons = [
  /** The arguments do not fit the action's schema; the detail names the issue. */
  'invalid_arguments',
  /** There is no action of this name. */
  'unknown_action',
  /** There is no such block, item, entity, agent or container. */
  'not_found',
  /** The target is out of reach; go nearer first. */
  'too_far',
  /** No path leads there. */
  'unreachable',
  /** A path exists but the bot got stuck on it, or needed too long. */
  'stuck',
  /** The item is not in the inventory or the container. */
  'missing_item',
  /** The item must be in the main hand. */
  'not_equipped',
  /** The cell holds another block. */
  'occupied',
  /** A player or mob stands where the block should go. */
  'entity_in_the_way',
  /** The block would close the last way out of an agent. */
  'walls_in',
  /** No neighbouring block carries the block in the wanted orientation. */
  'no_support',
  /** No place to stand from which the block can be placed in the wanted orientation. */
  'no_standing_place',
  /** The inventory has no room. */
  'inventory_full',
  /** The tool does not fit the block or the entity. */
  'wrong_tool',
  /** No recipe, or its ingredients are missing; `recipe` lists them. */
  'missing_ingredients',
  /** A crafting table or furnace is needed nearby. */
  'needs_station',
  /** Everything was done, but the world does not show the effect. */
  'no_effect',
  /** The effect is there but not as wanted, e.g. a stair that faces the wrong way. */
  'wrong_result',
  /** The server does not know this part of the game. */
  'unsupported_by_server',
  /** The bot died, was kicked or lost its connection. */
  'agent_gone',
  /** The run was stopped. */
  'cancelled',
] as const
export type FailureReason = (typeof failureReasons)[number]

/** What a failure tells to programs, beside the sentence it tells to people and models. Each field only where it applies. */
export interface FailureFacts {
  /** Names of the players or mobs in the way, or of the agents who would be walled in. */
  blockers?: readonly string[]
  /** Items that are lacking, and how many. */
  missing?: readonly ItemCount[]
  /** Everything the order needs by its recipe. */
  recipe?: readonly ItemCount[]
  /** The block that fills the cell, as the game's commands write it. */
  occupiedBy?: string
  /** Blocks, one of which must be nearby. */
  station?: readonly string[]
  /** Cell to go to first. */
  goTo?: Position
  /** Distance to the target (blocks). */
  distance?: number
  /** Arguments that do not fit. */
  arguments?: readonly string[]
}

/** An action that was refused or did not work: a reason, and a sentence that says what to do instead. */
export interface ActionFailure extends FailureFacts {
  ok: false
  reason: FailureReason
  detail: string
}

/** What an action came to: its data, or why it failed. */
export type ActionResult<Data = unknown> = { ok: true; data: Data } | ActionFailure
