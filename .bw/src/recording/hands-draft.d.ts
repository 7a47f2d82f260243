import { type RecordedHands } from './hands.ts';
/** A stack on a screen. */
export interface SeenStack {
    item: string;
    count: number;
    /** Distinguishes it from others of its item (`potion:swiftness`); empty for none. */
    note: string;
}
/** A screen as its player sees it. */
export interface SeenScreen {
    /** The protocol's name of the window without its namespace (`crafting`, `generic_9x3`), `inventory` or `horse`. */
    kind: string;
    /** As the server sends it: a text, or the key of one. */
    title: string;
    cursor: SeenStack | undefined;
    /** Slots of the window, filled or empty: kinds such as `horse` and `smithing` come in several sizes. */
    slotCount: number;
    /** The filled ones. */
    slots: readonly (SeenStack & {
        slot: number;
    })[];
    gauges: readonly number[];
    /** A villager's trades, each as its first price, its second price if any, and its goods. */
    offers: readonly (readonly SeenStack[])[];
}
/** An agent's keys and mouse in a tick. */
export interface SeenControls {
    agent: string;
    /** Bits of `BUTTONS` that were down. */
    buttons: number;
    /** Turn of the camera (degrees): + is down and right. */
    pitch: number;
    yaw: number;
}
/** A click on a screen, in the protocol's numbers. */
export interface SeenClick {
    kind: string;
    /** Slots of the window, filled or not. */
    slotCount: number;
    slot: number;
    button: number;
    mode: number;
}
/** A bar at the upper edge of an agent's view. */
export interface SeenBossBar {
    title: string;
    /** The game's name of its colour (`purple`). */
    colour: string;
    /** How full it is, 0 to 1. */
    share: number;
}
type Noted = readonly {
    slot: number;
    note: string;
}[];
/** Gathers the agents' input in a segment. Lasting states (screens, notes, boss bars) are repeated at the beginning of each segment. */
export declare class HandsDraft {
    #private;
    constructor(numberOf: (word: string) => number);
    screen(offset: number, agent: string, screen: SeenScreen | undefined): void;
    clicked(offset: number, agent: string, { kind, slotCount, slot, button, mode }: SeenClick): void;
    noted(offset: number, agent: string, stacks: Noted): void;
    bossBars(offset: number, agent: string, bars: readonly SeenBossBar[]): void;
    /** The controls of a tick. `offset` counts ticks of the segment. */
    follow(offset: number, controls: readonly SeenControls[]): void;
    /** Ends the segment. */
    end(): RecordedHands;
}
export {};
