import { ItemEntity } from '../entities/item-entity.js';
import { itemMembers } from '../items/item-nbt.js';
import { Body } from '../kernel/entities/body.js';
import { gameOf } from '../kernel/game.js';
import { SLOT } from '../kernel/inventory/storage.js';
import { OURS } from '../kernel/memory/saved-memory.js';
import { uuidTag } from '../kernel/memory/uuid.js';
import { GAME_MODES, Player } from '../kernel/player/player.js';
import { nbtByte, nbtCompound, nbtFloat, nbtInt, nbtList, nbtShort, nbtString, } from '../library/nbt.js';
import { armourOf, hasInventory, Mob } from '../mobs/index.js';
import { traderMembers } from '../villagers/saved.js';
import { savedAttributes } from './attribute-tags.js';
/** References that a mob writes only while it has them; those with which it was summoned or loaded are no longer valid. */
const MOB_REFERENCES = ['LoveCause', 'AngryAt', 'Leash'];
/** A player or entity as saved and as `data get` shows it. */
export function entityNbt(owner) {
    const value = owner instanceof Player ? { ...common(owner), ...playerMembers(owner) } : entityMembers(owner);
    return { type: 'compound', name: '', value };
}
function common(owner) {
    const doubles = (...list) => nbtList('double', list);
    const motion = owner instanceof Player ? { x: 0, y: 0, z: 0 } : owner.velocity;
    return {
        Pos: doubles(owner.position.x, owner.position.y, owner.position.z),
        Rotation: nbtList('float', [owner.yaw, owner.pitch]),
        Motion: doubles(motion.x, motion.y, motion.z),
        OnGround: nbtByte(owner.onGround ? 1 : 0),
        PortalCooldown: nbtInt(owner.passage.rest),
        UUID: uuidTag(owner.uuid),
        ...traitMembers(owner.traits),
    };
}
/** Properties that commands have set on it. */
function traitMembers(traits) {
    const flags = { NoAI: traits.noAi, Silent: traits.silent, PersistenceRequired: traits.persistent };
    const set = Object.entries(flags).flatMap(([key, on]) => (on ? [[key, nbtByte(1)]] : []));
    return {
        ...Object.fromEntries(set),
        ...(traits.tags.size > 0 ? { Tags: nbtList('string', [...traits.tags]) } : {}),
        ...(traits.customName === undefined
            ? {}
            : { CustomName: nbtString(JSON.stringify({ text: traits.customName })) }),
        ...(traits.colour === undefined
            ? {}
            : { Color: nbtByte(traits.colour), Sheared: nbtByte(traits.sheared ? 1 : 0) }),
        ...(traits.saddled ? { Saddle: nbtByte(1) } : {}),
        ...(traits.tame ? { Tame: nbtByte(1), Sitting: nbtByte(traits.sitting ? 1 : 0) } : {}),
        ...(traits.owner === undefined ? {} : { Owner: uuidTag(traits.owner) }),
        ...(traits.effects.size > 0 ? { ActiveEffects: effectList(traits) } : {}),
    };
}
function effectList(traits) {
    const list = [...traits.effects.values()].map(({ id, amplifier, ticks, hidden }) => ({
        Id: nbtInt(id),
        Amplifier: nbtByte(amplifier > 127 ? amplifier - 256 : amplifier),
        Duration: nbtInt(ticks),
        ShowParticles: nbtByte(hidden ? 0 : 1),
    }));
    return nbtList('compound', list);
}
function playerMembers(player) {
    const held = player.held();
    const { level, points, total, toNext } = player.experience;
    const spawn = player.spawnPoint ?? player.bed;
    return {
        Health: nbtFloat(player.health),
        AbsorptionAmount: nbtFloat(player.traits.absorption),
        Attributes: savedAttributes(player),
        Air: nbtShort(player.air),
        Fire: nbtShort(player.fire),
        XpSeed: nbtInt(player.enchantmentSeed),
        foodTickTimer: nbtInt(player.hunger.timer),
        playerGameType: nbtInt(GAME_MODES.indexOf(player.gameMode)),
        SelectedItemSlot: nbtInt(player.selected),
        Inventory: nbtList('compound', player.inventory.flatMap((stack, i) => {
            const slot = savedSlot(i);
            return stack && slot !== null ? [itemMembers(stack, slot)] : [];
        })),
        EnderItems: nbtList('compound', player.enderChest.flatMap((stack, i) => (stack ? [itemMembers(stack, i)] : []))),
        ...(held ? { SelectedItem: { type: 'compound', value: itemMembers(held) } } : {}),
        foodLevel: nbtInt(player.hunger.food),
        foodSaturationLevel: nbtFloat(player.hunger.saturation),
        foodExhaustionLevel: nbtFloat(player.hunger.exhaustion),
        XpLevel: nbtInt(level),
        XpP: nbtFloat(points / toNext),
        XpTotal: nbtInt(total),
        Dimension: nbtString(`minecraft:${gameOf(player).dimension.name}`),
        ...(spawn
            ? {
                SpawnX: nbtInt(Math.floor(spawn.x)),
                SpawnY: nbtInt(Math.floor(spawn.y)),
                SpawnZ: nbtInt(Math.floor(spawn.z)),
                SpawnForced: nbtByte(player.spawnPoint ? 1 : 0),
                SpawnDimension: nbtString(`minecraft:${player.home}`),
            }
            : {}),
    };
}
function entityMembers(entity) {
    const stale = new Set([OURS, ...MOB_REFERENCES, ...entity.recorded.flatMap(({ tags }) => tags)]);
    const kept = Object.entries(entity.traits.nbt?.value ?? {}).flatMap(([key, tag]) => tag && !stale.has(key) ? [[key, tag]] : []);
    const own = { ...Object.fromEntries(kept), id: nbtString(`minecraft:${entity.kind}`), ...common(entity) };
    if (entity instanceof ItemEntity)
        return {
            ...own,
            Item: { type: 'compound', value: itemMembers(entity.stack) },
            Age: nbtShort(entity.age),
            PickupDelay: nbtShort(entity.pickupDelay),
        };
    Object.assign(own, packMembers(entity), entity.saved(), traderMembers(entity));
    return entity instanceof Body ? { ...own, ...bodyMembers(entity) } : own;
}
/** Slots of equipment packets in the order of the lists of hands and of armour. */
const HANDS = [0, 1];
const ARMOUR = [2, 3, 4, 5];
function bodyMembers(body) {
    const { health, hurtTicks, traits } = body;
    const worn = (slots) => nbtList('compound', slots.map((slot) => {
        const stack = traits.equipment.get(slot);
        return stack ? itemMembers(stack) : {};
    }));
    return {
        Health: nbtFloat(health),
        AbsorptionAmount: nbtFloat(traits.absorption),
        HurtTime: nbtShort(hurtTicks),
        HandItems: worn(HANDS),
        ArmorItems: worn(ARMOUR),
        Attributes: savedAttributes(body),
    };
}
/** Number from which the slots of a donkey's chest are counted. */
const CHEST_FROM = 2;
/** The contents of a cart, boat or donkey, and a horse's gear. */
function packMembers(entity) {
    const { storage, saddled } = entity.traits;
    const isHorse = entity instanceof Mob && hasInventory(entity);
    const from = isHorse ? CHEST_FROM : 0;
    const members = {};
    if (storage)
        members['Items'] = nbtList('compound', storage.flatMap((stack, i) => (stack ? [itemMembers(stack, i + from)] : [])));
    if (!isHorse)
        return members;
    members['ChestedHorse'] = nbtByte(storage ? 1 : 0);
    if (saddled)
        members['SaddleItem'] = nbtCompound(itemMembers(entity.game.items.make('saddle')));
    const worn = armourOf(entity);
    if (worn)
        members['ArmorItem'] = nbtCompound(itemMembers(worn));
    return members;
}
/** Number of an inventory slot in saves: hotbar 0 to 8, main 9 to 35, armour 100 to 103, off hand -106. */
export function savedSlot(i) {
    if (i >= SLOT.hotbar && i < SLOT.offHand)
        return i - SLOT.hotbar;
    if (i >= SLOT.main && i < SLOT.hotbar)
        return i;
    if (i >= SLOT.helmet && i <= SLOT.boots)
        return 103 - (i - SLOT.helmet);
    return i === SLOT.offHand ? -106 : null;
}
