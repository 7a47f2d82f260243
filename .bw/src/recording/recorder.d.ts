import { type SeenBossBar, type SeenClick, type SeenControls, type SeenScreen } from './hands-draft.ts';
import { type RecordingHead } from './line.ts';
import type { Recorded } from './packing.ts';
import { type Weather } from './segment.ts';
import { type SeenFigure } from './tracks.ts';
/** An agent's inventory and state. */
export interface SeenCarrier {
    agent: string;
    /** The slot of the hotbar in its hand, 0 to 8. */
    selected: number;
    /** Half hearts, and half drumsticks. */
    health: number;
    food: number;
    stacks: readonly {
        slot: number;
        item: string;
        count: number;
    }[];
}
/** Everything recorded in one tick. */
export interface SeenTick {
    /** Ticks since the first midnight of the world. */
    time: number;
    weather: Weather;
    figures: readonly SeenFigure[];
    carriers: readonly SeenCarrier[];
    /** Absent if the agents' input is not recorded. */
    controls?: readonly SeenControls[];
}
/** A column that comes into view, with blocks in the numbers of `Recorder.block`. */
export interface SeenColumn {
    cx: number;
    cz: number;
    biomes: readonly string[];
    sections: readonly (Uint16Array | undefined)[];
}
/**
 * Makes a recording of events, one segment per second. The same events give the same bytes. Knows neither world nor bots: a
 * `Witness` of the Judger feeds it. Its work in each tick is part of the episode's time, so it allocates nothing there.
 */
export declare class Recorder {
    #private;
    /** Writes the head at once, then each segment when it is over. */
    constructor(head: Omit<RecordingHead, 'recording'>, write: (recorded: Recorded) => void);
    /** The number of a block in this recording: 0 for every kind of air. */
    block(text: string): number;
    /** A column comes into view. */
    column({ cx, cz, biomes, sections }: SeenColumn): void;
    /** A cell changes. No effect if its column is not in view. `by`: the player who did it. */
    changed(at: {
        x: number;
        y: number;
        z: number;
    }, block: string, by?: string): void;
    said(from: string, text: string): void;
    /**
     * An agent's screen has changed; undefined if it was closed. All changes between two ticks are kept, in
     * order.
     */
    screen(agent: string, screen: SeenScreen | undefined): void;
    /** An agent clicks on a screen. */
    clicked(agent: string, click: SeenClick): void;
    /** The notes on an agent's stacks have changed; `stacks` are those that now have one. */
    noted(agent: string, stacks: readonly {
        slot: number;
        note: string;
    }[]): void;
    /** The boss bars that an agent sees have changed. */
    bossBars(agent: string, bars: readonly SeenBossBar[]): void;
    /**
     * Ends a tick: everything recorded since the previous one belongs to it.
     * @param t game time (ms). Skipped ticks repeat the previous one; a tick that comes twice counts once.
     */
    tick(t: number, seen: () => SeenTick): void;
    /** Ends the last tick early, so that everything since the previous tick is recorded. @param t game time (ms) */
    last(t: number, seen: () => SeenTick): void;
    /** Writes the remaining data. */
    end(): void;
}
