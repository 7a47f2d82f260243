import type { Game } from '../../kernel/game.ts';
import { Player } from '../../kernel/player/player.ts';
import type { CommandSource, Target } from '../source.ts';
import type { SelectorOptions } from './selector-options.ts';
/** The letter of a selector: self, nearest player, all players, all entities, random player, nearest entity (1.21). */
export type SelectorKind = 's' | 'p' | 'a' | 'e' | 'r' | 'n';
/** The targets of a command, resolved when it runs. */
export interface Selector {
    /** Whether only players can match, and whether only one can. */
    readonly onlyPlayers: boolean;
    readonly single: boolean;
    readonly isSelf: boolean;
    find(at: Place): Target[];
}
interface Place {
    readonly game: Game;
    readonly source: CommandSource;
}
/** A selector for a player's name or an entity's uuid. */
export declare const named: (name: string) => Selector;
/** A selector such as @e[type=cow]. */
export declare function selector(kind: SelectorKind, options: SelectorOptions): Selector;
/** All targets of a selector; may be empty. */
export declare const anyOf: (at: Place, selector: Selector) => Target[];
/** All targets of a selector. Throws if there are none. */
export declare function allOf(at: Place, selector: Selector): Target[];
/** The single entity that a selector finds. */
export declare function oneOf(at: Place, selector: Selector): Target;
/** The players that a selector finds. Throws if there are none. */
export declare function playersOf(at: Place, selector: Selector): Player[];
/** The player who runs a command. */
export declare function ownPlayer({ source }: Place): Player;
/** The entity that runs a command. */
export declare function ownEntity({ source }: Place): Target;
export {};
