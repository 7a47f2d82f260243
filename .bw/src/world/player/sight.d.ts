import { type Face, type Vec } from '../geometry.ts';
import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
/** The block a player looks at. */
interface Sight {
    readonly position: Vec;
    readonly face: Face;
}
/** The first block in the line of sight within `reach` blocks. With `sources`, fluid sources count too. */
export declare function blockInSight(game: Game, player: Player, options: {
    reach: number;
    sources: boolean;
}): Sight | null;
export {};
