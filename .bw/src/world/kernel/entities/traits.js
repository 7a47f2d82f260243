import { slotOf } from '../../items/stack.js';
import { json, text } from '../../protocol/fields.js';
/** Properties that commands can set on an entity. Code that moves an entity must respect `noAi`. */
export class Traits {
    /** Tags of the `tag` command. */
    tags = new Set();
    effects = new Map();
    /** Held and worn items by their slot in the equipment packet: hands, then feet to head. */
    equipment = new Map();
    customName;
    /** Whether it has no AI and no gravity. */
    noAi = false;
    silent = false;
    /** Never despawns. */
    persistent = false;
    baby = false;
    /** Number of a sheep's colour, from 0 (white) to 15 (black). */
    colour;
    /** Whether a sheep has been sheared, or a snow golem has lost its pumpkin. */
    sheared = false;
    tame = false;
    /** UUID of its owner. */
    owner;
    /** Whether it sits because its owner ordered it to. */
    sitting = false;
    saddled = false;
    /** The items in its slots: the chest of a donkey, a cart or a boat. */
    storage;
    /** Bases of attributes that commands, files or its kind have set; see `attributes.ts`. */
    bases = new Map();
    /** Attribute modifiers that come from neither equipment nor effects. */
    modifiers = [];
    /** Half hearts of absorption, which take damage before its health. */
    absorption = 0;
    /** Size of a slime or phantom: 1, 2, 4. */
    size = 1;
    /** Clothes, profession and level of a villager, by their numbers. */
    villager;
    /** All NBT with which it was summoned, whether supported or not. */
    nbt;
}
/** Metadata keys and types (1.19.2). */
const META = {
    customName: { key: 2, type: 5 },
    nameVisible: { key: 3, type: 7 },
    silent: { key: 4, type: 7 },
    mobFlags: { key: 15, type: 0 },
    baby: { key: 16, type: 7 },
    wool: { key: 17, type: 0 },
    villager: { key: 18, type: 16 },
};
const NO_AI = 1;
const SHEARED = 16;
/** Kinds whose babies are marked by the boolean at key 16. */
const HAS_YOUNG = /^(axolotl|bee|cat|chicken|cow|donkey|drowned|fox|goat|hoglin|horse|husk|llama|mooshroom|mule|ocelot|panda|pig|piglin|polar_bear|rabbit|sheep|skeleton_horse|strider|trader_llama|turtle|villager|wolf|zoglin|zombie|zombie_horse|zombie_villager|zombified_piglin)$/;
export const hasYoung = (kind) => HAS_YOUNG.test(kind);
/** Metadata for the traits, in addition to the entity's own. */
export function traitMetadata({ kind, traits }) {
    const fields = [];
    if (traits.customName !== undefined) {
        fields.push({ ...META.customName, value: json(text(traits.customName)) });
        fields.push({ ...META.nameVisible, value: false });
    }
    if (traits.silent)
        fields.push({ ...META.silent, value: true });
    if (traits.noAi)
        fields.push({ ...META.mobFlags, value: NO_AI });
    if (traits.baby && hasYoung(kind))
        fields.push({ ...META.baby, value: true });
    if (traits.colour !== undefined && kind === 'sheep')
        fields.push({ ...META.wool, value: traits.colour | (traits.sheared ? SHEARED : 0) });
    if (traits.villager && kind === 'villager') {
        const { type, profession, level } = traits.villager;
        fields.push({
            ...META.villager,
            value: { villagerType: type, villagerProfession: profession, level },
        });
    }
    return fields;
}
/** Packets that follow the spawn packet: equipment and effects. */
export function traitPackets({ id, traits }) {
    const packets = [];
    const equipments = [...traits.equipment].map(([slot, stack]) => ({ slot, item: slotOf(stack) }));
    if (equipments.length > 0)
        packets.push(['entity_equipment', { entityId: id, equipments }]);
    for (const effect of traits.effects.values())
        packets.push(effectPacket(id, effect));
    return packets;
}
/** Effect flags: 2 shows particles, 4 shows an icon. */
const VISIBLE = 6;
export function effectPacket(entityId, effect) {
    return [
        'entity_effect',
        {
            entityId,
            effectId: effect.id,
            amplifier: effect.amplifier > 127 ? effect.amplifier - 256 : effect.amplifier,
            duration: effect.ticks,
            hideParticles: effect.hidden ? 0 : VISIBLE,
            factorCodec: undefined,
        },
    ];
}
