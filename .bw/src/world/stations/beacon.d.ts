import { type Vec } from '../geometry.ts';
import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
/** Opens a beacon: an ingot or a gem pays for its effects. */
export declare function openBeacon(game: Game, player: Player, p: Vec): true;
/** Runs all beacons, every four seconds. */
export declare function tickBeacons(game: Game): void;
