import { type Vec } from '../../geometry.ts';
import type { ItemStack } from '../../items/stack.ts';
import type { NbtTag } from '../../library/nbt.ts';
import type { PacketFields } from '../../library/network.ts';
import type { EntityDefinition } from '../../library/prismarine.ts';
import type { OutgoingPacket } from '../../protocol/fields.ts';
import type { Level } from '../level.ts';
import type { Recorded } from '../memory/saved-memory.ts';
import { type BodySize } from './collision.ts';
import { Traits } from './traits.ts';
/**
 * A body's passage through a portal: ticks that it has stood in one, and ticks in which portals do not affect
 * it.
 */
export interface Passage {
    time: number;
    rest: number;
}
export declare const UNDISTURBED: Readonly<Passage>;
/** What the world requires of everything that has a position in it: players, items and bodies. */
export interface Tracked {
    readonly id: number;
    readonly uuid: string;
    readonly kind: string;
    readonly size: BodySize;
    position: Vec;
    yaw: number;
    pitch: number;
    onGround: boolean;
    removed: boolean;
    /** State that systems store about it; see `Memory`. */
    readonly memory: Record<string, object>;
    /** Position and angles last sent to clients, on the 1/4096 grid. */
    lastSent: {
        position: Vec;
        yaw: number;
        pitch: number;
    };
    /** Called after it has hurt a living body, with the damage in half hearts and whether the body died from it. */
    hasHurt?(victim: Tracked, damage: number, killed: boolean): void;
    /** The entity that it sits on. */
    vehicle: Entity | undefined;
    /** Packets that show it to a client that does not know it yet. */
    spawnPackets(): OutgoingPacket[];
}
/** What an entity needs from the game. */
export interface EntityHost {
    readonly level: Level;
    nextEntityId(): number;
}
/** Puts items into the world: velocity in blocks per tick, delay until they can be picked up in ticks. */
export interface DroppedItem {
    readonly stack: ItemStack;
    readonly position: Vec;
    readonly velocity: Vec;
    readonly pickupDelay: number;
    /** Name of the player whose hook brought it out of the water. */
    readonly hookedBy?: string;
}
export interface EntityInit {
    readonly definition: EntityDefinition;
    readonly position: Vec;
    readonly velocity?: Vec;
    /** The memories that are saved with it. Default: none. */
    readonly recorded?: readonly Recorded[];
}
/** An entity other than a player. */
export declare abstract class Entity implements Tracked {
    /** The dimension of the entity. */
    game: EntityHost;
    readonly id: number;
    /** Kept when the entity is loaded from a file. */
    uuid: string;
    readonly kind: string;
    /** Smaller for babies. */
    size: BodySize;
    readonly definition: EntityDefinition;
    position: Vec;
    velocity: Vec;
    yaw: number;
    pitch: number;
    onGround: boolean;
    removed: boolean;
    age: number;
    vehicle: Entity | undefined;
    /** Its riders, starting with the one that steers. */
    readonly riders: Tracked[];
    readonly traits: Traits;
    readonly passage: Passage;
    readonly memory: Record<string, object>;
    /** The parts of its memory that are saved with it. */
    readonly recorded: readonly Recorded[];
    lastSent: {
        position: Vec;
        yaw: number;
        pitch: number;
    };
    constructor(game: EntityHost, init: EntityInit);
    /** Moves to another dimension. */
    arrive(game: EntityHost, position: Vec): void;
    /** Advances it by one game tick. */
    abstract tick(): void;
    /** The `objectData` of its spawn packet, whose meaning depends on the kind. */
    protected get objectData(): number;
    /** Number of seats, and their height above its feet. */
    get seats(): number;
    get seatHeight(): number;
    /** Whether a rider steers it: the rider's client then reports its position. */
    steeredBy(_rider: Tracked): boolean;
    /** Whether arrows and the like hit it, although it is not a living body. */
    get isTarget(): boolean;
    metadata(): readonly PacketFields[];
    /** Saved data in addition to that of all entities (vanilla addAdditionalSaveData). */
    saved(): Record<string, NbtTag>;
    /** Applies data from a save or a command, as far as it is supported. */
    restore(_said: Readonly<Record<string, NbtTag | undefined>>): void;
    /** Handles a hit on an inanimate entity, by a player or a projectile. */
    struck(_by: Tracked | undefined, _amount: number): void;
    spawnPackets(): OutgoingPacket[];
    /** Applies gravity, drag and collisions for one tick, in blocks per tick. */
    protected fall(options: {
        gravity: number;
        drag: number;
        verticalDrag: number;
    }): void;
}
/** The id from which a UUID was derived; undefined for other UUIDs. */
export declare const idIn: (uuid: string) => number | undefined;
/** Velocity in the protocol's unit of 1/8000 block per tick. */
export declare function velocityFields(v: Vec): PacketFields;
/** Position and angles in the precision of move packets. */
export declare function positionToSend(entity: Tracked): {
    position: Vec;
    yaw: number;
    pitch: number;
};
