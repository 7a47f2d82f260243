import type { Body } from '../kernel/entities/body.ts';
import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
import { type NbtTag } from '../library/nbt.ts';
/** An effect in a potion's or an arrow's dose. */
export interface Dose {
    /** Name without namespace. */
    readonly effect: string;
    /** The level minus one. */
    readonly amplifier: number;
    readonly ticks: number;
}
/** Gives effects to a body. `strength`: share of an instant effect; `time`: share of the duration of others. */
export declare function giveDoses(game: Game, body: Player | Body, doses: readonly Dose[], strength?: number, time?: number): void;
/** Doses as a list tag. */
export declare const doseList: (doses: readonly Dose[]) => NbtTag;
/** The doses in a list tag. */
export declare function dosesIn(tag: NbtTag | undefined): Dose[];
