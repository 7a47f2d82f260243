import { neighbour } from '../../geometry.js';
/** The arms of an iron golem extend to both sides along one of these. */
const ARMS = [
    ['west', 'east'],
    ['north', 'south'],
];
const isHead = (name) => name === 'carved_pumpkin' || name === 'jack_o_lantern';
/**
 * A carved pumpkin placed on snow or iron creates a golem (vanilla CarvedPumpkinBlock.trySpawnGolem), and skulls on soul sand
 * create a wither.
 */
export function noteHead(game, { position, to }) {
    // the blocks are removed in the next tick, when the placement of the head is complete
    if (isHead(to.name))
        game.schedule(1, () => build(game, position));
    else if (isSkull(to.name))
        game.schedule(1, () => buildWither(game, position));
}
function build(game, head) {
    if (!isHead(game.level.get(head).name))
        return;
    const golem = golemBelow(game, head);
    if (golem)
        rise(game, golem.kind, golem.parts);
}
/** Whether a head placed in a cell would create a golem (vanilla CarvedPumpkinBlock.canSpawnGolem). */
export const standsForGolem = (game, head) => golemBelow(game, head) !== undefined;
/** The golem whose body is below a cell for its head. */
function golemBelow({ level }, head) {
    const chest = neighbour(head, 'down');
    const feet = neighbour(chest, 'down');
    const is = (p, name) => level.get(p).name === name;
    if (is(chest, 'snow_block') && is(feet, 'snow_block'))
        return { kind: 'snow_golem', parts: [head, chest, feet] };
    if (!is(chest, 'iron_block') || !is(feet, 'iron_block'))
        return undefined;
    for (const sides of ARMS) {
        const arms = sides.map((side) => neighbour(chest, side));
        const beside = sides.flatMap((side) => [neighbour(head, side), neighbour(feet, side)]);
        if (!arms.every((p) => is(p, 'iron_block')) || !beside.every((p) => level.get(p).stateId === 0))
            continue;
        return { kind: 'iron_golem', parts: [head, chest, feet, ...arms] };
    }
    return undefined;
}
const isSkull = (name) => /^wither_skeleton_(wall_)?skull$/.test(name);
const isSoul = (name) => name === 'soul_sand' || name === 'soul_soil';
/** Three skulls on a T of soul sand create a wither (vanilla WitherSkullBlock.checkSpawn). */
function buildWither(game, skull) {
    if (!isSkull(game.level.get(skull).name) || game.difficulty === 'peaceful')
        return;
    const parts = withersAt(game, skull).find(([head, , , , , ...heads]) => [head, ...heads].every((p) => isSkull(game.level.get(p).name)));
    if (parts)
        rise(game, 'wither', parts);
}
/** Whether a skull placed in a cell would be on a wither's body, with or without its other skulls (vanilla canSpawnMob). */
export const standsForWither = (game, skull) => game.difficulty !== 'peaceful' &&
    skull.y >= game.level.columns.bottom + 2 &&
    withersAt(game, skull).length > 0;
/** Possible withers below a cell for one of their heads: central head, chest, feet, arms, the other heads. */
function withersAt({ level }, skull) {
    return ARMS.flatMap((sides) => [-1, 0, 1].flatMap((by) => {
        const head = neighbour(skull, sides[1], by);
        const chest = neighbour(head, 'down');
        const feet = neighbour(chest, 'down');
        const arms = sides.map((side) => neighbour(chest, side));
        const isWhole = [chest, feet, ...arms].every((p) => isSoul(level.get(p).name)) &&
            sides.every((side) => level.get(neighbour(feet, side)).stateId === 0);
        return isWhole ? [[head, chest, feet, ...arms, ...sides.map((side) => neighbour(head, side))]] : [];
    }));
}
function rise(game, kind, parts) {
    for (const p of parts)
        game.level.set(p, game.level.states.air);
    const [, , feet] = parts;
    const golem = game.summon(kind, { x: feet.x + 0.5, y: feet.y + 0.05, z: feet.z + 0.5 });
    golem.traits.persistent = true;
}
