import { DIRECTIONS, neighbour, opposite } from '../geometry.js';
import { fluidOf } from '../kernel/blocks/fluid.js';
import { canEnterBlock, isOpen, isSourceOf } from './passage.js';
/** How a fluid flows: ticks per step, eighths lost per step, and steps it searches for a drop. */
const FLOW = {
    water: { ticks: 5, loss: 1, searchRange: 4 },
    lava: { ticks: 30, loss: 2, searchRange: 2 },
};
/** Lava flows faster and farther in very warm dimensions. */
const WARM_LAVA = { ticks: 10, loss: 1, searchRange: 4 };
export const flowOf = ({ isUltrawarm }, kind) => kind === 'lava' && isUltrawarm ? WARM_LAVA : FLOW[kind];
/** Distance to a drop that was not found: larger than any search range. */
const NO_DROP = 1000;
const SOURCE = { source: true, amount: 8, falling: false };
const FALLING = { source: false, amount: 8, falling: true };
/** The fluid that a cell gets from its neighbours. Over solid ground, two water sources create a third. */
export function fluidFromNeighbours(level, p, kind) {
    const state = level.get(p);
    let most = 0;
    let sources = 0;
    for (const side of DIRECTIONS) {
        const other = level.get(neighbour(p, side));
        const fluid = fluidOf(level, other);
        if (fluid?.kind !== kind || !isOpen(level, state, side, other))
            continue;
        if (fluid.source)
            sources++;
        most = Math.max(most, fluid.amount);
    }
    if (kind === 'water' && sources >= 2) {
        const below = level.get(neighbour(p, 'down'));
        if (level.shapes.isSolid(below) || isSourceOf(fluidOf(level, below), kind))
            return { kind, ...SOURCE };
    }
    const above = level.get(neighbour(p, 'up'));
    if (fluidOf(level, above)?.kind === kind && isOpen(level, state, 'up', above))
        return { kind, ...FALLING };
    const amount = most - flowOf(level, kind).loss;
    return amount > 0 ? { kind, source: false, amount, falling: false } : null;
}
/** The sides with the shortest distance to a drop, each with the resulting fluid; all open sides if there is no drop. */
export function bestSides(level, p, kind) {
    let nearest = NO_DROP;
    let best = [];
    for (const side of DIRECTIONS) {
        const q = neighbour(p, side);
        const content = fluidFromNeighbours(level, q, kind);
        if (!content || !canPass(level, p, side, content))
            continue;
        const distance = canFlowDown(level, q, kind) ? 0 : stepsToDrop(level, q, kind, opposite(side), 1);
        if (distance < nearest)
            best = [];
        if (distance <= nearest) {
            best.push([side, content]);
            nearest = distance;
        }
    }
    return best;
}
function stepsToDrop(level, p, kind, from, steps) {
    let nearest = NO_DROP;
    for (const side of DIRECTIONS) {
        if (side === from || !canPass(level, p, side, { kind, source: false }))
            continue;
        const q = neighbour(p, side);
        if (canFlowDown(level, q, kind))
            return steps;
        if (steps < flowOf(level, kind).searchRange)
            nearest = Math.min(nearest, stepsToDrop(level, q, kind, opposite(side), steps + 1));
    }
    return nearest;
}
/** Whether the fluid can flow through the next cell, which must not be a source of the same fluid. */
function canPass(level, p, face, fluid) {
    const next = level.get(neighbour(p, face));
    return (!isSourceOf(fluidOf(level, next), fluid.kind) &&
        canEnterBlock(level, next, fluid) &&
        isOpen(level, level.get(p), face, next));
}
/** Whether the fluid could flow down from here, or is already below. */
export function canFlowDown(level, p, kind) {
    const below = level.get(neighbour(p, 'down'));
    if (!isOpen(level, level.get(p), 'down', below))
        return false;
    return fluidOf(level, below)?.kind === kind || canEnterBlock(level, below, { kind, source: false });
}
