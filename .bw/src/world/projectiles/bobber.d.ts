import { type Vec } from '../geometry.ts';
import { type ItemStack } from '../items/stack.ts';
import { Entity } from '../kernel/entities/entity.ts';
import type { Game } from '../kernel/game.ts';
import { Player } from '../kernel/player/player.ts';
import type { PacketFields } from '../library/network.ts';
import { Projectile } from './projectile.ts';
/** The float of a fishing rod (vanilla FishingHook). */
export declare class Bobber extends Projectile {
    #private;
    protected readonly flight: {
        gravity: number;
        drag: number;
        waterDrag: number;
    };
    readonly angler: Player;
    constructor(game: Game, init: {
        position: Vec;
        velocity: Vec;
        angler: Player;
        rod: ItemStack;
    });
    protected get objectData(): number;
    metadata(): readonly PacketFields[];
    tick(): void;
    protected canHit(tracked: Entity | Player): boolean;
    protected hitBody(victim: Entity | Player): void;
    /** Blocks stop it only by their shape. */
    protected hitBlock(): void;
    /** Reels in: pulls the hooked entity. Returns the wear of the rod. */
    reel(): number;
}
