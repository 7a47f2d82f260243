import { type Vec } from '../geometry.ts';
import type { Entity, Tracked } from '../kernel/entities/entity.ts';
import type { Game } from '../kernel/game.ts';
import { Player } from '../kernel/player/player.ts';
/** Seats a body on a vehicle or an animal. Returns false if there is no room, or if the body already sits there. */
export declare function mount(game: Game, rider: Tracked, vehicle: Entity): boolean;
/** Takes a body off its mount and puts it next to the mount if there is room. */
export declare function dismount(game: Game, rider: Tracked): void;
/** Moves riders to their vehicle's position. */
export declare function seatRiders(game: Game, vehicle: Entity): void;
/** Dismounts a player whose vehicle is gone, or who is dead. */
export declare function tickVehicle(game: Game, player: Player): void;
/** Counts the distance that a rider covered, in blocks. */
export declare function countRide(player: Player, blocks: number): void;
/** The tick in which a player's client last moved its mount. */
export declare const lastDrive: (player: Player) => number;
/** Moves a steered vehicle to the position its client reports, unless that is far away or inside blocks. */
export declare function driveVehicle(game: Game, player: Player, to: Vec & {
    readonly yaw: number;
    readonly pitch: number;
}): void;
