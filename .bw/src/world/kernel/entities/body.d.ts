import { type Vec } from '../../geometry.ts';
import type { ItemStack } from '../../items/stack.ts';
import type { PacketFields } from '../../library/network.ts';
import type { OutgoingPacket } from '../../protocol/fields.ts';
import type { WorldEmitter } from '../events.ts';
import { type Bearer } from './attributes.ts';
import { type Damage } from './damage.ts';
import { Entity, type EntityHost, type EntityInit, type Tracked } from './entity.ts';
/** Push of a hit, in blocks per tick. */
export declare const PUSH = 0.4;
/** Consequences of damage and death, as passed to the game. */
interface Aftermath {
    suffered(game: BodyHost, victim: Tracked, damage: Damage): void;
    perished(game: BodyHost, victim: Tracked): void;
    rescued(game: BodyHost, victim: Tracked, damage: Damage): boolean;
    /** Passive effects on a body per tick. */
    endured(game: BodyHost, body: Tracked): void;
}
/** What a living body needs from the game. */
export interface BodyHost extends EntityHost {
    readonly emitter: WorldEmitter;
    /** Height below which everything is lost. */
    readonly voidBelow: number;
    removeEntity(entity: Entity): void;
    broadcastNear(p: Vec, name: string, fields: PacketFields): void;
    readonly simulation: Aftermath;
}
/** A living entity without AI: it falls and can be hurt, pushed and killed. */
export declare class Body extends Entity implements Bearer {
    #private;
    readonly game: BodyHost;
    health: number;
    /** Remaining ticks of invulnerability, and the damage that caused it. */
    hurtTicks: number;
    constructor(game: BodyHost, init: EntityInit);
    /** Maximum health in half hearts, including effects. Setting it sets the base. */
    get fullHealth(): number;
    set fullHealth(halfHearts: number);
    equipment(): readonly (ItemStack | null)[];
    /** Called when the value of an attribute may have changed. */
    attributesChanged(): void;
    attributes(): OutgoingPacket;
    spawnPackets(): OutgoingPacket[];
    /** Whether it has just been hurt. */
    get hurting(): boolean;
    get dying(): boolean;
    tick(): void;
    /** Its behaviour in a tick. Without AI, it only falls. */
    protected live(): void;
    /**
     * Takes damage; a hit from a position also pushes. Right after another hit only stronger damage counts, and only the
     * difference, which does not push (vanilla LivingEntity.hurt).
     */
    hurt(damage: Damage): void;
    /** Dodges an approaching projectile. Returns false if it is hit. */
    dodges(): boolean;
    get burning(): boolean;
    /** Sets it on fire for a number of ticks; mobs only. */
    ignite(_ticks: number): void;
    /** Puts out the fire. */
    extinguish(): void;
    die(): void;
    /** Pushes it away from a position (vanilla LivingEntity.knockback); steady bodies less. */
    push(from: Vec, strength?: number): void;
}
/** Velocity from a hit: away by its strength, and upwards by as much, but at most 0.4 (vanilla). */
export declare function knockback(from: Vec, to: Vec, strength?: number): Vec;
export {};
