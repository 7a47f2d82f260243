import { statesIn } from '../chunks/section-states.js';
import { BYTES, columnNumber, DARK, LIT, MAX_LIGHT } from './layer.js';
import { absorption, emission } from './optics.js';
const SIDES = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
];
/** Lights columns that were generated or loaded: from their own sources, and across their borders if a neighbour is lit. */
export class ColumnLighting {
    #init;
    constructor(init) {
        this.#init = init;
    }
    light(cx, cz) {
        const { level, sky, block } = this.#init;
        const count = (level.columns.top - level.columns.bottom) / 16;
        const tops = level.hasSky ? this.#init.surface.of(cx, cz) : undefined;
        const wasSent = [sky, block].map(({ layer }) => layer.changed.get(columnNumber(cx, cz)));
        block.layer.put(cx, cz, Array.from({ length: count }, () => DARK));
        sky.layer.put(cx, cz, Array.from({ length: count }, (_, i) => (tops ? fromAbove(tops, level.columns.bottom + 16 * i) : DARK)));
        this.#shine(cx, cz);
        if (tops)
            this.#fallIn(cx, cz, tops);
        for (const kind of [sky, block]) {
            for (const [dx, dz] of SIDES)
                this.#cross(kind, { cx, cz, dx, dz });
            kind.spreading.run();
        }
        // a client that is sent the column receives its light along with it
        for (const [i, { layer }] of [sky, block].entries()) {
            const changed = wasSent[i];
            if (changed === undefined)
                layer.changed.delete(columnNumber(cx, cz));
            else
                layer.changed.set(columnNumber(cx, cz), changed);
        }
    }
    /** Adds the light of light-emitting blocks. */
    #shine(cx, cz) {
        const { level, block, optics } = this.#init;
        const { columns } = level;
        const column = columns.ownColumn(cx, cz);
        const shines = (id) => emission(optics.of(id)) > 0;
        for (let i = 0; i < (columns.top - columns.bottom) / 16; i++) {
            if (column && statesIn(column, i)?.some(shines) === false)
                continue;
            for (let cell = 0; cell < 4096; cell++) {
                const [x, y, z] = [
                    cx * 16 + (cell & 15),
                    columns.bottom + 16 * i + (cell >> 8),
                    cz * 16 + ((cell >> 4) & 15),
                ];
                const light = emission(optics.at(x, y, z));
                if (light > 0)
                    block.spreading.brighten(x, y, z, light);
            }
        }
    }
    /** Lets sky light spread under the first obstacles, and sideways into the shade. */
    #fallIn(cx, cz, tops) {
        const { level, sky, optics } = this.#init;
        for (let i = 0; i < 256; i++) {
            const [x, z, top] = [cx * 16 + (i & 15), cz * 16 + (i >> 4), tops[i]];
            if (top >= level.columns.bottom && absorption(optics.at(x, top, z)) < MAX_LIGHT)
                sky.spreading.flowFrom(x, top + 1, z);
            for (const [dx, dz] of SIDES)
                this.#fallAside({ x, z, top }, x + dx, z + dz);
        }
    }
    /** Lets light from the open sky of one column spread under the higher roof next to it. */
    #fallAside({ x, z, top }, nextX, nextZ) {
        const { surface, sky, optics } = this.#init;
        if (sky.layer.column(nextX >> 4, nextZ >> 4) === undefined)
            return;
        const roof = surface.topAt(nextX, nextZ);
        for (let y = top + 1; y <= roof; y++)
            if (absorption(optics.at(nextX, y, nextZ)) < MAX_LIGHT)
                sky.spreading.flowFrom(x, y, z);
    }
    /** Lets light in from a lit neighbour. */
    #cross({ layer, spreading }, { cx, cz, dx, dz }) {
        const { level, surface, sky } = this.#init;
        const { bottom, top } = level.columns;
        const sections = layer.column(cx + dx, cz + dz);
        if (sections === undefined)
            return;
        for (let along = 0; along < 16; along++) {
            const [x, z] = [beyond(cx, dx, along), beyond(cz, dz, along)];
            // above the surface, a cell already has sky light
            const shade = layer === sky.layer ? surface.topAt(x - dx, z - dz) : top - 1;
            sections.forEach((bytes, i) => {
                if (bytes !== DARK)
                    this.#enter({ layer, spreading }, x, z, [bottom + 16 * i, shade]);
            });
        }
    }
    /** Lets the light of a section spread from a cell at its border, up to a height. */
    #enter({ layer, spreading }, x, z, [bottom, shade]) {
        const end = Math.min(bottom + 15, shade);
        for (let y = bottom; y <= end; y++)
            if (layer.get(x, y, z) > 1)
                spreading.flowFrom(x, y, z);
    }
}
/** A coordinate just beyond a column's border in the direction of `step`, or along it. */
const beyond = (column, step, along) => column * 16 + (step === 0 ? along : step > 0 ? 16 : -1);
/** A section lit only by the open sky. */
function fromAbove(tops, bottom) {
    let [lowest, highest] = [tops[0], tops[0]];
    for (const top of tops) {
        lowest = Math.min(lowest, top);
        highest = Math.max(highest, top);
    }
    if (bottom > highest)
        return LIT;
    if (bottom + 15 <= lowest)
        return DARK;
    const bytes = new Uint8Array(BYTES);
    for (let i = 0; i < 256; i++)
        for (let y = Math.max(0, tops[i] + 1 - bottom); y < 16; y++) {
            const cell = (y << 8) | i;
            bytes[cell >> 1] = bytes[cell >> 1] | (cell & 1 ? 0xf0 : 0x0f);
        }
    return bytes;
}
