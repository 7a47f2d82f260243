import { UNKNOWN } from './layer.js';
import { absorption, isClosed } from './optics.js';
/** Steps to the six neighbours, by the number of the face in the protocol; the opposite of face n is n ^ 1. */
const STEPS = [
    [0, -1, 0],
    [0, 1, 0],
    [0, 0, -1],
    [0, 0, 1],
    [-1, 0, 0],
    [1, 0, 0],
];
/**
 * Spreads and removes light of one kind (vanilla LightEngine): cells lit by a lost light get dark ring by ring, and brighter
 * light met on the way flows back. The result does not depend on the order of changes: each cell has the brightest light that
 * reaches it.
 */
export class Spreading {
    #init;
    /** Cells that lost their light, with the lost light: x, y, z, light. */
    #fading = [];
    /** Cells that emit light but are dark for now: x, y, z, light. */
    #relit = [];
    /** Cells from which light spreads: x, y, z. */
    #flowing = [];
    /** The light that is currently spreading. */
    #light = 0;
    constructor(init) {
        this.#init = init;
    }
    /** Called when the block in a cell has changed: recomputes its light. */
    check(x, y, z) {
        this.darken(x, y, z);
        for (const [dx, dy, dz] of STEPS)
            this.flowFrom(x + dx, y + dy, z + dz);
        this.#relight(x, y, z);
    }
    /** Removes the light of a cell and of the cells that it lit. */
    darken(x, y, z) {
        const { layer } = this.#init;
        const light = layer.get(x, y, z);
        if (light <= 0)
            return;
        layer.set(x, y, z, 0);
        this.#fading.push(x, y, z, light);
    }
    /** Lights a place. */
    brighten(x, y, z, light) {
        const { layer } = this.#init;
        const before = layer.get(x, y, z);
        if (before === UNKNOWN || before >= light)
            return;
        layer.set(x, y, z, light);
        this.flowFrom(x, y, z);
    }
    /** Lets the light of a cell spread. */
    flowFrom(x, y, z) {
        if (y >= this.#init.bottom && y < this.#init.top)
            this.#flowing.push(x, y, z);
    }
    /** Spreads until nothing changes. */
    run() {
        this.#fade();
        this.#flow();
    }
    /** A cell that is dark for now may emit light itself. */
    #relight(x, y, z) {
        const source = this.#init.sourceAt(x, y, z);
        if (source > 0)
            this.#relit.push(x, y, z, source);
    }
    #fade() {
        const { layer, bottom, top } = this.#init;
        const queue = this.#fading;
        for (let i = 0; i < queue.length; i += 4) {
            const [x, y, z, light] = [queue[i], queue[i + 1], queue[i + 2], queue[i + 3]];
            for (const [dx, dy, dz] of STEPS) {
                const [nx, ny, nz] = [x + dx, y + dy, z + dz];
                if (ny < bottom || ny >= top)
                    continue;
                const there = layer.get(nx, ny, nz);
                if (there <= 0)
                    continue;
                if (there >= light) {
                    this.#flowing.push(nx, ny, nz);
                    continue;
                }
                layer.set(nx, ny, nz, 0);
                queue.push(nx, ny, nz, there);
                this.#relight(nx, ny, nz);
            }
        }
        queue.length = 0;
        const again = this.#relit;
        for (let i = 0; i < again.length; i += 4)
            this.brighten(...[again[i], again[i + 1], again[i + 2], again[i + 3]]);
        again.length = 0;
    }
    #flow() {
        const { layer, optics } = this.#init;
        const queue = this.#flowing;
        for (let i = 0; i < queue.length; i += 3) {
            const [x, y, z] = [queue[i], queue[i + 1], queue[i + 2]];
            const light = layer.get(x, y, z);
            if (light <= 1)
                continue;
            this.#light = light;
            const from = optics.at(x, y, z);
            for (let face = 0; face < STEPS.length; face++)
                if (!isClosed(from, face))
                    this.#leave(x, y, z, face);
        }
        queue.length = 0;
    }
    /** Lets a cell's light, which is `#light`, into its neighbour at a face. */
    #leave(x, y, z, face) {
        const { layer, bottom, top, optics } = this.#init;
        const [dx, dy, dz] = STEPS[face];
        const [nx, ny, nz] = [x + dx, y + dy, z + dz];
        if (ny < bottom || ny >= top)
            return;
        const there = layer.get(nx, ny, nz);
        if (there === UNKNOWN || there >= this.#light - 1)
            return;
        const to = optics.at(nx, ny, nz);
        const arriving = this.#light - Math.max(1, absorption(to));
        if (arriving <= there || isClosed(to, face ^ 1))
            return;
        layer.set(nx, ny, nz, arriving);
        this.#flowing.push(nx, ny, nz);
    }
}
