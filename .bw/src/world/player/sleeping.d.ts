import { type Vec } from '../geometry.ts';
import type { BlockState } from '../kernel/blocks/states.ts';
import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
/** Uses a bed: sets the spawn point, and at night the player sleeps. */
export declare function useBed(game: Game, player: Player, clicked: Vec, state: BlockState): boolean;
/** Makes a bed or an anchor a player's respawn point. */
export declare function setSpawnAt({ dimension }: Game, player: Player, bed: Vec): void;
/** Wakes a player up, next to the bed if there is room. Does nothing for a player who is awake. */
export declare function wakeUp(game: Game, player: Player): void;
/**
 * The position where a player respawns: at the point set by command, at its bed or charged anchor if that still exists, or at the
 * world spawn.
 */
export declare function respawnPoint({ world }: Game, player: Player): {
    game: Game;
    position: Vec;
};
