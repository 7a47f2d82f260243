import { Items } from '../items/stack.js';
import { specialRecipe } from './special-recipes.js';
/**
 * Interchangeable items of vanilla recipes, by item tag. The data lists a recipe once per material; if it lists several materials
 * of a group for the same result, they may also be mixed.
 */
const GROUPS = {
    planks: (name) => name.endsWith('_planks'),
    wooden_slabs: (name) => /^(oak|spruce|birch|jungle|acacia|dark_oak|pale_oak|mangrove|cherry|bamboo|crimson|warped)_slab$/.test(name),
    logs: (name) => /_(log|wood|stem|hyphae)$/.test(name) && !name.includes('mushroom'),
    wool: (name) => name.endsWith('_wool'),
    coals: (name) => name === 'coal' || name === 'charcoal',
    stones: (name) => ['cobblestone', 'blackstone', 'cobbled_deepslate'].includes(name),
    sand: (name) => name === 'sand' || name === 'red_sand',
    soul_base: (name) => name === 'soul_sand' || name === 'soul_soil',
};
/** The item that an ingredient leaves behind in the grid. */
const REMAINDERS = {
    water_bucket: 'bucket',
    lava_bucket: 'bucket',
    milk_bucket: 'bucket',
    honey_bottle: 'glass_bottle',
    dragon_breath: 'glass_bottle',
};
const EMPTY = -1;
const known = new WeakMap();
/** The recipes of a version. Shared by all worlds of that version without a rule book. */
export function recipesOf(registry, rules) {
    if (rules !== undefined)
        return new Recipes(registry, new Items(registry), rules);
    const recipes = known.get(registry) ?? new Recipes(registry, new Items(registry));
    known.set(registry, recipes);
    return recipes;
}
/** The crafting recipes of a version. */
export class Recipes {
    #items;
    #groupOf = new Map();
    #exact = new Map();
    #mixed = new Map();
    /** Recipes that a world's rule book adds; they take precedence. */
    #changed = new Map();
    constructor(registry, items, rules = { recipes: {} }) {
        this.#items = items;
        for (const item of registry.itemsArray)
            for (const [group, has] of Object.entries(GROUPS))
                if (has(item.name))
                    this.#groupOf.set(item.id, group);
        for (const recipe of Object.values(registry.recipes).flat()) {
            const name = registry.items[recipe.result.id]?.name;
            // the data of some versions lists it, but without the effects of its flowers
            if (name === 'suspicious_stew')
                continue;
            if (name && !Object.hasOwn(rules.recipes, name))
                this.#addRecipe(recipe, { name, count: recipe.result.count });
        }
        this.#change(registry, rules);
    }
    #change(registry, { recipes }) {
        for (const [name, { makes, takes }] of Object.entries(recipes)) {
            const ids = takes.flatMap(({ item, count }) => {
                const id = registry.itemsByName[item]?.id;
                return id === undefined ? [] : Array.from({ length: count }, () => id);
            });
            this.#changed.set(shapelessKey(ids, String), { name, count: makes });
        }
    }
    #addRecipe({ inShape, ingredients }, result) {
        const shape = inShape && trim(inShape.map((row) => row.map(idOf)));
        if (shape)
            for (const rows of [shape, mirror(shape)])
                this.#add(shapedKey(rows, String), rows.flat(), result, shapedKey(rows, this.#named));
        else if (ingredients) {
            const ids = ingredients.map(idOf);
            this.#add(shapelessKey(ids, String), ids, result, shapelessKey(ids, this.#named));
        }
    }
    /** The result of a grid of width × width cells, or null. */
    match(cells, width) {
        const ids = cells.map((stack) => stack?.id ?? EMPTY);
        const rows = trim(Array.from({ length: width }, (_, y) => ids.slice(y * width, (y + 1) * width)));
        if (!rows)
            return null;
        const used = ids.filter((id) => id !== EMPTY);
        const result = this.#changed.get(shapelessKey(used, String)) ??
            this.#exact.get(shapedKey(rows, String)) ??
            this.#exact.get(shapelessKey(used, String)) ??
            this.#mixture(shapedKey(rows, this.#named), used) ??
            this.#mixture(shapelessKey(used, this.#named), used);
        return result ? this.#items.make(result.name, result.count) : specialRecipe(this.#items, cells);
    }
    remainderOf(name) {
        return REMAINDERS[name] ?? null;
    }
    #named = (id) => this.#groupOf.get(id) ?? String(id);
    #add(key, ids, result, mixedKey) {
        if (!this.#exact.has(key))
            this.#exact.set(key, result);
        if (mixedKey === key)
            return;
        const list = this.#mixed.get(mixedKey) ?? [];
        this.#mixed.set(mixedKey, list);
        let mixed = list.find((other) => other.result.name === result.name && other.result.count === result.count);
        if (!mixed) {
            mixed = { result, allowed: new Set() };
            list.push(mixed);
        }
        for (const id of ids)
            mixed.allowed.add(id);
    }
    #mixture(key, used) {
        return this.#mixed.get(key)?.find((other) => used.every((id) => other.allowed.has(id)))?.result;
    }
}
function idOf(cell) {
    return (typeof cell === 'object' ? cell?.id : cell) ?? EMPTY;
}
/** Removes empty rows and columns at the edges; null if nothing is left. */
function trim(rows) {
    const width = Math.max(0, ...rows.map((row) => row.length));
    const full = rows.map((row) => Array.from({ length: width }, (_, x) => row[x] ?? EMPTY));
    const used = (row) => row.some((id) => id !== EMPTY);
    const top = full.findIndex(used);
    if (top < 0)
        return null;
    const bottom = full.findLastIndex(used);
    const columns = Array.from({ length: width }, (_, x) => full.map((row) => row[x] ?? EMPTY));
    const left = columns.findIndex(used);
    const right = columns.findLastIndex(used);
    return full.slice(top, bottom + 1).map((row) => row.slice(left, right + 1));
}
const mirror = (rows) => rows.map((row) => [...row].reverse());
const shapedKey = (rows, name) => rows.map((row) => row.map((id) => (id === EMPTY ? '' : name(id))).join(',')).join('/');
const shapelessKey = (ids, name) => `any:${ids.map(name).sort().join(',')}`;
