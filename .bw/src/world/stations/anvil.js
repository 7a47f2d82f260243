import { updateAround } from '../blocks/updates.js';
import { WINDOW_TYPES } from '../inventory/chest.js';
import { counted, damageOf } from '../items/stack.js';
import { enchantmentsIn, givenName, renamed, repairCostOf, withDamage, withEnchantments, withRepairCost, } from '../items/tags.js';
import { sendExperience } from '../kernel/player/experience.js';
import { openWindow, stillAt, windowOf } from '../player/windows.js';
import { translate } from '../protocol/fields.js';
import { Bench } from './bench.js';
const FIRST = 0;
const SECOND = 1;
/** Work that costs this many levels or more is too expensive, except in creative mode. */
const TOO_EXPENSIVE = 40;
/** Cost in levels of merging two items of a kind. */
const MERGING = 2;
const LONGEST_NAME = 50;
/** Share of a tool's durability that one piece of its material repairs, and that merging adds. */
const PIECE = 0.25;
const BONUS_PERCENT = 12;
/** Chance that work damages the anvil. */
const DAMAGE_CHANCE = 0.12;
const NEXT_STATE = {
    anvil: 'chipped_anvil',
    chipped_anvil: 'damaged_anvil',
};
/** World events with the sound of an anvil that is used, and of one that breaks. */
const USED = 1030;
const BROKEN = 1029;
const NO_WORK = { result: null, cost: 0, pieces: 0, renames: false };
/** Opens an anvil. */
export function openAnvil(game, player, p) {
    let name;
    let work = NO_WORK;
    const bench = new Bench({
        ...windowOf(player),
        stillValid: stillAt(game.level, player, p, (there) => there.endsWith('anvil')),
        inputs: [{}, {}],
        result: ([first, second]) => {
            work = first
                ? workOn(game, { first, second: second ?? null, name, creative: player.creative })
                : NO_WORK;
            return work.result;
        },
        takeable: () => work.cost > 0 && (player.creative || player.experience.level >= work.cost),
        taken: (cells) => {
            if (!player.creative)
                player.experience.addLevels(-work.cost);
            sendExperience(player);
            countWork(player, work, cells);
            const second = cells[SECOND];
            cells[FIRST] = null;
            cells[SECOND] = second && work.pieces > 0 ? counted(second, second.count - work.pieces) : null;
            wearOut(game, player, p);
        },
        gauges: () => [work.cost],
        controls: (cells, bench) => ({
            rename: (typed) => {
                if (typed.length > LONGEST_NAME)
                    return;
                name = typed;
                if (cells[FIRST])
                    bench.refresh();
            },
        }),
        changed: ([first]) => {
            if (!first)
                name = undefined;
        },
    });
    openWindow(player, bench.menu, { type: WINDOW_TYPES.anvil, title: translate('container.repair') });
    return true;
}
/** Counts the items that a player takes out: renamed, repaired, or merged with another item or a book. */
function countWork({ statistics }, { result, renames, pieces }, cells) {
    const [first, second] = cells;
    if (!result || !first)
        return;
    if (renames)
        statistics.add('renamed', result.name);
    if (damageOf(result) < damageOf(first))
        statistics.add('repaired', result.name);
    if (second && pieces === 0)
        statistics.add('combined', result.name);
}
/** The product of an anvil from two items and a name, and its cost (vanilla AnvilMenu.createResult). */
function workOn({ registry, items }, input) {
    const { first, second, name, creative } = input;
    const base = repairCostOf(first) + (second ? repairCostOf(second) : 0);
    const step = second ? combined({ registry, items }, { first, second, creative }) : UNTOUCHED;
    if (!step)
        return NO_WORK;
    const renaming = isNewName(registry, first, name);
    const cost = step.cost + (renaming ? 1 : 0);
    if (cost <= 0)
        return NO_WORK;
    const onlyRenamed = renaming && cost === 1;
    const full = base + cost;
    const total = onlyRenamed ? Math.min(full, TOO_EXPENSIVE - 1) : full;
    if (total >= TOO_EXPENSIVE && !creative)
        return { result: null, cost: total, pieces: step.pieces, renames: renaming };
    const changed = step.made ?? first;
    const made = renaming ? renamed(changed, name?.trim() === '' ? undefined : name) : changed;
    const worked = Math.max(repairCostOf(first), second ? repairCostOf(second) : 0);
    return {
        result: onlyRenamed ? made : withRepairCost(made, worked * 2 + 1),
        cost: total,
        pieces: step.pieces,
        renames: renaming,
    };
}
const UNTOUCHED = { cost: 0, pieces: 0 };
/** Repairs with material, or merges two items or an item and a book; undefined if they cannot be combined. */
function combined({ registry, items }, pair) {
    const { first, second } = pair;
    const most = items.maxDurability(first);
    if (most > 0 && registry.items[first.id]?.repairWith?.includes(second.name))
        return patched(pair, most);
    const isBook = second.name === 'enchanted_book';
    if (!isBook && (first.name !== second.name || most === 0))
        return undefined;
    const merged = mergedEnchantments(registry, pair);
    if (merged.refused && !merged.taken)
        return undefined;
    const damage = most > 0 && !isBook ? mergedDamage(pair, most) : damageOf(first);
    const mends = damage < damageOf(first);
    const made = mends ? withDamage(first, damage) : first;
    return { made: withEnchantments(made, merged.list), cost: merged.cost + (mends ? MERGING : 0), pieces: 0 };
}
/** Repairs with as many pieces of material as needed; undefined if the item is undamaged. */
function patched({ first, second }, most) {
    const each = Math.floor(most * PIECE);
    let damage = damageOf(first);
    let pieces = 0;
    while (damage > 0 && pieces < second.count) {
        damage -= Math.min(damage, each);
        pieces++;
    }
    return pieces === 0 ? undefined : { made: withDamage(first, damage), cost: pieces, pieces };
}
/** Damage of the item that results from merging two items. */
function mergedDamage({ first, second }, most) {
    const left = most - damageOf(first) + (most - damageOf(second)) + Math.floor((most * BONUS_PERCENT) / 100);
    return Math.max(0, most - left);
}
/** Whether a typed name changes the item's name. */
function isNewName(registry, item, name) {
    if (name === undefined)
        return false;
    const before = givenName(item);
    return name.trim() === '' ? before !== undefined : name !== before && name !== ownName(registry, item);
}
const ownName = (registry, { id }) => registry.items[id]?.displayName;
/** The merged enchantments of two items, and their cost. */
function mergedEnchantments(registry, { first, second, creative }) {
    const list = enchantmentsIn(first);
    const categories = registry.items[first.id]?.enchantCategories ?? [];
    const isBook = second.name === 'enchanted_book';
    let cost = 0;
    let taken = false;
    let refused = false;
    for (const { name, lvl } of enchantmentsIn(second)) {
        const definition = registry.enchantmentsByName[name];
        if (!definition)
            continue;
        const there = list.find((other) => other.name === name)?.lvl ?? 0;
        const level = Math.min(there === lvl ? lvl + 1 : Math.max(there, lvl), definition.maxLevel);
        const excluding = list.filter((other) => other.name !== name && definition.exclude.includes(other.name));
        cost += excluding.length;
        const suits = creative || first.name === 'enchanted_book' || categories.includes(definition.category);
        if (!suits || excluding.length > 0) {
            refused = true;
            continue;
        }
        taken = true;
        setLevel(list, name, level);
        const each = priceOf(definition.weight);
        cost += (isBook ? Math.max(1, Math.floor(each / 2)) : each) * level;
        if (first.count > 1)
            cost = TOO_EXPENSIVE;
    }
    return { list, cost, taken, refused };
}
function setLevel(list, name, lvl) {
    const at = list.findIndex((other) => other.name === name);
    if (at >= 0)
        list[at] = { name, lvl };
    else
        list.push({ name, lvl });
}
/** Levels of each level of an enchantment by how often it is drawn (vanilla Enchantment.Rarity). */
const priceOf = (weight) => (weight >= 10 ? 1 : weight >= 5 ? 2 : weight >= 2 ? 4 : 8);
/** Damages the anvil at random; a badly damaged one breaks. */
function wearOut(game, player, p) {
    const { level } = game;
    const state = level.get(p);
    if (player.creative || game.chance.next() >= DAMAGE_CHANCE) {
        game.broadcastNear(p, 'world_event', { effectId: USED, location: p, data: 0, global: false });
        return;
    }
    const next = NEXT_STATE[state.name];
    level.set(p, next ? level.states.encode(next, { facing: state.properties['facing'] ?? 'north' }) : level.states.air);
    updateAround(game, [p]);
    game.broadcastNear(p, 'world_event', {
        effectId: next ? USED : BROKEN,
        location: p,
        data: 0,
        global: false,
    });
}
