/** The one place where attributes are computed: base, equipment, effects and modifiers, as vanilla does. */
import { gearModifiers } from '../../items/gear.js';
import { OPERATION } from '../../items/modifiers.js';
import { baseOfKind } from './attribute-bases.js';
import { effectLevel } from './effect-level.js';
/** Attributes sent to clients (vanilla setSyncable), for any body, and for players only. */
const SENT = ['max_health', 'movement_speed', 'armor', 'armor_toughness'];
const SENT_OF_PLAYERS = ['attack_speed', 'luck'];
/** The attribute changes per level of an effect (vanilla MobEffects). */
const EFFECTS = {
    speed: modifier('movement_speed', '91aeaa56-376b-4498-935b-2f7f68070635', 0.2, 2),
    slowness: modifier('movement_speed', '7107de5e-7ce8-4030-940e-514c1f160890', -0.15, 2),
    haste: modifier('attack_speed', 'af8b6e3f-3328-4c0a-aa36-5ba2bb9dbef3', 0.1, 2),
    mining_fatigue: modifier('attack_speed', '55fced67-e92a-486e-9800-b47f202c4386', -0.1, 2),
    strength: modifier('attack_damage', '648d7064-6a60-4f59-8abe-c2c23a6dd7a9', 3, 0),
    weakness: modifier('attack_damage', '22653b89-116e-49dc-9b6b-9971489b5be5', -4, 0),
    health_boost: modifier('max_health', '5d6f0ba2-1186-46ac-b896-c61c5cee99cc', 4, 0),
    luck: modifier('luck', '03c3c89d-7037-4b42-869f-b146bcb64d2e', 1, 0),
    unluck: modifier('luck', 'cc5af142-2bd2-4215-b636-2605aed11727', -1, 0),
};
/** Minimum and maximum values (vanilla RangedAttribute); other attributes only stay above zero. */
const LIMITS = {
    max_health: [1, 1024],
    movement_speed: [0, 1024],
    armor: [0, 30],
    armor_toughness: [0, 20],
    knockback_resistance: [0, 1],
    luck: [-1024, 1024],
};
function modifier(attribute, id, amount, operation) {
    return { attribute, id, amount, operation };
}
/** Whether an effect changes an attribute. */
export const changesAttributes = (effect) => EFFECTS[effect] !== undefined;
/** Minimum and maximum of an attribute's base: those of its value, or 1024 if there is no upper limit. */
export const baseLimits = (name) => LIMITS[name] ?? [0, 1024];
/** Value of an attribute without modifiers. */
export const baseOf = ({ kind, traits }, name) => traits.bases.get(name) ?? baseOfKind(kind, name);
/** Value of an attribute with all its modifiers (vanilla AttributeInstance.calculateValue). */
export function attributeValue(bearer, name) {
    const modifiers = modifiersOf(bearer).filter(({ attribute }) => attribute === name);
    const amounts = (wanted) => modifiers.filter(({ operation }) => operation === wanted).map(({ amount }) => amount);
    const base = baseOf(bearer, name) + amounts(OPERATION.add).reduce((sum, amount) => sum + amount, 0);
    const total = amounts(OPERATION.multiplyBase).reduce((sum, amount) => sum + base * amount, base);
    const value = amounts(OPERATION.multiplyTotal).reduce((product, amount) => product * (1 + amount), total);
    const [low, high] = LIMITS[name] ?? [0, Number.POSITIVE_INFINITY];
    return Math.max(low, Math.min(high, value));
}
/** All modifiers that act on a body. */
function modifiersOf(bearer) {
    const gear = bearer.equipment().flatMap((stack, slot) => (stack ? gearModifiers(stack, slot) : []));
    const effects = [...bearer.traits.effects.keys()].flatMap((name) => {
        const each = EFFECTS[name];
        const level = effectLevel(bearer, name);
        return each && level > 0 ? [{ ...each, amount: each.amount * level }] : [];
    });
    return [...gear, ...effects, ...bearer.traits.modifiers];
}
/** A body's attributes as a packet: bases, and the modifiers on them. */
export function attributesPacket(bearer) {
    const names = bearer.kind === 'player' ? [...SENT, ...SENT_OF_PLAYERS] : SENT;
    const modifiers = modifiersOf(bearer);
    const properties = names.map((name) => ({
        name: `minecraft:generic.${name}`,
        value: baseOf(bearer, name),
        modifiers: modifiers
            .filter(({ attribute }) => attribute === name)
            .map(({ id, amount, operation }) => ({ uuid: id, amount, operation })),
    }));
    return ['entity_update_attributes', { entityId: bearer.id, properties }];
}
