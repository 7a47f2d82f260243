import { updateAround } from '../blocks/updates.js';
import { add, keyOf, neighbour, vec } from '../geometry.js';
import { isReplaceable, kindOf } from '../kernel/blocks/rules.js';
import { planTree } from './tree-plans.js';
/**
 * One step of a sapling: first its stage increases, then it becomes a tree if there is enough space. Returns whether anything
 * changed.
 */
export function advanceSapling(game, p, state) {
    const { level } = game;
    if (state.properties['stage'] === 0)
        return level.set(p, level.states.with(state, { stage: 1 }));
    const kind = state.name.replace('_sapling', '');
    const square = kind === 'dark_oak' ? squareOf(level, p, state.name) : [p];
    const plan = planTree(kind, { base: square[0] ?? p, thick: square.length === 4, chance: game.chance });
    if (!plan)
        return false;
    if (!hasRoom(level, plan, new Set(square.map(keyOf))))
        return false;
    plant(game, plan, square);
    return true;
}
/** The square of four equal saplings from which a thick tree grows, north-west first; otherwise the sapling alone. */
function squareOf(level, p, name) {
    const like = (q) => level.get(q).name === name;
    for (const [x, z] of [
        [0, 0],
        [0, -1],
        [-1, 0],
        [-1, -1],
    ]) {
        const corner = add(p, vec(x, 0, z));
        const four = [corner, add(corner, vec(1, 0, 0)), add(corner, vec(0, 0, 1)), add(corner, vec(1, 0, 1))];
        if (four.every(like))
            return four;
    }
    return [p];
}
/**
 * Whether there is enough space: for the logs, and for a margin around them above the ground (vanilla minimum size of a tree).
 */
function hasRoom(level, plan, own) {
    const free = (p) => level.contains(p) && (own.has(keyOf(p)) || isYielding(level, level.get(p)));
    const { base, height, thickness } = plan;
    for (let y = 0; y <= height + 1; y++) {
        const margin = y < plan.bareBelow ? 0 : plan.margin;
        for (let x = -margin; x < thickness + margin; x++)
            for (let z = -margin; z < thickness + margin; z++)
                if (!free(add(base, vec(x, y, z))))
                    return false;
    }
    return plan.logs.every(free);
}
/** Whether trees can grow through the block. */
function isYielding(level, state) {
    if (level.blocks.of(state).treesGrowThrough)
        return true;
    return isReplaceable(level, state) && kindOf(level, state) !== 'fluid';
}
function plant(game, plan, saplings) {
    const { level } = game;
    for (const p of saplings) {
        level.set(p, level.states.air);
        const ground = neighbour(p, 'down');
        if (level.get(ground).name !== 'dirt')
            level.set(ground, level.states.encode('dirt'));
    }
    const log = level.states.encode(`${plan.kind}_log`, { axis: 'y' });
    const logs = new Set(plan.logs.map(keyOf));
    for (const p of plan.logs)
        level.set(p, log);
    const leaves = plan.leaves.filter((p) => !logs.has(keyOf(p)) && takesLeaves(level, p));
    // the update computes each leaf's distance from the logs
    const leaf = level.states.encode(`${plan.kind}_leaves`, { persistent: false });
    for (const p of leaves)
        level.set(p, leaf);
    updateAround(game, [...plan.logs, ...leaves]);
}
function takesLeaves(level, p) {
    const state = level.get(p);
    return level.contains(p) && isYielding(level, state) && !state.name.endsWith('_log');
}
