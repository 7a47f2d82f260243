import { type Look, type Vec } from '../geometry.ts';
import { type Game } from '../kernel/game.ts';
import { type Player } from '../kernel/player/player.ts';
import { type OutgoingPacket } from '../protocol/fields.ts';
/**
 * Lets a logged-in client enter the world.
 * @param data packets of tags and recipes, for clients that read them
 */
export declare function join(game: Game, player: Player, data?: readonly OutgoingPacket[]): void;
/** Respawns a dead player, perhaps in another dimension. */
export declare function respawn(game: Game, player: Player): void;
/** Moves a living player to its respawn point. */
export declare function returnHome(game: Game, player: Player): void;
/** Brings a living player to another dimension. */
export declare function changeDimension(to: Game, player: Player, position: Vec, look?: Look): void;
/** @param reason why its connection ended, if known */
export declare function leave(game: Game, player: Player, reason?: string): void;
export declare function sendAbilities(player: Player): void;
