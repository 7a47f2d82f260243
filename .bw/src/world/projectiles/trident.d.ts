import { type Vec } from '../geometry.ts';
import { type ItemStack } from '../items/stack.ts';
import type { Tracked } from '../kernel/entities/entity.ts';
import type { Game } from '../kernel/game.ts';
import { type NbtTag } from '../library/nbt.ts';
import { Arrow } from './arrow.ts';
import type { Flight, ProjectileInit } from './projectile.ts';
/** A thrown trident: it sticks where it hits, and comes back if it is loyal (vanilla ThrownTrident). */
export declare class ThrownTrident extends Arrow {
    #private;
    protected readonly flight: Flight;
    constructor(game: Game, init: ProjectileInit & {
        item: ItemStack;
        mayKeep: boolean;
    });
    saved(): Record<string, NbtTag>;
    restore(said: Readonly<Record<string, NbtTag | undefined>>): void;
    protected rest(): void;
    protected canHit(tracked: Tracked): boolean;
    protected fly(): void;
    protected hitBlock(at: Vec): void;
    protected hitBody(victim: Tracked): void;
}
