import { onceByName } from '../../../core/once.js';
import { named, tablesOf } from '../../data/tables.js';
import { dyeing } from './dyeing.js';
import { burning } from './gunpowder-and-coal.js';
import { fromLogs } from './logs.js';
import { ofResin } from './resin.js';
/** Vanilla recipes that minecraft-data lacks in some version. A new table is one file, plus a line here. */
const TABLES = [dyeing, fromLogs, burning, ofResin];
/** All crafting recipes of a version, by product id: those of minecraft-data, then those that it lacks. */
export const recipeTable = onceByName((version) => {
    const tables = tablesOf(version);
    const all = { ...tables.recipes };
    for (const lacking of TABLES.flat()) {
        const row = rowOf(lacking, tables);
        if (row === undefined)
            continue;
        const existing = all[row.result.id] ?? [];
        const key = keyOf(row);
        if (!existing.some((other) => keyOf(other) === key))
            all[row.result.id] = [...existing, row];
    }
    return all;
});
/** The recipe as ids; undefined in versions without it. */
function rowOf({ makes, count, takes, since }, tables) {
    if (since !== undefined && !tables.isNewerOrEqualTo(since))
        return undefined;
    const idOf = (item) => (item === null ? null : named(tables.itemsByName, item)?.id);
    const id = idOf(makes);
    const isShaped = takes.some((slot) => typeof slot !== 'string');
    const rows = takes.map((slot) => (typeof slot === 'string' ? [idOf(slot)] : slot.map(idOf)));
    if (id === undefined || id === null || rows.flat().includes(undefined))
        return undefined;
    const slots = rows;
    const result = { id, count };
    return isShaped ? { inShape: slots, result } : { ingredients: slots.flat(), result };
}
/** A recipe's ingredients, ignoring its shape, and its yield. */
function keyOf({ inShape, ingredients = [], result }) {
    const ids = (inShape?.flat() ?? ingredients).filter((id) => id !== null && id >= 0);
    return `${ids.toSorted((a, b) => Number(a) - Number(b)).join()} ${result.count}`;
}
