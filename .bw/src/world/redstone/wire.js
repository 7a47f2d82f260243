import { shapedByNeighbours } from '../blocks/connections.js';
import { DIRECTIONS, keyOf, neighbour } from '../geometry.js';
import { conducts, isWire } from './parts.js';
import { FULL_POWER, powerAt } from './power.js';
/**
 * Updates the power of dust after changes: 15 at a source, decreasing by one per step, up and down steps of one block. Only
 * dust within 15 steps of a change can change, so the cost is bounded for any network.
 */
export function settleDust(level, changed) {
    const nodes = explore(level, changed);
    spread(nodes);
    for (const { p, power, fixed, steps } of nodes.values()) {
        if (fixed)
            continue;
        const state = level.get(p);
        const shaped = steps === 0 ? shapedByNeighbours(level, p, state) : state;
        level.set(p, level.states.with(shaped, { power }));
    }
}
function explore(level, changed) {
    const nodes = new Map();
    const queue = [];
    const visit = (p, steps) => {
        const key = keyOf(p);
        const state = level.get(p);
        if (nodes.has(key) || !isWire(state))
            return;
        const fixed = steps > FULL_POWER;
        const power = fixed ? Number(state.properties['power']) : powerAt(level, p, { dust: 'without_dust' });
        const node = { p, steps, fixed, power, feeds: [] };
        nodes.set(key, node);
        queue.push(node);
    };
    for (const p of changed)
        visit(p, 0);
    for (let i = 0; i < queue.length; i++) {
        const node = queue[i];
        if (!node)
            continue;
        for (const link of links(level, node.p)) {
            if (link.gives)
                node.feeds.push(link.p);
            if (!node.fixed)
                visit(link.p, node.steps + 1);
        }
    }
    return nodes;
}
/** Starting with the strongest, each piece gives one less to the dust that it feeds. */
function spread(nodes) {
    const byPower = Array.from({ length: FULL_POWER + 1 }, () => []);
    for (const node of nodes.values())
        byPower[node.power]?.push(node);
    for (let power = FULL_POWER; power > 1; power--)
        for (const node of byPower[power] ?? [])
            if (node.power === power)
                byPower[power - 1]?.push(...fedBy(node, nodes));
}
/** The dust to which a piece gives more power than it has; its power is raised. */
function fedBy({ feeds, power }, nodes) {
    const raised = [];
    for (const p of feeds) {
        const fed = nodes.get(keyOf(p));
        if (!fed || fed.fixed || fed.power >= power - 1)
            continue;
        fed.power = power - 1;
        raised.push(fed);
    }
    return raised;
}
/**
 * Connected dust next to it, one block up, and one block down. Power goes up a step unless a block covers the lower piece, and
 * down only along a block that conducts power, so not down glass (vanilla calculateTargetStrength).
 */
function links(level, p) {
    const found = [];
    const roofed = conducts(level, level.get(neighbour(p, 'up')));
    const onConductor = conducts(level, level.get(neighbour(p, 'down')));
    for (const d of DIRECTIONS) {
        const q = neighbour(p, d);
        const beside = level.get(q);
        if (isWire(beside))
            found.push({ p: q, gives: true, takes: true });
        const solid = conducts(level, beside);
        const up = neighbour(q, 'up');
        if (!roofed && isWire(level.get(up)))
            found.push({ p: up, gives: true, takes: solid });
        const down = neighbour(q, 'down');
        if (!solid && isWire(level.get(down)))
            found.push({ p: down, gives: onConductor, takes: true });
    }
    return found;
}
