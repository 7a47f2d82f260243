import { estimate, isAtGoal } from './goal.js';
import { NodeHeap } from './node-heap.js';
/** Maximum extra length of a detour over the straight path (in the costs of `Moves`); longer paths are not searched for. */
const MAX_DETOUR = 64;
/** Maximum number of cells that a search looks at. */
const MAX_NODES = 40_000;
const FIRST_CAPACITY = 1024;
/** Horizontal distance from the start that cell keys can hold (blocks), and the heights (blocks). */
const KEY_RADIUS = 1023;
const KEY_FLOOR = -128;
const KEY_HEIGHTS = 512;
/**
 * A* from a cell to a goal that can pause after any number of cells and resume later. It depends only on counts, so the same
 * world always gives the same path.
 */
export class PathSearch {
    #start;
    #goal;
    #moves;
    #heap = new NodeHeap();
    #nodes = new Map();
    #maxCost;
    #x = new Int32Array(FIRST_CAPACITY);
    #y = new Int32Array(FIRST_CAPACITY);
    #z = new Int32Array(FIRST_CAPACITY);
    #parent = new Int32Array(FIRST_CAPACITY);
    #cost = new Float64Array(FIRST_CAPACITY);
    #isClosed = new Uint8Array(FIRST_CAPACITY);
    #count = 0;
    #closed = 0;
    #end = -1;
    #state = 'searching';
    constructor(start, goal, moves) {
        this.#start = start;
        this.#goal = goal;
        this.#moves = moves;
        const distance = estimate(goal, start.x, start.y, start.z);
        this.#maxCost = distance + MAX_DETOUR;
        this.#heap.push(this.#add(start.x, start.y, start.z), distance);
    }
    /** Number of cells examined. */
    get visited() {
        return this.#closed;
    }
    /** Examines no more than this number of further cells. */
    advance(cells) {
        for (let budget = cells; this.#state === 'searching' && budget > 0; budget--)
            this.#step();
        return this.#state;
    }
    /** The cells of the found path, without the start. */
    path() {
        const path = [];
        for (let node = this.#end; node > 0; node = this.#parent[node])
            path.push({ x: this.#x[node], y: this.#y[node], z: this.#z[node] });
        return path.reverse();
    }
    #step() {
        const node = this.#heap.pop();
        if (node < 0 || this.#closed >= MAX_NODES) {
            this.#state = 'no_path';
            return;
        }
        const [x, y, z] = [this.#x[node], this.#y[node], this.#z[node]];
        // A path must not end in a door.
        if (isAtGoal(this.#goal, { x, y, z }) && !this.#moves.isDoorway(x, y, z)) {
            this.#end = node;
            this.#state = 'found';
            return;
        }
        this.#isClosed[node] = 1;
        this.#closed++;
        const moves = this.#moves;
        const count = moves.from(x, y, z);
        const cost = this.#cost[node];
        for (let i = 0; i < count; i++)
            this.#reach(node, moves.x[i], moves.y[i], moves.z[i], cost + moves.cost[i]);
    }
    #reach(from, x, y, z, cost) {
        const total = cost + estimate(this.#goal, x, y, z);
        if (total > this.#maxCost)
            return;
        const key = this.#keyOf(x, y, z);
        if (key < 0)
            return;
        const existing = this.#nodes.get(key);
        if (existing === undefined) {
            const node = this.#add(x, y, z);
            this.#nodes.set(key, node);
            this.#parent[node] = from;
            this.#cost[node] = cost;
            this.#heap.push(node, total);
        }
        else if (this.#isClosed[existing] === 0 && cost < this.#cost[existing]) {
            this.#parent[existing] = from;
            this.#cost[existing] = cost;
            this.#heap.lower(existing, total);
        }
    }
    /** A small integer for a cell; -1 if it is too far from the start. */
    #keyOf(x, y, z) {
        const dx = x - this.#start.x + KEY_RADIUS;
        const dz = z - this.#start.z + KEY_RADIUS;
        const dy = y - KEY_FLOOR;
        if (dx < 0 || dz < 0 || dx > 2 * KEY_RADIUS || dz > 2 * KEY_RADIUS || dy < 0 || dy >= KEY_HEIGHTS)
            return -1;
        return ((dx << 11) | dz) * KEY_HEIGHTS + dy;
    }
    #add(x, y, z) {
        const node = this.#count++;
        if (node >= this.#x.length)
            this.#grow();
        this.#x[node] = x;
        this.#y[node] = y;
        this.#z[node] = z;
        if (node === 0)
            this.#nodes.set(this.#keyOf(x, y, z), 0);
        return node;
    }
    #grow() {
        const size = 2 * this.#x.length;
        const ints = (old) => {
            const grown = new Int32Array(size);
            grown.set(old);
            return grown;
        };
        this.#x = ints(this.#x);
        this.#y = ints(this.#y);
        this.#z = ints(this.#z);
        this.#parent = ints(this.#parent);
        const cost = new Float64Array(size);
        cost.set(this.#cost);
        this.#cost = cost;
        const isClosed = new Uint8Array(size);
        isClosed.set(this.#isClosed);
        this.#isClosed = isClosed;
    }
}
