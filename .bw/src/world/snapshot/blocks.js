const EDGE = 16;
/** Lists of blocks that smelt, brew or cook: those that have ever been used. */
const listsOf = ({ furnaces, stands, campfires }) => [furnaces, stands, campfires];
export function takeBlocks({ level }) {
    return {
        columns: new Map(Array.from(level.columns.all(), ([key, column]) => [key, statesIn(level, column)])),
        data: new Map(Array.from(level.blockEntities, ([key, data]) => [key, structuredClone(data)])),
        populated: [...level.populated],
        lists: listsOf(level).map((list) => [...list]),
    };
}
/** Sets the differing blocks one by one, so that clients, light and circuits are updated. This makes nothing fall or flow. */
export function restoreBlocks({ level }, { columns, data, populated, lists }) {
    const changed = new Map(Array.from(level.columns.all(), ([key, column]) => [key, statesIn(level, column)]));
    for (const key of new Set([...columns.keys(), ...changed.keys()])) {
        const wanted = columns.get(key) ?? generatedAt(level, key);
        setColumn(level, key, { wanted, now: changed.get(key) ?? generatedAt(level, key) });
    }
    for (const key of [...level.blockEntities.keys()]) {
        if (data.has(key))
            continue;
        level.blockEntities.delete(key);
        level.onData(placeOf(key));
    }
    for (const [key, one] of data)
        level.describe(placeOf(key), structuredClone(one));
    level.populated.clear();
    for (const key of populated)
        level.populated.add(key);
    for (const [i, list] of listsOf(level).entries()) {
        list.clear();
        for (const [key, place] of lists[i] ?? [])
            list.set(key, place);
    }
}
function setColumn(level, key, { wanted, now }) {
    const [cx = 0, cz = 0] = key.split(',').map(Number);
    for (let i = 0; i < wanted.length; i++) {
        const state = wanted[i];
        if (state === now[i])
            continue;
        const x = cx * EDGE + (i % EDGE);
        const z = cz * EDGE + (Math.floor(i / EDGE) % EDGE);
        const y = level.columns.bottom + Math.floor(i / EDGE ** 2);
        level.set({ x, y, z }, level.states.decode(state));
    }
}
function statesIn({ columns }, column) {
    const states = new Uint16Array(EDGE ** 2 * (columns.top - columns.bottom));
    const cell = { x: 0, y: 0, z: 0 };
    let i = 0;
    for (cell.y = columns.bottom; cell.y < columns.top; cell.y++)
        for (cell.z = 0; cell.z < EDGE; cell.z++)
            for (cell.x = 0; cell.x < EDGE; cell.x++)
                states[i++] = column.getBlockStateId(cell);
    return states;
}
function generatedAt(level, key) {
    const [cx = 0, cz = 0] = key.split(',').map(Number);
    const { columns } = level;
    return statesIn(level, columns.source?.generate(cx, cz).column ?? columns.fresh());
}
function placeOf(key) {
    const [x = 0, y = 0, z = 0] = key.split(',').map(Number);
    return { x, y, z };
}
