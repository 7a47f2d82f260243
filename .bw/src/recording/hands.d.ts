import type { ByteReader, ByteWriter } from './bytes.ts';
/**
 * The agents' input in a segment, and the states only they see: open screens, keys, mouse, clicks, boss bars.
 * Empty in older recordings.
 */
export interface RecordedHands {
    screens: readonly RecordedScreen[];
    controls: readonly RecordedControls[];
    clicks: readonly RecordedClick[];
    notes: readonly RecordedNotes[];
    bossBars: readonly RecordedBossBars[];
}
/** An agent's open screen, starting at a tick. Several within one tick are in order. */
export interface RecordedScreen {
    offset: number;
    /** Word indices. Kind 0: the screen has closed. */
    agent: number;
    kind: number;
    title: number;
    /** The stack on the cursor; `item` 0 for nothing. */
    cursor: RecordedStack;
    /** Slots of the window, filled or not; 0 in older recordings and for closed screens. */
    slotCount: number;
    /** The filled ones, by the window's slot numbers. */
    slots: readonly (RecordedStack & {
        slot: number;
    })[];
    /** The window's own values: fuel and progress of a furnace, levels that enchantments take. */
    gauges: readonly number[];
    /** A villager's trades, each as its first price, its second price if any, and its goods. */
    offers: readonly (readonly RecordedStack[])[];
}
export interface RecordedStack {
    /** A word. */
    item: number;
    count: number;
    /** A word that distinguishes this stack from others of the item: its potion, enchantments or name. */
    note: number;
}
/** An agent's keyboard and mouse, tick by tick. */
export interface RecordedControls {
    offset: number;
    /** A word. */
    agent: number;
    /** Bits of `BUTTONS`, and the turn of the camera in hundredths of a degree: + is down and right. */
    buttons: Int32Array;
    pitch: Int32Array;
    yaw: Int32Array;
}
/** A click on a screen, with the window's slot, button and mode as the protocol has them. */
export interface RecordedClick {
    offset: number;
    agent: number;
    kind: number;
    /** Slots of the window, filled or not; 0 in older recordings. */
    slotCount: number;
    slot: number;
    button: number;
    mode: number;
}
/**
 * Notes on an agent's stacks, by slot, starting at a tick; see `RecordedStack.note`. Stacks without a note are
 * left out.
 */
export interface RecordedNotes {
    offset: number;
    agent: number;
    stacks: readonly {
        slot: number;
        note: number;
    }[];
}
/** Steps of a boss bar's share. */
export declare const PER_BAR = 1000;
/** The boss bars that an agent sees, starting at a tick, from the top down. Older recordings have none. */
export interface RecordedBossBars {
    offset: number;
    agent: number;
    /** Words for title and colour (`purple`), and how full it is, in steps of 1/1000. */
    bars: readonly {
        title: number;
        colour: number;
        share: number;
    }[];
}
/** The end of a segment. */
export declare function writeHands(to: ByteWriter, hands: RecordedHands): void;
/**
 * Reads the output of `writeHands`. Older recordings end before it; the reader then finds zeros, which are
 * empty lists.
 */
export declare function readHands(from: ByteReader): RecordedHands;
