import { damageOf } from '../items/stack.js';
import { stewFrom } from '../items/stews.js';
import { nbtCompound, nbtInt } from '../library/nbt.js';
/** Bonus of a repair in percent of the tool's maximum durability. */
const REPAIR_BONUS_PERCENT = 5;
/** Colours of dyes on leather (vanilla DyeColor). */
const DYES = {
    white_dye: 0xf9fffe,
    orange_dye: 0xf9801d,
    magenta_dye: 0xc74ebd,
    light_blue_dye: 0x3ab3da,
    yellow_dye: 0xfed83d,
    lime_dye: 0x80c71f,
    pink_dye: 0xf38baa,
    gray_dye: 0x474f52,
    light_gray_dye: 0x9d9d97,
    cyan_dye: 0x169c9c,
    purple_dye: 0x8932b8,
    blue_dye: 0x3c44aa,
    brown_dye: 0x835432,
    green_dye: 0x5e7c16,
    red_dye: 0xb02e26,
    black_dye: 0x1d1d21,
};
/** The result of recipes that depend on more than the kinds of items in the grid; null if none matches. */
export function specialRecipe(items, cells) {
    const used = cells.filter((stack) => stack !== null);
    return (stewFrom(items, used) ??
        repaired(items, used) ??
        dyed(items, used) ??
        recoloured(items, used) ??
        copiedMap(used));
}
/** Two damaged tools of the same kind combine into one with the sum of their durability plus a bonus. Enchantments are lost. */
function repaired(items, [first, second, ...more]) {
    if (!first || !second || more.length > 0 || first.id !== second.id)
        return null;
    const most = items.maxDurability(first);
    if (most === 0 || first.count !== 1 || second.count !== 1)
        return null;
    const left = most - damageOf(first) + most - damageOf(second) + Math.floor((most * REPAIR_BONUS_PERCENT) / 100);
    const damage = Math.max(0, most - left);
    return items.make(first.name, 1, damage > 0 ? nbtCompound({ Damage: nbtInt(damage) }) : null);
}
/**
 * A shulker box or bundle combined with a dye: the same in this colour, with its contents (vanilla ShulkerBoxColoring,
 * TransmuteRecipe).
 */
function recoloured(items, used) {
    const dye = used.find(({ name }) => Object.hasOwn(DYES, name));
    const box = used.find((stack) => stack !== dye);
    const thing = /(?:^|_)(shulker_box|bundle)$/.exec(box?.name ?? '')?.[1];
    if (!dye || !box || thing === undefined || used.length !== 2)
        return null;
    const name = `${dye.name.replace(/_dye$/, '')}_${thing}`;
    return items.has(name) && name !== box.name ? items.make(name, 1, box.nbt) : null;
}
/** A map combined with empty maps: that many more copies of it (vanilla MapCloningRecipe). */
function copiedMap(used) {
    const [map, ...others] = used.filter(({ name }) => name === 'filled_map');
    const empty = used.filter(({ name }) => name === 'map');
    if (!map || others.length > 0 || empty.length === 0 || empty.length + 1 !== used.length)
        return null;
    return { ...map, count: empty.length + 1 };
}
/** Dyed leather gets the mean of its colour and the dyes, with their average brightness. */
function dyed(items, used) {
    const [piece, ...other] = used.filter(({ name }) => name.startsWith('leather_'));
    const dyes = used.flatMap(({ name }) => DYES[name] ?? []);
    if (!piece || other.length > 0 || dyes.length === 0 || dyes.length + 1 !== used.length)
        return null;
    const display = piece.nbt?.value['display'];
    const before = display?.value?.color?.value;
    const colours = typeof before === 'number' ? [before, ...dyes] : dyes;
    const tags = Object.entries(piece.nbt?.value ?? {}).flatMap(([key, tag]) => tag ? [[key, tag]] : []);
    const color = nbtInt(mixed(colours));
    return items.make(piece.name, 1, nbtCompound({ ...Object.fromEntries(tags), display: nbtCompound({ color }) }));
}
function mixed(colours) {
    const parts = colours.map((colour) => [(colour >> 16) & 255, (colour >> 8) & 255, colour & 255]);
    const mean = (list) => Math.floor(list.reduce((a, b) => a + b, 0) / list.length);
    const [r, g, b] = [0, 1, 2].map((i) => mean(parts.map((part) => part[i] ?? 0)));
    const bright = parts.reduce((sum, part) => sum + Math.max(...part), 0) / parts.length;
    const scale = bright / Math.max(1, r, g, b);
    const scaled = (part) => Math.min(255, Math.floor(part * scale));
    return (scaled(r) << 16) | (scaled(g) << 8) | scaled(b);
}
