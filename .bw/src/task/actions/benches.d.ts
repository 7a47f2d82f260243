import type { ItemCount } from '../../game/item-counts.ts';
import type { ActionResult } from '../action.ts';
import type { SeenEntity } from './seen.ts';
/** A stack of items with the data that distinguishes it from others of the same item. */
export interface Stack extends ItemCount {
    /** Durability used up; 0 for an unused tool and for items that do not wear out. */
    readonly damage: number;
    readonly isEnchanted: boolean;
    /** The potion in a bottle or on an arrow: `strength`, `water`. */
    readonly potion?: string;
    /** The name that an anvil gave it. */
    readonly customName?: string;
}
export type StackTest = (stack: Stack) => boolean;
/** A trade that a villager offers. */
export interface TradeOffer {
    /** The items it wants, at the current price. */
    readonly wants: readonly ItemCount[];
    readonly gives: ItemCount;
    /** How many times it can be made before the villager restocks. */
    readonly left: number;
}
/** A station whose window is open. Slots are numbered as the game numbers them, from 0. */
export interface OpenBench {
    /** The stack in a slot of the station. */
    at(slot: number): Stack | undefined;
    /** Lays items from the inventory into a slot. @param count default: the whole stack. @returns whether they are there */
    lay(slot: number, test: StackTest, count?: number): Promise<boolean>;
    /** Moves the items in a slot into the inventory. @returns whether the slot is empty afterwards */
    take(slot: number): Promise<boolean>;
    /** Presses a button of the window: an enchantment, a cut. */
    press(button: number): void;
    /** Types a name into an anvil. */
    typeName(name: string): void;
    /** Selects a trade. */
    choose(offer: number): void;
    /** A value that the window shows, such as the cost of an anvil's work or the levels of an enchantment. */
    gauge(index: number): number | undefined;
    /** The trades of a villager. */
    offers(): readonly TradeOffer[];
}
/** Work at windows that hold items: stations and villagers. */
export interface Benches {
    /** The agent's items, stack by stack. */
    stacks(): Stack[];
    /** Levels of experience. */
    levels(): number;
    /** Walks to a nearby station, or places one that is carried, opens it, does the work and closes it again. */
    atBench<Data>(names: readonly string[], work: (bench: OpenBench) => Promise<ActionResult<Data>>): Promise<ActionResult<Data>>;
    /** The same with a villager or wandering trader next to the agent. */
    withMerchant<Data>(merchant: SeenEntity, work: (bench: OpenBench) => Promise<ActionResult<Data>>): Promise<ActionResult<Data>>;
}
