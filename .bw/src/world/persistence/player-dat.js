import { itemsFrom } from '../items/item-nbt.js';
import { DIMENSION_NAMES } from '../kernel/dimensions.js';
import { gameOf } from '../kernel/game.js';
import { SLOT } from '../kernel/inventory/storage.js';
import { FULL_HEALTH, GAME_MODES } from '../kernel/player/player.js';
import { nbtInt, plainNbt } from '../library/nbt.js';
import { applyAttributes } from './attribute-tags.js';
import { DATA_VERSION } from './chunk-layout.js';
import { applyEffects } from './entity-apply.js';
import { entityNbt, savedSlot } from './entity-nbt.js';
/** Window slots by their saved numbers. */
const PLACES = new Map(Array.from({ length: SLOT.count }, (_, i) => [savedSlot(i), i]).filter(([saved]) => saved !== null));
/** NBT of a player. Preserves tags of `before` that this server does not know. */
export function savePlayer(player, before) {
    const { SelectedItem: _held, ...known } = entityNbt(player).value;
    const value = { ...before?.value, ...known, DataVersion: nbtInt(DATA_VERSION) };
    return { type: 'compound', name: '', value };
}
/** Restores a player before joining. A player who was saved while dead respawns. */
export function loadPlayer(player, { value: said }) {
    const number = numberIn(said);
    const dead = (number('Health') ?? FULL_HEALTH) <= 0;
    if (!dead)
        loadPlace(player, said);
    if (!dead) {
        applyEffects(gameOf(player), player.traits, said['ActiveEffects']);
        applyAttributes(player.traits, said['Attributes']);
    }
    loadBody(player, number, dead);
    loadItems(player, said);
    loadExperience(player, number);
    const [sx, sy, sz] = ['SpawnX', 'SpawnY', 'SpawnZ'].map(number);
    if (sx !== undefined && sy !== undefined && sz !== undefined) {
        if (number('SpawnForced') === 0)
            player.bed = { x: sx, y: sy, z: sz };
        else
            player.spawnPoint = { x: sx + 0.5, y: sy, z: sz + 0.5 };
    }
    player.home = dimensionOf(said['SpawnDimension']);
    player.passage.rest = Math.max(0, number('PortalCooldown') ?? 0);
    const [yaw, pitch] = numbers(said['Rotation']);
    player.yaw = yaw ?? 0;
    player.pitch = pitch ?? 0;
    const tags = plainNbt(said['Tags']);
    if (Array.isArray(tags))
        for (const tag of tags)
            player.traits.tags.add(String(tag));
}
const numberIn = (said) => (key) => {
    const value = plainNbt(said[key]);
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
};
function loadPlace(player, said) {
    const [x, y, z] = numbers(said['Pos']);
    if (x === undefined || y === undefined || z === undefined)
        return;
    player.position = { x, y, z };
    player.game = gameOf(player).world.in(dimensionOf(said['Dimension']));
}
function loadBody(player, number, dead) {
    player.health = dead ? FULL_HEALTH : Math.min(player.fullHealth, number('Health') ?? FULL_HEALTH);
    player.gameMode = GAME_MODES[number('playerGameType') ?? 0] ?? 'survival';
    player.selected = Math.max(0, Math.min(8, number('SelectedItemSlot') ?? 0));
    if (dead)
        return;
    player.traits.absorption = Math.max(0, number('AbsorptionAmount') ?? 0);
    player.hunger.food = Math.max(0, Math.min(20, number('foodLevel') ?? player.hunger.food));
    player.hunger.saturation = Math.max(0, Math.min(20, number('foodSaturationLevel') ?? 5));
    player.hunger.timer = Math.max(0, number('foodTickTimer') ?? 0);
    player.air = Math.min(player.air, number('Air') ?? player.air);
    player.fire = number('Fire') ?? player.fire;
    player.enchantmentSeed = number('XpSeed') ?? player.enchantmentSeed;
    player.hunger.exhaustion = Math.max(0, Math.min(40, number('foodExhaustionLevel') ?? 0));
}
function loadItems(player, said) {
    player.inventory.fill(null);
    for (const [saved, stack] of itemsFrom(player.game.items, said['Inventory'])) {
        const place = PLACES.get(saved > 127 ? saved - 256 : saved);
        if (place !== undefined)
            player.inventory[place] = stack;
    }
    for (const [slot, stack] of itemsFrom(player.game.items, said['EnderItems']))
        if (slot in player.enderChest)
            player.enderChest[slot] = stack;
}
function loadExperience(player, number) {
    player.experience.setLevel(number('XpLevel') ?? 0);
    player.experience.addPoints(Math.floor((number('XpP') ?? 0) * player.experience.toNext + 0.5));
    player.experience.total = number('XpTotal') ?? player.experience.points;
}
/** A dimension as saved; the overworld if there is none. */
function dimensionOf(tag) {
    return DIMENSION_NAMES.find((name) => `minecraft:${name}` === plainNbt(tag)) ?? 'overworld';
}
function numbers(tag) {
    const list = plainNbt(tag);
    if (!Array.isArray(list))
        return [];
    return list.map((n) => (typeof n === 'number' && Number.isFinite(n) ? n : undefined));
}
