import { DIRECTIONS, step } from '../geometry.js';
import { Standing } from './standing.js';
/** Maximum height of a jump and maximum depth of a drop, in blocks. */
const JUMP = 1.2;
const DROP = 3;
/**
 * Finds a walking route to a position, or to the nearest reachable one found: A* over the positions where the body can
 * stand; up one block, down three, around corners. Visits no more positions than the budget.
 */
export function findRoute(level, size, ends, options) {
    const { from, to } = ends;
    const standing = new Standing(level, size);
    const away = (x, feet, z) => Math.hypot(x + 0.5 - to.x, feet - to.y, z + 0.5 - to.z);
    const open = new Heap();
    const best = new Map();
    let count = 0;
    const add = (place) => {
        const key = `${place.x},${place.y},${place.z}`;
        const known = best.get(key);
        if (known !== undefined && known <= place.cost)
            return;
        best.set(key, place.cost);
        open.push({ ...place, left: away(place.x, place.feet, place.z), number: count++ });
    };
    const start = { x: Math.floor(from.x), y: Math.floor(from.y + 0.01), z: Math.floor(from.z) };
    add({ ...start, feet: from.y, from: null, cost: 0 });
    let nearest;
    for (let seen = 0; seen < options.budget; seen++) {
        const node = open.pop();
        if (!node)
            break;
        if (!nearest || node.left < nearest.left)
            nearest = node;
        if (node.left <= options.near)
            break;
        for (const next of around(standing, node)) {
            const cost = node.cost + Math.hypot(next.x - node.x, next.feet - node.feet, next.z - node.z);
            add({ ...next, from: node, cost });
        }
    }
    return nearest ? waypoints(nearest) : [];
}
function waypoints(end) {
    const way = [];
    for (let node = end; node?.from; node = node.from)
        way.unshift({ x: node.x + 0.5, y: node.feet, z: node.z + 0.5 });
    return way;
}
/** Positions one step away: the four sides, and diagonals between two free sides. */
function around(standing, node) {
    const sides = DIRECTIONS.map((d) => sideways(standing, node, node.x + step(d).x, node.z + step(d).z));
    const found = sides.filter((side) => side !== null);
    const level = (i) => sides[i]?.y === node.y;
    // north, south, west, east
    for (const [ns, dz] of [[0, -1], [1, 1]])
        for (const [we, dx] of [[2, -1], [3, 1]]) {
            if (!level(ns) || !level(we))
                continue;
            const feet = standing.at(node.x + dx, node.y, node.z + dz);
            if (feet !== null)
                found.push({ x: node.x + dx, y: node.y, z: node.z + dz, feet });
        }
    return found;
}
/** The adjacent position: on the same level, one up, or lower if the body fits through. */
function sideways(standing, node, x, z) {
    const { y, feet } = node;
    const level = standing.at(x, y, z);
    if (level !== null)
        return { x, y, z, feet: level };
    const up = standing.at(x, y + 1, z);
    if (up !== null)
        return up - feet <= JUMP && standing.fits(node.x, up, node.z) ? { x, y: y + 1, z, feet: up } : null;
    if (!standing.fits(x, feet, z))
        return null;
    for (let down = 1; down <= DROP; down++) {
        const below = standing.at(x, y - down, z);
        if (below !== null)
            return feet - below <= DROP ? { x, y: y - down, z, feet: below } : null;
        if (!standing.fits(x, y - down, z))
            return null;
    }
    return null;
}
/** A priority queue by estimated total cost; among equal nodes, the one found first comes first. */
class Heap {
    #nodes = [];
    push(node) {
        const nodes = this.#nodes;
        let i = nodes.push(node) - 1;
        while (i > 0) {
            const parent = (i - 1) >> 1;
            if (!before(node, nodes[parent]))
                break;
            nodes[i] = nodes[parent];
            i = parent;
        }
        nodes[i] = node;
    }
    pop() {
        const nodes = this.#nodes;
        const first = nodes[0];
        const last = nodes.pop();
        if (!last || nodes.length === 0)
            return first;
        let i = 0;
        for (;;) {
            let child = 2 * i + 1;
            if (child >= nodes.length)
                break;
            if (child + 1 < nodes.length && before(nodes[child + 1], nodes[child]))
                child++;
            if (!before(nodes[child], last))
                break;
            nodes[i] = nodes[child];
            i = child;
        }
        nodes[i] = last;
        return first;
    }
}
function before(a, b) {
    const promise = a.cost + a.left - b.cost - b.left;
    return promise < 0 || (promise === 0 && a.number < b.number);
}
