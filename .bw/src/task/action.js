/** Why an action failed. The list is closed: planners and repair rules depend on it. */
export const failureReasons = [
    /** The arguments do not fit the action's schema; the detail names the issue. */
    'invalid_arguments',
    /** There is no action with this name. */
    'unknown_action',
    /** There is no such block, item, entity, agent or container. */
    'not_found',
    /** The target is out of reach; the agent must move closer first. */
    'too_far',
    /** There is no path to the target. */
    'unreachable',
    /** There is a path, but the bot got stuck on it or took too long. */
    'stuck',
    /** The item is not in the inventory or the container. */
    'missing_item',
    /** The item must be in the main hand. */
    'not_equipped',
    /** The cell holds another block. */
    'occupied',
    /** A player or mob is in the cell where the block should go. */
    'entity_in_the_way',
    /** The block would wall an agent in. */
    'walls_in',
    /** No neighbouring block supports the block in the required orientation. */
    'no_support',
    /** There is nowhere to stand from which the block can be placed in the required orientation. */
    'no_standing_place',
    /** The inventory has no room. */
    'inventory_full',
    /** The container has no room for the whole amount. */
    'container_full',
    /** The tool does not fit the block or the entity. */
    'wrong_tool',
    /** There is no recipe, or its ingredients are missing; `recipe` lists them. */
    'missing_ingredients',
    /** A crafting table or furnace is needed nearby. */
    'needs_station',
    /** Every step succeeded, but the world does not show the effect. */
    'no_effect',
    /** The effect is present but wrong, e.g. stairs that face the wrong way. */
    'wrong_result',
    /** The server does not support this part of the game. */
    'unsupported_by_server',
    /** The bot died, was kicked or lost its connection. */
    'agent_gone',
    /** The run was stopped. */
    'cancelled',
];
/** Makes a successful result. */
export const done = (data) => ({ ok: true, data });
/**
 * Makes a failure.
 * @param detail a sentence that says what is wrong and what to do instead
 * @param facts the same information for programs
 */
export const fail = (reason, detail, facts = {}) => ({
    ok: false,
    reason,
    detail,
    ...facts,
});
