const COLOURS = 'white orange magenta light_blue yellow lime pink gray light_gray cyan purple blue brown green red black'.split(' ');
const TREES = 'oak spruce birch jungle acacia dark_oak mangrove cherry pale_oak'.split(' ');
const LOGS = new Map([
    ...TREES.map((wood) => [wood, stems(wood, 'log', 'wood')]),
    ...['crimson', 'warped'].map((wood) => [wood, stems(wood, 'stem', 'hyphae')]),
]);
const COALS = ['coal', 'charcoal'];
const SOULS = ['soul_sand', 'soul_soil'];
function stems(wood, ...kinds) {
    return kinds.flatMap((kind) => [`${wood}_${kind}`, `stripped_${wood}_${kind}`]);
}
const pairs = (ones, others) => ones.flatMap((one) => others.map((other) => [one, other]));
const LACKING = [
    ['firework_rocket', 3, 'paper gunpowder'],
    ...['wool', 'carpet', 'bed'].flatMap((thing) => pairs(COLOURS, COLOURS)
        .filter(([to, from]) => to !== from)
        .map(([to, from]) => [`${to}_${thing}`, 1, `${to}_dye ${from}_${thing}`, '1.20'])),
    ...[...LOGS].flatMap(([wood, logs]) => logs.map((log) => [`${wood}_planks`, 4, log])),
    ['bamboo_planks', 2, 'bamboo_block'],
    ['bamboo_planks', 2, 'stripped_bamboo_block'],
    ...[...LOGS.values()]
        .flat()
        .flatMap((log) => [
        ...COALS.map((coal) => ['campfire', 1, `. stick . / stick ${coal} stick / ${log} ${log} ${log}`]),
        ...SOULS.map((soul) => ['soul_campfire', 1, `. stick . / stick ${soul} stick / ${log} ${log} ${log}`]),
    ]),
    ...COALS.map((coal) => ['fire_charge', 3, `gunpowder blaze_powder ${coal}`]),
    ...pairs(COALS, SOULS).map(([coal, soul]) => ['soul_torch', 4, `${coal} / stick / ${soul}`]),
    ['resin_block', 1, Array(3).fill('resin_clump resin_clump resin_clump').join(' / ')],
    ['resin_clump', 9, 'resin_block'],
    ['resin_bricks', 1, 'resin_brick resin_brick / resin_brick resin_brick'],
    ['resin_brick_slab', 6, '/ resin_bricks resin_bricks resin_bricks'],
    [
        'resin_brick_stairs',
        4,
        'resin_bricks . . / resin_bricks resin_bricks . / resin_bricks resin_bricks resin_bricks',
    ],
    ['resin_brick_wall', 6, 'resin_bricks resin_bricks resin_bricks / resin_bricks resin_bricks resin_bricks'],
    ['chiseled_resin_bricks', 1, 'resin_brick_slab / resin_brick_slab'],
    ['creaking_heart', 1, 'pale_oak_log / resin_block / pale_oak_log'],
];
/** The recipes of a version, including those missing from its data. */
export function withLackingRecipes(registry) {
    const recipes = { ...registry.recipes };
    for (const lacking of LACKING) {
        const row = rowOf(registry, lacking);
        if (row === undefined)
            continue;
        const rows = recipes[row.result.id] ?? [];
        const isThere = rows.some((other) => keyOf(other) === keyOf(row));
        if (!isThere)
            recipes[row.result.id] = [...rows, row];
    }
    return recipes;
}
function rowOf(registry, [makes, count, takes, since]) {
    if (since !== undefined && !registry.isNewerOrEqualTo(since))
        return undefined;
    const idOf = (item) => (item === '.' ? null : registry.itemsByName[item]?.id);
    const id = idOf(makes);
    const rows = takes.split('/').map((line) => line.split(' ').filter(Boolean).map(idOf));
    if (typeof id !== 'number' || rows.flat().includes(undefined))
        return undefined;
    const cells = rows.filter((row) => row.length > 0);
    const result = { id, count };
    return takes.includes('/') ? { inShape: cells, result } : { ingredients: cells.flat(), result };
}
const idOfCell = (cell) => (typeof cell === 'object' ? cell?.id : cell) ?? -1;
function keyOf({ inShape, ingredients = [], result }) {
    const ids = (inShape?.flat() ?? ingredients).map(idOfCell).filter((id) => id >= 0);
    return `${ids.toSorted((a, b) => a - b).join()} ${result.count}`;
}
