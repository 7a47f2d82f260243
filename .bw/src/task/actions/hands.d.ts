import type { Clock } from '../../core/clock.ts';
import type { Position } from '../../core/position.ts';
import type { BlockSpec } from '../../game/block.ts';
import type { ItemCount } from '../../game/item-counts.ts';
import type { ActionFailure, ActionResult } from '../action.ts';
import type { Benches } from './benches.ts';
import type { SeenBlock, SeenEntity } from './seen.ts';
import type { Wielding } from './wielding.ts';
/**
 * What an agent's body can do. Actions are written only in these terms, so that an action file needs no Minecraft client;
 * `judger/hands/` implements them with a mineflayer bot. Functions that move or change something resolve when the attempt is
 * over: an action checks the effect itself.
 */
export interface Hands extends Senses, Legs, Grip, Handiwork, Benches, Wielding {
    readonly clock: Clock;
    /** Aborted when the action must stop. */
    readonly signal: AbortSignal;
    /** Whether the agent has died or lost its connection. */
    isGone(): boolean;
}
/** Undefined once the body has arrived, otherwise the reason why it has not. */
export type Refusal = ActionFailure | undefined;
/** The agent's knowledge about itself and its surroundings. Nothing here takes time. */
export interface Senses {
    readonly agent: string;
    /** Position of the feet. */
    position(): Position;
    /** The cell where the feet are. */
    feet(): Position;
    vitals(): {
        food: number;
        health: number;
    };
    /** The item in the main hand. */
    held(): string | undefined;
    /** The items that the agent carries. */
    items(): ItemCount[];
    count(item: string): number;
    /** Whether the game has an item with this name. */
    isItem(name: string): boolean;
    /** Whether natural blocks or creatures yield an item. */
    isInTheWild(item: string): boolean;
    /** Whether the agent stands on a pillar that it has climbed. */
    isUp(): boolean;
    isAsleep(): boolean;
    /** The block in a cell; undefined if the client does not know it. */
    blockAt(cell: Position): SeenBlock | undefined;
    /** Cells within a radius that hold one of these blocks, nearest first. */
    blocksNear(wanted: {
        names: readonly string[];
        radius: number;
        count: number;
    }): Position[];
    /** All entities except the agent. */
    entities(): SeenEntity[];
    /** The item that an entity on the ground represents. */
    droppedItem(entity: SeenEntity): string | undefined;
    /** How an entity looks, as text: two equal texts look the same. */
    looksOf(entity: SeenEntity): string;
    /** Dropped stacks near a place, by entity id. */
    itemsAround(place: Position): number[];
    /** The agents that stand on, or own, temporary dirt in a cell. */
    riderOn(cell: Position): string | undefined;
    /** Whether the block in a cell drops something when dug with the held item, and how long digging takes (ms). */
    digging(cell: Position): {
        harvests: boolean;
        ms: number;
    };
    /** Remembers the agent's inventory. @returns a function that returns the items gained since */
    countGains(): () => ItemCount[];
    /** Whether a teammate works at a block or follows an entity. */
    isTaken(target: number | Position): boolean;
    /** Tells teammates where the agent is working; without a target, that it is not working. */
    engage(...targets: (number | Position)[]): void;
    /** Calls back for each stack that an entity picks up. @returns a function that stops this */
    onPickedUp(entity: SeenEntity, listener: (stack: ItemCount) => void): () => void;
    /** Calls back when an entity is hurt, and when it dies or is out of sight. @returns a function that stops this */
    onFate(entity: SeenEntity, listener: {
        hurt(): void;
        gone(): void;
    }): () => void;
    /** Calls back at each block change that the client is notified of. @returns a function that stops this */
    onBlockChanged(listener: () => void): () => void;
}
/** Getting somewhere. */
export interface Legs {
    /**
     * Checks a condition each tick until it holds. @returns whether it holds; false at once when the action must stop
     */
    waitUntil(ticks: number, holds: () => boolean): Promise<boolean>;
    /** Walks to within `range` blocks of a cell; 0 means into the cell. */
    walk(to: {
        cell: Position;
        range: number;
    }): Promise<Refusal>;
    /** Walks at most a few blocks until a cell is within reach; fails with `too_far` beyond that. */
    approach(cell: Position): Promise<Refusal>;
    /** Walks to where the agent sees a block within reach. */
    comeToSee(cell: Position): Promise<Refusal>;
    /** The same as `approach`; targets that are too high are reached from a pillar or an upper floor. */
    comeToDig(cell: Position): Promise<Refusal>;
    /** Walks to an entity and follows it a few times. @param reach default: a player's reach */
    comeNear(entity: SeenEntity, reach?: number): Promise<Refusal>;
    /** Comes down from the pillars that the agent has climbed. */
    comeDown(): Promise<void>;
    /** Whether an upper floor leads to within `range` blocks of a cell. */
    leadsLevel(to: {
        cell: Position;
        range: number;
    }): boolean;
    /** Goes to a cell; digs, bridges, climbs and swims if there is no path. */
    digTo(to: {
        cell: Position;
        range: number;
    }): Promise<Refusal>;
    /**
     * Goes to a place from which a thrown item reaches a player and not the thrower.
     * @returns whether there is such a place
     */
    standToThrow(entity: SeenEntity): Promise<boolean>;
    /** Goes to a place where the agent does not pick up the items at an entity's feet. */
    stepBack(entity: SeenEntity): Promise<void>;
    dismount(): void;
    isSeated(): boolean;
}
/** An open container. */
export interface OpenContainer {
    items(): ItemCount[];
    /** @throws an error if the items do not fit into the inventory */
    take(item: string, amount: number): Promise<void>;
    /** @throws an error if the items do not fit into the container */
    put(item: string, amount: number): Promise<void>;
    /** How many of an item still fit into the container. */
    roomFor(item: string): number;
    /** How many of an item still fit into the agent's inventory. */
    roomCarried(item: string): number;
}
/** Individual hand movements. */
export interface Grip {
    /** Takes a carried item into the main hand. @throws an error if the server does not confirm it */
    hold(item: string): Promise<void>;
    /** Puts the item in the main hand away. Fails if there is no room for it. */
    emptyHand(): Promise<Refusal>;
    /** Equips the carried tool that digs a block fastest. */
    holdToolFor(cell: Position): Promise<Refusal>;
    aimAt(point: Position): Promise<void>;
    /** Aims so that a thrown item lands at a player's feet. */
    aimToThrow(entity: SeenEntity): Promise<void>;
    hit(entity: SeenEntity): void;
    /** Uses the held item on an entity, or clicks it. */
    useOnEntity(entity: SeenEntity): Promise<void>;
    /** Uses the held item on a block, or clicks it. */
    useOnBlock(cell: Position): Promise<void>;
    /** Whether a window is open, which `closeWindow` closes. */
    hasWindow(): boolean;
    closeWindow(): void;
    /** Throws items in the look direction. */
    toss(item: string, amount: number): Promise<void>;
    /** Digs a block within reach with the held item. @returns why it failed, or undefined once the server confirms */
    dig(cell: Position): Promise<string | undefined>;
    /** Walks to a container, opens it, does the work and always closes it again. */
    withContainer<Data>(cell: Position, work: (container: OpenContainer) => Promise<ActionResult<Data>>): Promise<ActionResult<Data>>;
}
/** A block to work at: a crafting table, a furnace, a bed. */
export interface Station {
    readonly name: string;
    readonly position: Position;
}
/** A recipe for an item. */
export interface CraftableRecipe {
    readonly needsTable: boolean;
    /** How many items one craft makes. */
    readonly makes: number;
    /** The ingredients of one craft. */
    readonly takes: readonly ItemCount[];
}
/** Work that consists of many movements. */
export interface Handiwork {
    /**
     * Picks up dropped items near a place. @param appears ticks to wait for items; @param known stacks that do not count as left
     * behind
     */
    pickUp(place: Position, options: {
        gains: () => ItemCount[];
        appears: number;
        known?: ReadonlySet<number>;
    }): Promise<{
        gained: ItemCount[];
        left: number;
    }>;
    /** Places a carried item so that the cell then holds the required block. */
    place(order: {
        item: string;
        cell: Position;
        wanted: BlockSpec;
    }): Promise<ActionResult<PlacedResult>>;
    /** Eats an item, or the best food that the agent carries. */
    eat(item?: string): Promise<Refusal>;
    sleepIn(bed: Station): Promise<void>;
    /** Whether a station of a kind is nearby or carried. */
    hasStation(names: readonly string[]): boolean;
    /** Works at a nearby station, or at one that the agent carries and places. */
    atStation<Data>(names: readonly string[], work: (station: Station) => Promise<ActionResult<Data>>): Promise<ActionResult<Data>>;
    /** All recipes of an item. */
    recipesOf(item: string): CraftableRecipe[];
    /** The recipes for which the agent carries everything. */
    recipesFor(item: string, amount: number, hasTable: boolean): CraftableRecipe[];
    /** @throws an error if the server does not confirm the product */
    craft(recipe: CraftableRecipe, times: number, table?: Station): Promise<void>;
    /**
     * Smelts in a furnace, or in several at a time that are within reach or carried. Underground, the agent walls itself in first.
     * @returns the products
     */
    cook(oven: Station, dish: Dish): Promise<ItemCount | undefined>;
    /**
     * Smelts in a furnace, or in several within reach or carried. Underground, the agent walls itself in first.
     * @returns the products
     */
    takeCover(): Promise<void>;
    /** Digs known blocks nearby until enough of an item has been gained. @returns the gain */
    collect(wanted: {
        item: string;
        amount: number;
        until: number;
    }): Promise<ItemCount[]>;
    /** Searches for a source of an item and goes there. */
    explore(wanted: {
        item: string;
        until: number;
    }): Promise<ActionResult<{
        block: string;
        position: Position;
    }>>;
    /** Walks over unexplored land until it reaches a suitable place. */
    roam(wanted: {
        target: RoamTarget;
        until: number;
    }): Promise<ActionResult<{
        position: Position;
    }>>;
    /** Looks around, for the team's memory. */
    lookAround(): void;
    /** Picks up the stations that the agent has put down. */
    takeAlong(): Promise<void>;
    /** Picks up the items that the agent lost on its death, if they are nearby. */
    fetchLost(): Promise<void>;
}
/**
 * An agent's destination when roaming: one of some biomes, for a while (s), away from its position, or upwards
 * (blocks).
 */
export type RoamTarget = {
    readonly biomes: readonly string[];
    readonly stay: number;
} | {
    readonly away: number;
} | {
    readonly up: number;
};
/** An item to smelt, and its fuel. */
export interface Dish {
    readonly item: string;
    readonly fuel: string;
    readonly amount: number;
}
/** The block that exists after placing; `already` if it existed before and nothing was done. */
export interface PlacedResult {
    position: Position;
    block: string;
    already?: boolean;
}
