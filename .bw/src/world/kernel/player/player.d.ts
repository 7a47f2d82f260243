import { type Vec } from '../../geometry.ts';
import { type ItemStack, type Items } from '../../items/stack.ts';
import type { PacketFields } from '../../library/network.ts';
import type { Registry } from '../../library/prismarine.ts';
import type { GameMode } from '../../options.ts';
import type { PlayerLink } from '../../protocol/connection.ts';
import type { OutgoingPacket, Text } from '../../protocol/fields.ts';
import type { Chance } from '../chance.ts';
import type { DimensionName } from '../dimensions.ts';
import { type Bearer } from '../entities/attributes.ts';
import type { DroppedItem, Entity, Tracked } from '../entities/entity.ts';
import { type Passage } from '../entities/entity.ts';
import { Traits } from '../entities/traits.ts';
import type { WorldEmitter } from '../events.ts';
import { type Menu, type MenuOwner, type Slot } from '../inventory/menu.ts';
import { type Storage } from '../inventory/storage.ts';
import type { Digging, Steering } from './doing.ts';
import { Experience } from './experience.ts';
import { Hunger } from './hunger.ts';
import { Statistics } from './statistics.ts';
export declare const GAME_MODES: readonly GameMode[];
/** What a player needs from the game. */
export interface PlayerHost {
    readonly registry: Pick<Registry, 'language'>;
    readonly emitter: WorldEmitter;
    readonly items: Items;
    readonly chance: Chance;
    /** Where players appear. */
    readonly spawn: Vec;
    nextEntityId(): number;
    dropItem(item: DroppedItem): void;
}
/** An item in use: being eaten, drawn or raised. */
export interface ItemInUse {
    readonly hand: number;
    readonly slot: number;
    readonly item: string;
    /** First tick of the use, and the tick at which it is finished. */
    readonly since: number;
    readonly doneAt: number;
    /** Called when the use is finished. */
    readonly finish?: () => void;
    /** Called when the button is released early. */
    readonly release?: (ticks: number) => void;
}
/** A player's sleep. */
export interface Sleep {
    /** Head of the bed at which the player respawns. */
    readonly bed: Vec;
    ticks: number;
}
/** The joining player, and the connection to its client. */
export interface PlayerInit {
    readonly name: string;
    readonly uuid: string;
    readonly link: PlayerLink;
    /** Creates the window of the player's own inventory. */
    readonly menu: (player: Player) => Menu;
}
/** Health of a player without effects, in half hearts. */
export declare const FULL_HEALTH = 20;
export declare const EYE_HEIGHT = 1.62;
/** A player: body, inventory, and the client's known state. */
export declare class Player implements Tracked, MenuOwner, Bearer {
    #private;
    /** The dimension of the player. */
    game: PlayerHost;
    readonly name: string;
    readonly uuid: string;
    readonly id: number;
    readonly kind = "player";
    readonly size: {
        width: number;
        height: number;
    };
    readonly inventory: Storage;
    /** Contents of the player's ender chest. */
    readonly enderChest: Storage;
    readonly ownMenu: Menu;
    /** Keys of the chunks that the client has. */
    readonly loaded: Set<string>;
    /** Ids of the entities that the client knows. */
    readonly seen: Set<number>;
    readonly traits: Traits;
    readonly passage: Passage;
    readonly memory: Record<string, object>;
    readonly experience: Experience;
    /** Seed of an enchanting table's offers, which changes with each enchantment. */
    enchantmentSeed: number;
    /** The respawn point; undefined: its bed or the world spawn. */
    spawnPoint: Vec | undefined;
    /** The dimension of that point or bed. */
    home: DimensionName;
    menu: Menu;
    cursor: ItemStack | null;
    /** Selected hotbar slot, 0 to 8. */
    selected: number;
    gameMode: GameMode;
    position: Vec;
    yaw: number;
    pitch: number;
    onGround: boolean;
    sneaking: boolean;
    sprinting: boolean;
    removed: boolean;
    lastSent: {
        position: Vec;
        yaw: number;
        pitch: number;
    };
    /** Half hearts. */
    health: number;
    dead: boolean;
    /** Height fallen so far (blocks). */
    fallen: number;
    /** Remaining ticks of invulnerability, and the damage that caused it. */
    hurtTicks: number;
    lastHurt: number;
    readonly hunger: Hunger;
    readonly statistics: Statistics;
    using: ItemInUse | null;
    /** The entity that it sits on. */
    vehicle: Entity | undefined;
    steering: Steering;
    /** Whether it is gliding with elytra. */
    gliding: boolean;
    /** Tick from which each item can be used again. */
    readonly cooldowns: Map<string, number>;
    /** Remaining ticks of breath. */
    air: number;
    /** Remaining ticks of burning; below 0: ticks in fire until the player catches fire. */
    fire: number;
    /** Whether other clients see it burning. */
    burning: boolean;
    asleep: Sleep | null;
    /** The head of the bed, or the anchor, at which it respawns. */
    bed: Vec | null;
    /** Position one tick ago. */
    before: Vec;
    /** Value of `level.changes` when no hazard was near; -1 if there was one. Used to skip the check until a block changes. */
    safeAt: number;
    /** The entity that last hurt it, with the time, and the one that it last hurt. */
    readonly fight: {
        foe?: {
            readonly by: Tracked;
            readonly at: number;
        };
        victim?: Tracked;
    };
    /** Health and food last sent to the client. */
    lastSentHealth: string;
    /** Key of the chunk that was last used as the centre of the sent chunks. */
    chunk: string | undefined;
    /** Id of the teleport that the client has not confirmed yet; 0 if there is none. */
    awaiting: number;
    teleports: number;
    digging: Digging | null;
    /** Tick in which it last swung an arm. */
    swungAt: number;
    lastAttack: number;
    /** Whether login is complete and the chunks are sent, so that world packets may follow. */
    inPlay: boolean;
    /** Hands and armour last sent to others. */
    shown: readonly (Pick<ItemStack, 'id' | 'count'> | null)[] | undefined;
    constructor(game: PlayerHost, init: PlayerInit);
    get creative(): boolean;
    get canPickUp(): boolean;
    get eyes(): Vec;
    send(name: string, fields: PacketFields): void;
    sendRaw(packet: Buffer): void;
    kick(reason: Text): void;
    /** Slot of a hand: 0 main, 1 off. */
    handSlot(hand: number): number;
    held(hand?: number): ItemStack | null;
    /** Uses up held items, except in creative mode. */
    useUp(hand: number, count?: number): void;
    /** Damages the held tool. */
    wear(uses?: number, hand?: number): void;
    /** Counts the damage dealt in tenths of half hearts, and kills by kind. */
    hasHurt(victim: Tracked, damage: number, killed: boolean): void;
    /** Counts items taken out of a crafting grid or a furnace. */
    made({ name, count }: Pick<ItemStack, 'name' | 'count'>): void;
    /** Throws items away on purpose, which is counted. */
    throwAway(stack: ItemStack): void;
    giveOrToss(stack: ItemStack): void;
    /** Throws items forward (vanilla Player.drop). They can be picked up after two seconds. */
    toss(stack: ItemStack): void;
    hotbar(button: number): Slot | null;
    /** The next window id; ids cycle from 1 to 100. */
    nextWindow(): number;
    /** Held items, then armour from feet to head, as seen by others. */
    equipment(): (ItemStack | null)[];
    equipmentPacket(): OutgoingPacket;
    spawnPackets(): OutgoingPacket[];
    /** Maximum health in half hearts, including effects. */
    get fullHealth(): number;
    attributes(): OutgoingPacket;
    /** Burning, sneaking, sprinting, invisible and glowing, as seen by others. */
    posturePacket(): OutgoingPacket;
}
