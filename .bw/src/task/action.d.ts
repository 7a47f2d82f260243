import type { Position } from '../core/position.ts';
import type { ItemCount } from '../game/item-counts.ts';
/**
 * An action call in the form used by models, plans and journals. It is untrusted until an `ActionVocabulary` or an `ActionSpec`
 * has read it. Plain data, so that it can cross process boundaries.
 */
export interface ActionCall {
    name: string;
    args: Readonly<Record<string, unknown>>;
}
/** Why an action failed. The list is closed: planners and repair rules depend on it. */
export declare const failureReasons: readonly [
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
'cancelled'];
export type FailureReason = (typeof failureReasons)[number];
/**
 * The facts about a failure in machine-readable form; `detail` says the same to people and models. Fields are set where they
 * apply.
 */
export interface FailureFacts {
    /** Names of the players or mobs in the way, or of the agents that would be walled in. */
    blockers?: readonly string[];
    /** The cell that the blockers occupy, if it is not the target: a level of a pillar that the agent is climbing. */
    blockedAt?: Position;
    /** Missing items and amounts. */
    missing?: readonly ItemCount[];
    /** All ingredients that the recipe needs for the requested amount. */
    recipe?: readonly ItemCount[];
    /** The block that fills the cell, in the syntax of the game's commands. */
    occupiedBy?: string;
    /** Blocks, one of which must be nearby. */
    station?: readonly string[];
    /** The cell to go to first. */
    goTo?: Position;
    /** Diggable blocks that keep the agent from its target; removing all of them opens a path. */
    barriers?: readonly Position[];
    /** Distance to the target (blocks). */
    distance?: number;
    /** Names of the invalid arguments. */
    arguments?: readonly string[];
}
/** An action that was refused or failed: the reason, and a sentence that says what to do instead. */
export interface ActionFailure extends FailureFacts {
    ok: false;
    reason: FailureReason;
    detail: string;
}
/** The result of an action: its data, or why it failed. */
export type ActionResult<Data = unknown> = {
    ok: true;
    data: Data;
} | ActionFailure;
/** Makes a successful result. */
export declare const done: <Data>(data: Data) => {
    ok: true;
    data: Data;
};
/**
 * Makes a failure.
 * @param detail a sentence that says what is wrong and what to do instead
 * @param facts the same information for programs
 */
export declare const fail: (reason: FailureReason, detail: string, facts?: FailureFacts) => ActionFailure;
