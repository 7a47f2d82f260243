import type { Game } from '../kernel/game.ts';
import type { ItemInUse, Player } from '../kernel/player/player.ts';
/** Starts to use the item in a hand: to eat it, to draw it, or to raise it. */
export declare function startUsing(game: Game, player: Player, hand: number, use: Pick<ItemInUse, 'finish' | 'release'> & {
    readonly ticks?: number;
}): void;
/** Ends the use without applying its effect. */
export declare function stopUsing(game: Game, player: Player): void;
/** The use button was released. */
export declare function releaseItem(game: Game, player: Player): void;
/** One tick of the use: it ends when the hand holds another item or its time is over. */
export declare function tickUsing(game: Game, player: Player): void;
