/**
 * Item modifiers of data packs (vanilla loot functions): the effect of `/item modify` and `/item replace …
 * from` on a stack.
 */
import { counted } from '../items/stack.js';
import { enchantmentsIn, renamed, withDamage, withEnchantments } from '../items/tags.js';
import { textOf } from '../kernel/chunks/block-nbt.js';
import { smelted } from '../smelting/recipes.js';
const bare = (name) => String(name).replace(/^minecraft:/, '');
const MOST = 64;
/** A number provider: a number, or a range to draw from. */
function numberOf(game, said) {
    if (typeof said === 'number')
        return said;
    const { value, min, max } = (said ?? {});
    if (typeof value === 'number')
        return value;
    const [low, high] = [numberOf0(min), numberOf0(max)];
    return low + game.chance.next() * (high - low);
}
const numberOf0 = (said) => (typeof said === 'number' ? said : 0);
/** The functions that this server supports. */
const FUNCTIONS = {
    set_count: (game, stack, { count, add }) => {
        const now = (add === true ? stack.count : 0) + Math.round(numberOf(game, count));
        return counted(stack, Math.max(0, Math.min(MOST, now)));
    },
    limit_count: (_game, stack, { limit }) => {
        const { min, max } = (typeof limit === 'object' && limit !== null ? limit : { min: limit, max: limit });
        const low = Math.max(typeof min === 'number' ? min : 0, stack.count);
        return counted(stack, Math.min(typeof max === 'number' ? max : MOST, low));
    },
    set_damage: (game, stack, { damage, add }) => {
        const most = game.items.maxDurability(stack);
        if (most === 0)
            return stack;
        const left = add === true ? 1 - Number(stack.nbt?.value['Damage']?.value ?? 0) / most : 0;
        const share = Math.min(1, Math.max(0, left + numberOf(game, damage)));
        return withDamage(stack, Math.floor((1 - share) * most));
    },
    set_name: (_game, stack, { name }) => renamed(stack, textOf(name, 0)),
    set_enchantments: (game, stack, { enchantments, add }) => {
        const there = new Map(enchantmentsIn(stack).map(({ name, lvl }) => [name, lvl]));
        for (const [name, said] of Object.entries((enchantments ?? {}))) {
            const level = Math.round(numberOf(game, said)) + (add === true ? (there.get(bare(name)) ?? 0) : 0);
            if (level > 0)
                there.set(bare(name), level);
            else
                there.delete(bare(name));
        }
        return withEnchantments(stack, [...there].map(([name, lvl]) => ({ name, lvl })));
    },
    furnace_smelt: (game, stack) => {
        const made = smelted('furnace', stack.name);
        return made ? game.items.make(made, stack.count) : stack;
    },
};
/**
 * A modifier in the form of its file: one function or a list of them. Undefined if it contains a function that this server does
 * not support. Conditions are ignored.
 */
export function modifierOf(said) {
    const steps = (Array.isArray(said) ? said : [said]).map((each) => {
        const fields = (typeof each === 'object' && each !== null ? each : {});
        const name = bare(fields['function']);
        const apply = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined;
        return apply && ((game, stack) => apply(game, stack, fields));
    });
    if (!steps.every((step) => step !== undefined))
        return undefined;
    return (game, stack) => steps.reduce((left, step) => left && step(game, left), stack);
}
