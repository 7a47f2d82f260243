import { type Vec } from '../geometry.ts';
import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
import { type Statistic } from '../kernel/player/statistics.ts';
type Registry = Game['registry'];
/** A version's tables of statistics' names by number; a client's registry has them. */
export interface StatisticNames {
    readonly itemsByName: Registry['itemsByName'];
    readonly blocks: Readonly<Record<number, {
        readonly name: string;
    } | undefined>>;
    readonly items: Readonly<Record<number, {
        readonly name: string;
    } | undefined>>;
    readonly entities: Readonly<Record<number, {
        readonly name: string;
    } | undefined>>;
}
/** A statistic in its network form. */
export interface StatisticEntry {
    readonly categoryId: number;
    readonly statisticId: number;
    readonly value: number;
}
/** The statistic that a server has sent; undefined if the version has no name for its numbers. */
export declare function statisticOf({ categoryId, statisticId, value }: StatisticEntry, names: StatisticNames): Statistic | undefined;
/** Answers a client's request: the counters that have changed since its last one (vanilla ServerStatsCounter.sendStats). */
export declare function sendStatistics(game: Game, player: Player): void;
/** Counts one tick of a player's time (vanilla Player.tick). */
export declare function countTick(game: Game, player: Player): void;
/** Counts a move (vanilla Player.checkMovementStatistics): in water, on a ladder, on the ground or through the air. */
export declare function countMove(game: Game, player: Player, from: {
    readonly position: Vec;
    readonly onGround: boolean;
}): void;
/** Counts that a player has opened a block with a window. */
export declare function countOpened(player: Player, block: string): void;
export {};
