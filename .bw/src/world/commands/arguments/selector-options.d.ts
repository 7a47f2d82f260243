import { type Vec } from '../../geometry.ts';
import type { Game } from '../../kernel/game.ts';
import { type Target } from '../source.ts';
import type { StringReader } from '../tree/reader.ts';
export type Order = 'nearest' | 'furthest' | 'random' | 'arbitrary';
export declare const ORDERS: readonly Order[];
/** Whether an entity is selected; `from` is the origin of distances. */
export type Test = (entity: Target, from: Vec) => boolean;
export interface SelectorOptions {
    readonly tests: readonly Test[];
    /** Coordinates that replace the source's. */
    readonly place: Partial<Vec>;
    readonly limit: number | undefined;
    readonly order: Order | undefined;
    /** Whether only players can match. */
    readonly onlyPlayers: boolean;
    /** Whether only entities in the source's dimension match, because the options specify a position. */
    readonly isLocal: boolean;
}
/** Reads the options of a selector, after the opening bracket and including the closing one. */
export declare function readOptions(reader: StringReader, game: Game): SelectorOptions;
/** The options that have names, for completions. */
export declare const OPTION_NAMES: readonly string[];
