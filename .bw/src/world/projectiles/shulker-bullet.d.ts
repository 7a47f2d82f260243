import type { Tracked } from '../kernel/entities/entity.ts';
import type { Game } from '../kernel/game.ts';
import type { NbtTag } from '../library/nbt.ts';
import { type Flight, Projectile, type ProjectileInit } from './projectile.ts';
/** A shulker's bullet: it follows its victim and makes it levitate (vanilla ShulkerBullet). A hit destroys it. */
export declare class ShulkerBullet extends Projectile {
    #private;
    protected readonly flight: Flight;
    constructor(game: Game, init: ProjectileInit & {
        victim?: Tracked;
    });
    get isTarget(): boolean;
    saved(): Record<string, NbtTag>;
    restore(said: Readonly<Record<string, NbtTag | undefined>>): void;
    struck(): void;
    protected fly(): void;
    protected hitBody(victim: Tracked): void;
    protected hitBlock(): void;
}
