import { type Vec } from '../geometry.ts';
import type { ItemStack } from '../items/stack.ts';
import { Body } from '../kernel/entities/body.ts';
import { type Tracked } from '../kernel/entities/entity.ts';
import type { Game } from '../kernel/game.ts';
import { type NbtTag } from '../library/nbt.ts';
import type { PacketFields } from '../library/network.ts';
import { type Flight, Projectile, type ProjectileInit } from './projectile.ts';
/** A thrown item that bursts where it hits (vanilla ThrowableItemProjectile). */
declare abstract class Thrown extends Projectile {
    protected readonly flight: Flight;
    item: ItemStack;
    constructor(game: Game, init: ProjectileInit & {
        item: ItemStack;
    });
    metadata(): readonly PacketFields[];
    saved(): Record<string, NbtTag>;
    restore(said: Readonly<Record<string, NbtTag | undefined>>): void;
    protected hitBody(victim: Tracked): void;
    protected hitBlock(at: Vec): void;
    /** Applies its effect to the body that it hits. */
    protected strike(victim: Tracked): void;
    /** Damage to a mob in half hearts. */
    protected harm(_victim: Body): number;
    protected burst(_victim?: Tracked): void;
}
declare class Snowball extends Thrown {
    protected harm({ kind }: Body): number;
}
/** One egg in eight contains a chick, one in 256 contains four. */
declare class Egg extends Thrown {
    protected burst(): void;
}
/** Teleports the thrower to the place where it lands. */
declare class EnderPearl extends Thrown {
    protected burst(): void;
}
/** Splashes on all bodies that are near; a lingering potion leaves a cloud. */
declare class ThrownPotion extends Thrown {
    #private;
    protected readonly flight: Flight;
    protected strike(): void;
    protected burst(hit?: Tracked): void;
}
/** A bottle of experience: three to eleven points. */
declare class ExperienceBottle extends Thrown {
    protected readonly flight: Flight;
    protected burst(): void;
}
declare const KINDS: {
    readonly snowball: {
        readonly entity: 'snowball';
        readonly make: typeof Snowball;
    };
    readonly egg: {
        readonly entity: 'egg';
        readonly make: typeof Egg;
    };
    readonly ender_pearl: {
        readonly entity: 'ender_pearl';
        readonly make: typeof EnderPearl;
    };
    readonly splash_potion: {
        readonly entity: 'potion';
        readonly make: typeof ThrownPotion;
    };
    readonly lingering_potion: {
        readonly entity: 'potion';
        readonly make: typeof ThrownPotion;
    };
    readonly experience_bottle: {
        readonly entity: 'experience_bottle';
        readonly make: typeof ExperienceBottle;
    };
};
/** Whether an item is thrown when it is used. */
export declare const isThrown: (item: string) => item is keyof typeof KINDS;
/** A thrown entity of this kind, with its default item; null for other kinds. */
export declare function thrownOfKind(game: Game, kind: string, position: Vec): Projectile | null;
/** A thrown item as an entity, not yet in the world. */
export declare function thrownItem(game: Game, item: ItemStack & {
    readonly name: keyof typeof KINDS;
}, init: Omit<ProjectileInit, 'definition'>): Projectile;
export {};
