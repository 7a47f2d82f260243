/** A call of one of the 13 action functions (paper, Appendix A). Arguments are checked where the action is carried out. */
export interface Action {
  name: string
  args: Readonly<Record<string, unknown>>
}

/** Why an action did not do what it was asked to. The list is closed: planners and repair rules depend on it. */
export const failureReasons = [
  /** The arguments do not fit the action's schema; the detail names the fault. */
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
  /** Somebody stands where the block should go. */
  'entity_in_the_way',
  /** The block would close the last way out of somebody, or of oneself. */
  'walls_in',
  /** No neighbouring block carries the block in the wanted orientation. */
  'no_support',
  /** No place to stand from which the block can be placed in the wanted orientation. */
  'no_standing_place',
  /** The inventory has no room. */
  'inventory_full',
  /** The tool does not fit the block or the entity. */
  'wrong_tool',
  /** No recipe, or its ingredients are missing; the detail holds the recipe. */
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

/** What became of an action: its data, or a reason with details that say what to do instead. */
export type ActionResult = { ok: true; data: unknown } | { ok: false; reason: FailureReason; detail: string }
