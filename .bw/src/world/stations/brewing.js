import { keyOf } from '../geometry.js';
import { playerSlots } from '../inventory/crafting.js';
import { moveInto } from '../inventory/moves.js';
import { counted, sameStack } from '../items/stack.js';
import { withTag } from '../items/tags.js';
import { BREWING } from '../kernel/blocks/brew.js';
import { listSlot, Menu } from '../kernel/inventory/menu.js';
import { nbtString } from '../library/nbt.js';
import { brewed, isIngredient } from './brews.js';
/** Ticks for one brewing, and the number of brewings per blaze powder. */
const BREW_TICKS = 400;
const FUEL = 20;
/** World event with the sound of a finished brewing. */
const BREWED = 1035;
const isBottle = ({ name }) => name === 'glass_bottle' || isPotion(name);
const isPotion = (name) => /^((splash|lingering)_)?potion$/.test(name);
const isFuel = ({ name }) => name === 'blaze_powder';
/** The window of a brewing stand; null for other containers. */
export function brewingMenu(game, init) {
    const { level, items } = game;
    const [part] = init.container.parts;
    if (!part || level.get(part.position).name !== 'brewing_stand')
        return null;
    const { list, position } = part;
    const entity = () => level.blockEntities.get(keyOf(position));
    return new Menu({
        id: init.id,
        owner: init.owner,
        slots: [
            ...[0, 1, 2].map((i) => bottleSlot(list, i, init.brewed)),
            listSlot(list, BREWING.ingredient, { accepts: ({ name }) => isIngredient(items, name) }),
            listSlot(list, BREWING.fuel, { accepts: isFuel }),
            ...playerSlots(init.inventory),
        ],
        quickMove: (menu, slot, stack) => {
            const start = BREWING.count;
            if (slot < start)
                return moveInto(menu, stack, { from: start, to: start + 36, backwards: true });
            const into = (from, to) => moveInto(menu, stack, { from, to });
            const fuelled = isFuel(stack) ? into(BREWING.fuel, BREWING.fuel + 1) : stack.count;
            if (fuelled < stack.count)
                return fuelled;
            if (isIngredient(items, stack.name))
                return into(BREWING.ingredient, BREWING.fuel);
            if (isBottle(stack))
                return into(0, BREWING.ingredient);
            return slot < start + 27 ? into(start + 27, start + 36) : into(start, start + 27);
        },
        stillValid: () => init.near() && entity()?.items === list,
        gauges: () => [entity()?.brew?.left ?? 0, entity()?.brew?.fuel ?? 0],
    });
}
/** A slot for a bottle. A player who takes out a potion other than water counts as its brewer. */
const bottleSlot = (list, i, tell) => listSlot(list, i, {
    limit: 1,
    accepts: isBottle,
    set: (stack) => {
        const before = list[i];
        list[i] = stack;
        if (!before || !isPotion(before.name) || sameStack(before, stack))
            return;
        const potion = potionIn(before);
        if (potion !== '' && potion !== 'water')
            tell(potion);
    },
});
/** Runs one tick of all brewing stands that have ever been opened or filled, in that order. */
export function tickBrewing(game) {
    const { level } = game;
    for (const [key, p] of level.stands) {
        const entity = level.blockEntities.get(key);
        if (level.get(p).name !== 'brewing_stand' || !entity?.items) {
            level.stands.delete(key);
            continue;
        }
        entity.brew ??= { left: 0, fuel: 0, ingredient: null };
        brew(game, p, entity.items, entity.brew);
        showBottles(game, p, entity.items);
    }
}
/** One tick of a brewing stand (vanilla BrewingStandBlockEntity.serverTick). */
function brew(game, p, slots, stand) {
    const fuel = slots[BREWING.fuel];
    if (stand.fuel <= 0 && fuel && isFuel(fuel)) {
        stand.fuel = FUEL;
        slots[BREWING.fuel] = counted(fuel, fuel.count - 1);
    }
    const ingredient = slots[BREWING.ingredient] ?? null;
    const results = ingredient ? [0, 1, 2].map((i) => resultOf(game, slots[i] ?? null, ingredient.name)) : [];
    const canBrew = results.some((result) => result !== null);
    if (stand.left > 0) {
        stand.left--;
        if (!canBrew || stand.ingredient !== (ingredient?.name ?? null))
            stand.left = 0;
        else if (stand.left === 0 && ingredient)
            finish(game, p, slots, ingredient, results);
    }
    else if (canBrew && ingredient && stand.fuel > 0) {
        stand.fuel--;
        stand.left = BREW_TICKS;
        stand.ingredient = ingredient.name;
    }
}
function finish(game, p, slots, ingredient, results) {
    for (const [i, result] of results.entries())
        if (result)
            slots[i] = result;
    const remainder = ingredient.name === 'dragon_breath' ? game.items.make('glass_bottle') : null;
    slots[BREWING.ingredient] = counted(ingredient, ingredient.count - 1) ?? remainder;
    game.broadcastNear(p, 'world_event', { effectId: BREWED, location: p, data: 0, global: false });
}
/** The kind of a potion: `strength`. */
const potionIn = ({ nbt }) => String(nbt?.value['Potion']?.value ?? '').replace('minecraft:', '');
function resultOf({ items }, stack, ingredient) {
    if (!stack || !isPotion(stack.name))
        return null;
    const potion = potionIn(stack);
    const made = brewed(items, ingredient, { bottle: stack.name, potion });
    return (made && withTag(items.make(made.bottle, 1, stack.nbt), 'Potion', nbtString(`minecraft:${made.potion}`)));
}
/** Shows which slots hold bottles. */
function showBottles({ level }, p, slots) {
    const state = level.get(p);
    const shown = {
        has_bottle_0: slots[0] !== null,
        has_bottle_1: slots[1] !== null,
        has_bottle_2: slots[2] !== null,
    };
    if (Object.entries(shown).some(([key, there]) => state.properties[key] !== there))
        level.set(p, level.states.with(state, shown));
}
