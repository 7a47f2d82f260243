import type { Modifier } from '../../items/modifiers.ts';
import { type ItemStack } from '../../items/stack.ts';
import type { NbtCompound } from '../../library/nbt.ts';
import type { PacketFields } from '../../library/network.ts';
import { type OutgoingPacket } from '../../protocol/fields.ts';
import type { Storage } from '../inventory/storage.ts';
/** An active effect. */
export interface Effect {
    /** Name without namespace, e.g. night_vision. */
    readonly name: string;
    readonly id: number;
    /** The level minus one. */
    readonly amplifier: number;
    /** Ticks left. */
    ticks: number;
    readonly hidden: boolean;
}
/** Properties that commands can set on an entity. Code that moves an entity must respect `noAi`. */
export declare class Traits {
    /** Tags of the `tag` command. */
    readonly tags: Set<string>;
    readonly effects: Map<string, Effect>;
    /** Held and worn items by their slot in the equipment packet: hands, then feet to head. */
    readonly equipment: Map<number, ItemStack>;
    customName: string | undefined;
    /** Whether it has no AI and no gravity. */
    noAi: boolean;
    silent: boolean;
    /** Never despawns. */
    persistent: boolean;
    baby: boolean;
    /** Number of a sheep's colour, from 0 (white) to 15 (black). */
    colour: number | undefined;
    /** Whether a sheep has been sheared, or a snow golem has lost its pumpkin. */
    sheared: boolean;
    tame: boolean;
    /** UUID of its owner. */
    owner: string | undefined;
    /** Whether it sits because its owner ordered it to. */
    sitting: boolean;
    saddled: boolean;
    /** The items in its slots: the chest of a donkey, a cart or a boat. */
    storage: Storage | undefined;
    /** Bases of attributes that commands, files or its kind have set; see `attributes.ts`. */
    readonly bases: Map<"armor" | "armor_toughness" | "attack_damage" | "attack_speed" | "knockback_resistance" | "luck" | "max_health" | "movement_speed", number>;
    /** Attribute modifiers that come from neither equipment nor effects. */
    modifiers: readonly Modifier[];
    /** Half hearts of absorption, which take damage before its health. */
    absorption: number;
    /** Size of a slime or phantom: 1, 2, 4. */
    size: number;
    /** Clothes, profession and level of a villager, by their numbers. */
    villager: {
        readonly type: number;
        readonly profession: number;
        readonly level: number;
    } | undefined;
    /** All NBT with which it was summoned, whether supported or not. */
    nbt: NbtCompound | undefined;
}
export declare const hasYoung: (kind: string) => boolean;
/** Metadata for the traits, in addition to the entity's own. */
export declare function traitMetadata({ kind, traits }: {
    kind: string;
    traits: Traits;
}): PacketFields[];
/** Packets that follow the spawn packet: equipment and effects. */
export declare function traitPackets({ id, traits }: {
    id: number;
    traits: Traits;
}): OutgoingPacket[];
export declare function effectPacket(entityId: number, effect: Effect): OutgoingPacket;
