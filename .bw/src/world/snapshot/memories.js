/** Memories that consist of plain data, by name. */
const PLAIN = ['comparators', 'commandBlocks'];
/** Ticks for which each hopper still waits. */
const HOPPERS = 'hoppers';
const FORGOTTEN = 'torches';
const shifted = ({ until }, by) => ({
    until: new Map(Array.from(until, ([key, tick]) => [key, tick + by])),
});
/** Whether a memory is still in its initial state: all it holds are empty collections. */
const isEmpty = (memory) => Object.values(memory ?? {}).every((each) => each.size === 0);
/** The memories with ticks counted from now. */
export function takeMemories({ memory, ticks }) {
    const kept = {};
    for (const name of PLAIN)
        if (!isEmpty(memory[name]))
            kept[name] = structuredClone(memory[name] ?? {});
    if (!isEmpty(memory[HOPPERS]))
        kept[HOPPERS] = shifted(memory[HOPPERS], -ticks);
    return kept;
}
export function restoreMemories({ memory, ticks }, moment) {
    for (const name of [...PLAIN, HOPPERS, FORGOTTEN])
        delete memory[name];
    for (const name of PLAIN)
        if (moment[name])
            memory[name] = structuredClone(moment[name]);
    if (moment[HOPPERS])
        memory[HOPPERS] = shifted(moment[HOPPERS], ticks);
}
