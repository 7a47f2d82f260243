import { once, onceByName } from '../../core/once.js';
import { durabilityOf } from '../blocks/mining.js';
import { burnTicks } from '../items/smelting.js';
import { allows } from './economy.js';
import { recipesOf } from './recipes/all-recipes.js';
/** Ticks of burning in a furnace that smelt one item (vanilla). */
export const SMELT_TICKS = 200;
const byEconomy = once((economy) => onceByName((version) => growGraph(version, recipesOf(version).filter((recipe) => allows(economy, recipe)))));
/** The part of a version's graph that an economy can use, made once in a process. */
export const recipeGraph = (version, economy) => byEconomy(economy)(version);
/**
 * The graph that the given recipes span. It keeps the items that can be obtained with them, round by round.
 * @param given existing items
 */
export function growGraph(version, recipes, given = []) {
    let open = [...recipes];
    const depth = new Map();
    const isThere = new Set(given);
    const can = (node) => depth.has(node) || isThere.has(node);
    const usable = [];
    for (let round = 0; open.length > 0; round++) {
        const [now, later] = split(open, (recipe) => isOpen(recipe, can));
        if (now.length === 0)
            break;
        open = later;
        for (const { makes } of now)
            if (!depth.has(makes.item))
                depth.set(makes.item, round);
        usable.push(...now);
    }
    const kept = usable.map((recipe) => ({ ...recipe, tools: recipe.tools.filter(can) }));
    const byItem = Map.groupBy(kept, ({ makes }) => makes.item);
    const fuels = [...byItem.keys()].flatMap((item) => {
        const ticks = burnTicks(item);
        return ticks === 0 ? [] : [{ item, ticks }];
    });
    return { version, recipes: byItem, depth, fuels, durability: (tool) => durabilityOf(tool, version) };
}
/** Whether everything that a recipe needs can be obtained. */
const isOpen = ({ takes, tools, station, access }, can) => takes.every(({ item }) => can(item)) &&
    (tools.length === 0 || tools.some(can)) &&
    (station === undefined || can(station)) &&
    access.every(can);
function split(all, test) {
    const groups = Map.groupBy(all, test);
    return [groups.get(true) ?? [], groups.get(false) ?? []];
}
