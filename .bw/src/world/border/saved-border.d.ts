import type { Game } from '../kernel/game.ts';
import { type NbtTag } from '../library/nbt.ts';
import { type Border } from './border.ts';
/** The tags of a level.dat that contain the border. */
export declare function borderTags(game: Game): Record<string, NbtTag>;
/** Sets the border from a level.dat; missing values stay unchanged. */
export declare function loadBorder(game: Game, number: (key: string) => number | undefined): void;
/** A border at a moment, with the remaining ticks of a change. */
export type BorderMoment = Omit<Border, 'change'> & {
    readonly change: {
        readonly from: number;
        readonly left: number;
    } | undefined;
};
export declare function takeBorder(game: Game): BorderMoment;
/** Restores the border, including on clients. */
export declare function restoreBorder(game: Game, { change, ...rest }: BorderMoment): void;
