import { type Face, type Vec } from '../geometry.ts';
import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
/** Uses a tool or bone meal on a block. Returns false if it has no effect. */
export declare function useTool(game: Game, player: Player, hand: number, target: {
    p: Vec;
    face: Face;
}): boolean;
