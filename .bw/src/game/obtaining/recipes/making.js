import { recipesFor } from '../../items/recipes.js';
import { ovensFor, smelted } from '../../items/smelting.js';
import { one, recipe } from '../recipe.js';
const TABLE = 'crafting_table';
/** Buckets filled at a source in natural terrain. */
export const filling = ({ isItem }) => ['water_bucket', 'lava_bucket']
    .filter(isItem)
    .map((item) => recipe({ id: `fill ${item}`, kind: 'fill', makes: one(item), takes: [one('bucket')] }));
export const smelting = ({ version, items }) => items.flatMap((from) => {
    const product = smelted(from, version);
    if (product === undefined)
        return [];
    return ovensFor(from).map((station) => recipe({
        id: station === 'furnace' ? `smelt ${from}` : `smelt ${from} in a ${station}`,
        kind: 'smelt',
        makes: one(product),
        takes: [one(from)],
        station,
    }));
});
/** Smelting in a furnace as a way to obtain an item. */
export const smeltOf = (item, raw) => recipe({ id: `smelt ${raw}`, kind: 'smelt', makes: one(item), takes: [one(raw)], station: 'furnace' });
/** Crafting by the recipes of minecraft-data. */
export const crafting = ({ version, items }) => items.flatMap((item) => {
    const recipes = recipesFor(item, version);
    return recipes.map((made) => {
        const from = made.takes.map((taken) => taken.item).sort();
        const own = craftOf(item, made);
        return recipes.length === 1 ? own : { ...own, id: `craft ${item} from ${from.join(' + ')}` };
    });
});
/** A crafting recipe as a way to obtain an item. */
export const craftOf = (item, { makes, takes, leaves, needsTable }) => recipe({
    id: `craft ${item}`,
    kind: 'craft',
    makes: { item, count: makes },
    takes,
    leaves,
    ...(needsTable ? { station: TABLE } : {}),
});
