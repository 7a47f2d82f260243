import { type Vec } from '../geometry.ts';
import type { Tracked } from '../kernel/entities/entity.ts';
import type { Game } from '../kernel/game.ts';
import { type NbtTag } from '../library/nbt.ts';
import { type Flight, Projectile, type ProjectileInit } from './projectile.ts';
/** Projectile of blazes, ghasts and withers (vanilla AbstractHurtingProjectile). A hit sends a large one back. */
export declare class Fireball extends Projectile {
    #private;
    protected readonly flight: Flight;
    constructor(game: Game, init: ProjectileInit);
    saved(): Record<string, NbtTag>;
    protected savedOwn(): Record<string, NbtTag>;
    restore(said: Readonly<Record<string, NbtTag | undefined>>): void;
    get isTarget(): boolean;
    protected canHit(tracked: Tracked): boolean;
    protected fly(): void;
    /** A hit sends it in the attacker's direction of view. */
    struck(by: Tracked | undefined): void;
    protected hitBody(victim: Tracked): void;
    protected hitBlock(at: Vec): void;
}
