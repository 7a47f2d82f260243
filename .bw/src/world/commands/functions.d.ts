import type { Game } from '../kernel/game.ts';
import { type ItemModifier } from './item-modifiers.ts';
import type { CommandSource } from './source.ts';
/** The functions of a world's data packs. */
export interface Functions {
    /** Commands by the name of the function, e.g. `pack:folder/name`. */
    readonly lines: Map<string, readonly string[]>;
    /** Function names by tag name. */
    readonly tags: Map<string, readonly string[]>;
    /** Item modifiers by name. */
    readonly modifiers: Map<string, ItemModifier>;
    /** Functions scheduled for later. */
    readonly due: Set<{
        readonly name: string;
        readonly at: number;
    }>;
    /** Remaining commands of the functions that are running. */
    waiting: {
        readonly source: CommandSource;
        readonly line: string;
    }[] | undefined;
}
/** The functions of a world. */
export declare const functionsOf: (game: Game) => Functions;
/** Runs the functions that are due when the world opens. */
export declare const LOAD = "function #minecraft:load";
/** Registers the functions of a folder of data packs. Returns whether any of them must run now. */
export declare function loadFunctions(game: Game, folder: string): boolean;
