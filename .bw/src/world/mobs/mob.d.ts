import { type Vec } from '../geometry.ts';
import { type ItemStack } from '../items/stack.ts';
import { Body } from '../kernel/entities/body.ts';
import type { Damage } from '../kernel/entities/damage.ts';
import type { EntityInit, Tracked } from '../kernel/entities/entity.ts';
import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
import type { NbtTag } from '../library/nbt.ts';
import type { PacketFields } from '../library/network.ts';
import type { OutgoingPacket } from '../protocol/fields.ts';
import { type MobKind } from './kinds.ts';
/** A possible activity of a mob. Returns true if it is active, in which case later ones in the list are skipped. */
export type Behaviour = (mob: Mob) => boolean;
interface MobInit extends EntityInit {
    readonly type: MobKind;
    readonly behaviours: readonly Behaviour[];
    readonly habits: readonly Behaviour[];
    readonly dodge?: Behaviour | undefined;
}
/** Whether something in the world is a mob. */
export declare const isMob: (value: unknown) => value is Mob;
/** A living entity with an AI: it wanders, flees, follows, chases, and walks around obstacles. */
export declare class Mob extends Body {
    #private;
    readonly game: Game;
    readonly type: MobKind;
    /** Waypoints still to be reached, and its speed in blocks per tick. */
    route: Vec[];
    pace: number;
    /** Minimum distance to the next waypoint so far, and ticks since it last shrank. */
    closest: number;
    stalled: number;
    /** End of the route, for behaviours that follow a moving target. */
    goal: Vec | undefined;
    fallen: number;
    /** The last attacker, and the tick of the attack. */
    attacker: Tracked | undefined;
    hurtAt: number;
    /** The target it chases. */
    target: Tracked | undefined;
    /** Ticks from which it can attack or shoot again, and from which it can breed again. */
    readyAt: number;
    breedsAt: number;
    /** Remaining ticks of love mode. */
    love: number;
    /** Whether it hit a wall in its last move. */
    bumped: boolean;
    /** Whether a slime has already split into its parts. */
    apart: boolean;
    /** The holder of its lead. */
    leash: Tracked | undefined;
    /** Temper of a wild horse, from 0 to 100. */
    temper: number;
    /** The player that put it in love mode. */
    fedBy: Player | undefined;
    /** Tick at which its current action ends. */
    busyUntil: number;
    /** Ticks without a player nearby. */
    lonelyFor: number;
    /** Remaining ticks of burning. */
    fire: number;
    constructor(game: Game, init: MobInit);
    get burning(): boolean;
    /** Ticks until it is grown up; 0 for adults. */
    get untilGrown(): number;
    metadata(): readonly PacketFields[];
    /** Changes its metadata. */
    show(entry: PacketFields & {
        readonly key: number;
    }): void;
    spawnPackets(): OutgoingPacket[];
    get seats(): number;
    get seatHeight(): number;
    steeredBy(rider: Tracked): boolean;
    saved(): Record<string, NbtTag>;
    restore(said: Readonly<Record<string, NbtTag | undefined>>): void;
    /** Ties it to an entity, or releases it. */
    tieTo(holder: Tracked | undefined): void;
    protected live(): void;
    /** Walks to a position, or as near as possible. Returns false if it cannot get any closer. */
    goTo(to: Vec, options?: {
        haste?: number;
        near?: number;
        budget?: number;
    }): boolean;
    attributesChanged(): void;
    stop(): void;
    arrive(game: Game, position: Vec): void;
    /** Infinite for an entity in another dimension. */
    distanceTo(other: {
        readonly position: Vec;
        readonly game?: unknown;
    }): number;
    dodges(): boolean;
    hurt(damage: Damage): void;
    die(): void;
    /** Puts on or holds something in a slot of the equipment packet, and shows it. */
    wear(slot: number, stack: ItemStack | null): void;
    /** Drops items at its position. */
    drop(item: string, count: number): void;
    dropStack(stack: ItemStack): void;
    /** Ends a fall and applies its damage. */
    land(): void;
    /** Sets it on fire for a number of ticks. */
    ignite(ticks: number): void;
    /** Puts out the fire. */
    extinguish(): void;
    /** Makes it a baby that grows up after a number of ticks. */
    makeBaby(ticks?: number): void;
    /** Sets its age from NBT: negative for babies, positive for adults that cannot breed yet. */
    becomeAged(age: number): void;
    /** Feeding a baby reduces the time until it is grown up by a tenth. */
    speedUpGrowth(): void;
}
export {};
