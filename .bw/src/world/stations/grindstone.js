import { centreOf } from '../geometry.js';
import { WINDOW_TYPES } from '../inventory/chest.js';
import { damageOf } from '../items/stack.js';
import { enchantmentsIn, withDamage, withEnchantments, withRepairCost, } from '../items/tags.js';
import { sendExperience } from '../kernel/player/experience.js';
import { openWindow, stillAt, windowOf } from '../player/windows.js';
import { translate } from '../protocol/fields.js';
import { Bench } from './bench.js';
/** Durability that merging adds, in percent. */
const BONUS_PERCENT = 5;
/** World event with the sound of a grindstone. */
const GRINDING = 1042;
/** Opens a grindstone: it removes enchantments, except curses, and merges two items of a kind. */
export function openGrindstone(game, player, p) {
    const { items } = game;
    const takes = (stack) => items.maxDurability(stack) > 0 || enchantmentsIn(stack).length > 0;
    const bench = new Bench({
        ...windowOf(player),
        stillValid: stillAt(game.level, player, p, (there) => there === 'grindstone'),
        inputs: [{ accepts: takes }, { accepts: takes }],
        result: ([first, second]) => ground(game, first ?? null, second ?? null),
        taken: (cells) => {
            const worth = cells.reduce((sum, stack) => sum + (stack ? worthOf(game, stack) : 0), 0);
            const least = Math.ceil(worth / 2);
            if (worth > 0)
                player.experience.addPoints(least + game.chance.between(0, least - 1));
            if (worth > 0)
                sendExperience(player);
            const [first, second] = cells;
            if (first && second)
                player.statistics.add('repaired', first.name);
            if (first && second)
                player.statistics.add('combined', first.name);
            cells.fill(null);
            game.broadcastNear(centreOf(p), 'world_event', {
                effectId: GRINDING,
                location: p,
                data: 0,
                global: false,
            });
        },
    });
    openWindow(player, bench.menu, {
        type: WINDOW_TYPES.grindstone,
        title: translate('container.grindstone_title'),
    });
    return true;
}
const isCurse = ({ name }) => name.endsWith('_curse');
/** The result of one or two items in a grindstone; null if there is none (vanilla GrindstoneMenu.createResult). */
function ground(game, first, second) {
    if (!first || !second) {
        const only = first ?? second;
        return only && only.count === 1 && enchantmentsIn(only).length > 0
            ? stripped(game, only, enchantmentsIn(only))
            : null;
    }
    if (first.name !== second.name || first.count > 1 || second.count > 1)
        return null;
    const most = game.items.maxDurability(first);
    const curses = [...enchantmentsIn(first), ...enchantmentsIn(second)];
    const both = stripped(game, first, curses.filter(({ name }, i) => curses.findIndex((other) => other.name === name) === i));
    if (most === 0)
        return null;
    const left = most - damageOf(first) + (most - damageOf(second)) + Math.floor((most * BONUS_PERCENT) / 100);
    return withDamage(both, Math.max(0, most - left));
}
/** The item without enchantments other than curses. A book without curses becomes a plain book. */
function stripped({ items }, stack, list) {
    const curses = list.filter(isCurse);
    const bare = withEnchantments(withRepairCost(stack, 0), []);
    const plain = stack.name === 'enchanted_book' && curses.length === 0 ? items.make('book', 1, bare.nbt) : bare;
    const cost = curses.reduce((worked) => worked * 2 + 1, 0);
    return withRepairCost(withEnchantments(plain, curses), cost);
}
/** Experience for the removed enchantments: by the minimum power of each. */
function worthOf({ registry }, stack) {
    return enchantmentsIn(stack)
        .filter((enchantment) => !isCurse(enchantment))
        .reduce((sum, { name, lvl }) => {
        const { a = 0, b = 0 } = registry.enchantmentsByName[name]?.minCost ?? {};
        return sum + a * lvl + b;
    }, 0);
}
