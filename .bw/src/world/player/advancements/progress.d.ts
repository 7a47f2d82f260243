import type { Game } from '../../kernel/game.ts';
import type { Player } from '../../kernel/player/player.ts';
import { type Advancement } from './list.ts';
/** Tick at which each criterion was met, by advancement and criterion. */
type Met = Map<string, Map<string, number>>;
/** The achievements of all players of a world, by UUID. */
export declare const achievedIn: ({ world }: Game) => Map<string, Met>;
/** Whether a player has an advancement. */
export declare function isDone(game: Game, player: Player, { id, criteria, any }: Advancement): boolean;
/** Whether a player has met one criterion. */
export declare const isMet: (game: Game, player: Player, { id }: Advancement, criterion: string) => boolean;
/** Grants or revokes criteria; returns whether this changed anything. Updates the client. */
export declare function setCriteria(game: Game, player: Player, advancement: Advancement, { names, granted }: {
    names: readonly string[];
    granted: boolean;
}): boolean;
/** Sends a client all advancements, and its player's progress. */
export declare const sendAdvancements: (game: Game, player: Player) => void;
/** Checks a player's progress from time to time. */
export declare function tickAdvancements(game: Game, player: Player): void;
export {};
