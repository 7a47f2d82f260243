import { type Vec } from '../geometry.ts';
import type { Entity } from '../kernel/entities/entity.ts';
import type { Game } from '../kernel/game.ts';
import { Player } from '../kernel/player/player.ts';
/** Moves a body to the obsidian platform in the End. */
export declare function toEnd(game: Game, body: Player | Entity): void;
/** Builds the platform of the End, and returns the position on which to stand. */
export declare function endPlatform(end: Game): Vec;
/** Moves a body from the End to the overworld: players to their respawn point, others to the world spawn. */
export declare function leaveEnd(game: Game, body: Player | Entity): void;
/** Moves a body from the central island to the outer ones, or back (vanilla TheEndGatewayBlockEntity). */
export declare function throughGateway(game: Game, body: Player | Entity): void;
