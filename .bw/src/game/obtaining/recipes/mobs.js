import { tablesOf } from '../../data/tables.js';
import { giftsOf } from '../../mobs/animals.js';
import { homeOf, KILLED } from '../mob-loot.js';
import { accessTo, one, recipe } from '../recipe.js';
const mobSource = (name, chance = 1) => ({ name, blocks: [], chance, place: homeOf(name) });
const kill = (mob, item, chance) => recipe({
    id: `kill ${mob === item ? mob : `${mob} for ${item}`}`,
    kind: 'kill',
    makes: one(item),
    access: accessTo(homeOf(mob)),
    source: mobSource(mob, chance),
});
/** Chance of a drop that minecraft-data lists as certain although it can fail. */
const USUAL_CHANCE = 0.67;
/** A turtle drops a bowl only if lightning kills it (vanilla loot table); according to minecraft-data it may always do so. */
const isByLightning = (mob, item) => mob === 'turtle' && item === 'bowl';
/** Killing mobs: those of our table with their chances, then everything else that they drop according to minecraft-data. */
export function killing({ version, isMob, isItem }) {
    const listed = KILLED.filter(([mob, item]) => isMob(mob) && isItem(item));
    const known = new Set(listed.map(([mob, item]) => `${mob} ${item}`));
    const others = Object.values(tablesOf(version).entityLoot ?? {}).flatMap(({ entity, drops }) => drops.flatMap(({ item, dropChance }) => isMob(entity) && isItem(item) && !known.has(`${entity} ${item}`) && !isByLightning(entity, item)
        ? [kill(entity, item, Math.min(dropChance, USUAL_CHANCE))]
        : []));
    return uniqueById([...listed.map((loot) => kill(...loot)), ...others]);
}
/** Products of living animals with a tool: milk, wool, stew. */
export const tending = ({ version, isMob, isItem }) => Object.keys(tablesOf(version).entitiesByName)
    .filter(isMob)
    .flatMap((mob) => giftsOf(mob)
    .filter(({ gives, tool }) => isItem(gives.item) && isItem(tool))
    .map(({ tool, usesUp, gives }) => recipe({
    id: usesUp && mob === 'cow' ? `fill ${gives.item}` : `get ${gives.item} from ${mob}`,
    kind: usesUp ? 'milk' : 'shear',
    makes: gives,
    takes: usesUp ? [one(tool)] : [],
    tools: usesUp ? [] : [tool],
    source: mobSource(mob),
})));
const uniqueById = (recipes) => [
    ...new Map(recipes.map((entry) => [entry.id, entry])).values(),
];
