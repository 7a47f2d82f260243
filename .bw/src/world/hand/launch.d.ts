import { type Vec } from '../geometry.ts';
import { type ItemStack } from '../items/stack.ts';
import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
/** Initial position and velocity of something that leaves a player's hand (vanilla Projectile.shootFromRotation). */
export declare function launch(game: Game, player: Player, shot: {
    readonly speed: number;
    readonly spread?: number;
    readonly raise?: number;
    readonly turn?: number;
}): {
    position: Vec;
    velocity: Vec;
    shooter: Player;
};
declare const isArrow: (stack: ItemStack | null | undefined) => boolean;
/** The slot of the ammunition that a player would shoot: first in a hand, then the first one in the inventory. */
export declare function ammunition(player: Player, accepts?: typeof isArrow): number | undefined;
/** Removes one item from a slot, except in creative mode. */
export declare function takeOne(player: Player, slot: number): ItemStack | null;
export {};
