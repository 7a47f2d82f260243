import { onceByName } from '../../../core/once.js';
import { gameNamesOf } from '../game-names.js';
import { altering, travelling } from './altering.js';
import { digging, diggingWithSilkTouch } from './dig.js';
import { crafting, filling, smelting } from './making.js';
import { killing, tending } from './mobs.js';
import { bartering, fishing, trading } from './people.js';
import { brewing, cutting, smithing } from './stations.js';
import { brushing, looting } from './treasure.js';
/** Every kind of recipe. A new kind is one file, plus a line here; of two recipes with the same cost, the earlier one wins. */
const FAMILIES = [
    digging,
    killing,
    filling,
    tending,
    smelting,
    crafting,
    cutting,
    smithing,
    brewing,
    altering,
    fishing,
    trading,
    bartering,
    looting,
    brushing,
    diggingWithSilkTouch,
    travelling,
];
/** Every way to obtain any item of a version, in survival. Computed once per process. */
export const recipesOf = onceByName((version) => {
    const names = gameNamesOf(version);
    return FAMILIES.flatMap((family) => family(names));
});
/** The same, by product. */
export const recipesByItem = onceByName((version) => Map.groupBy(recipesOf(version), ({ makes }) => makes.item));
