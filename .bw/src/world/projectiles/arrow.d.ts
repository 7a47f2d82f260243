import { type Vec } from '../geometry.ts';
import { type ItemStack } from '../items/stack.ts';
import { type Tracked } from '../kernel/entities/entity.ts';
import type { Game } from '../kernel/game.ts';
import { type NbtTag } from '../library/nbt.ts';
import type { PacketFields } from '../library/network.ts';
import { type Dose } from '../player/doses.ts';
import { type Flight, Projectile, type ProjectileInit } from './projectile.ts';
/** Properties that a bow or its arrow adds to a shot. */
export interface ArrowInit extends ProjectileInit {
    /** Damage per block per tick of speed. Default: 2. */
    readonly damage?: number;
    readonly critical?: boolean;
    /** Level of the enchantment that knocks back. */
    readonly punch?: number;
    readonly burning?: boolean;
    /** Number of bodies that it passes through. */
    readonly piercing?: number;
    /** Effects that its victims receive. */
    readonly doses?: readonly Dose[];
    /** The item that a player receives on picking it up; absent if it cannot be picked up. */
    readonly item?: ItemStack;
}
/** An arrow, flying or stuck in a block. It presses wooden pressure plates and wooden buttons. */
export declare class Arrow extends Projectile {
    #private;
    protected readonly flight: Flight;
    protected init: ArrowInit;
    constructor(game: Game, init: ArrowInit);
    metadata(): readonly PacketFields[];
    /** Targets emit a signal for a second after an arrow hits them. */
    protected get ringing(): number;
    protected get objectData(): number;
    saved(): Record<string, NbtTag>;
    protected savedOwn(): Record<string, NbtTag>;
    restore(said: Readonly<Record<string, NbtTag | undefined>>): void;
    get stuck(): boolean;
    tick(): void;
    /** One tick in a block: waits to be picked up, and falls when the block is gone. */
    protected rest(): void;
    /** Sticks in the block with its end outside; presses a wooden button there. */
    protected hitBlock(at: Vec): void;
    protected canHit(tracked: Tracked): boolean;
    protected hitBody(victim: Tracked): void;
    /** Hurts the body that it hit, in half hearts. */
    protected wound(victim: Tracked, amount: number): void;
    /** Gives itself to a player who touches it. */
    protected offer(): void;
}
/** Metadata of an entity that shows an item. */
export declare const itemShown: (stack: ItemStack) => PacketFields;
