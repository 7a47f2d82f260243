import { popItem } from '../blocks/removing.js';
import { keyOf } from '../geometry.js';
import { CAMPFIRE_COOKING, CAMPFIRE_SLOTS } from '../kernel/blocks/fire.js';
import { smelted } from './recipes.js';
/** Cooking progress lost per tick without fire. */
const COOLING = 2;
/** The result of an item on a campfire: the same as in a smoker. */
const cooked = (item) => smelted('smoker', item);
/** Puts one item on a campfire. Returns false if it cannot be cooked or there is no room (vanilla CampfireBlockEntity). */
export function putOnFire(game, p, item) {
    if (!cooked(item))
        return false;
    const { level } = game;
    const entity = level.blockEntities.get(keyOf(p)) ?? {};
    entity.items ??= Array.from({ length: CAMPFIRE_SLOTS }, () => null);
    const slot = entity.items.indexOf(null);
    if (slot < 0)
        return false;
    entity.items[slot] = game.items.make(item);
    entity.cooking = entity.items.map((_, i) => (i === slot ? 0 : (entity.cooking?.[i] ?? 0)));
    level.describe(p, entity);
    level.campfires.set(keyOf(p), p);
    return true;
}
/** Runs one tick of all campfires that have ever had an item. */
export function tickCampfires(game) {
    const { level } = game;
    for (const [key, p] of level.campfires) {
        const state = level.get(p);
        const entity = level.blockEntities.get(key);
        if (!state.name.endsWith('campfire') || !entity?.items?.some((stack) => stack)) {
            level.campfires.delete(key);
            continue;
        }
        cook(game, p, { entity, items: entity.items, lit: state.properties['lit'] === true });
    }
}
/** One tick of all items on a campfire; they cool down while there is no flame. */
function cook(game, p, { entity, items, lit }) {
    entity.cooking ??= items.map(() => 0);
    for (const [i, stack] of items.entries()) {
        if (!stack)
            continue;
        const done = lit ? (entity.cooking[i] ?? 0) + 1 : Math.max(0, (entity.cooking[i] ?? 0) - COOLING);
        entity.cooking[i] = done;
        if (done < CAMPFIRE_COOKING)
            continue;
        items[i] = null;
        game.level.describe(p, entity);
        popItem(game, p, game.items.make(cooked(stack.name) ?? stack.name));
    }
}
