import { Vec3 } from 'vec3';
import { blockOf, keyOf } from './geometry.js';
import { containerSize } from './kernel/blocks/rules.js';
import { Onlooker } from './onlooker.js';
const SECTION = 16;
/** Read access to a whole world. */
export class WorldView {
    #game;
    /** A section of a flat world in a client's numbering; most columns contain it. */
    #flat = new WeakMap();
    constructor(game) {
        this.#game = game;
    }
    /** Ticks since the first sunrise; a day has 24,000. */
    get time() {
        return this.#game.dayTime;
    }
    get weather() {
        return this.#game.weather;
    }
    /** The lowest block. */
    get bottom() {
        return this.#game.level.columns.bottom;
    }
    /** The columns that each player's client has, as `x,z` in units of 16 blocks. */
    get loadedColumns() {
        return this.#game.players.map(({ loaded }) => loaded);
    }
    /** The stacks in the container at a cell, for a double chest, those in this half; undefined if there is no container. */
    contentsOf(cell) {
        const { level } = this.#game;
        if (containerSize(level, level.get(cell)) === 0)
            return undefined;
        const { items = [] } = level.blockEntities.get(keyOf(cell)) ?? {};
        return items.flatMap((stack) => (stack === null ? [] : [{ name: stack.name, count: stack.count }]));
    }
    /** The light in a cell, 0..15: block light, and sky light as it would be at noon. */
    lightAt(position, dimension) {
        return this.#game.world.in(dimension).light.at(blockOf(position));
    }
    /** Looks at all players in the overworld, tick after tick. */
    onlooker() {
        return new Onlooker(this.#game, 'overworld');
    }
    /**
     * The blocks of a column that a client has.
     * @param numberOf the number of a state; called in order of first occurrence, not for each cell
     */
    column(cx, cz, numberOf) {
        const { columns } = this.#game.level;
        const own = columns.ownColumn(cx, cz);
        const count = (columns.top - columns.bottom) / SECTION;
        const biome = (_, i) => columns.biomeAt(cx * 16 + 4 * (i % 4), cz * 16 + 4 * (i >> 2));
        return {
            sections: own === undefined
                ? [this.#flatSection(numberOf), ...Array(count - 1).fill(undefined)]
                : unpackSections(own, columns, numberOf),
            biomes: Array.from({ length: 16 }, biome),
        };
    }
    #flatSection(numberOf) {
        const known = this.#flat.get(numberOf) ?? this.#game.level.columns.flatSection.map(numberOf);
        this.#flat.set(numberOf, known);
        return known;
    }
    /** The state with a number. Throws 'bad_block_state' for an unknown number. */
    state(stateId) {
        return this.#game.level.states.decode(stateId);
    }
}
/** The blocks of a column, section by section, in the numbers of `numberOf`. */
export function unpackSections(column, { bottom, top }, numberOf) {
    const at = new Vec3(0, 0, 0);
    return Array.from({ length: (top - bottom) / SECTION }, (_, index) => {
        const packed = column.sections?.[index];
        if (packed === null || packed?.solidBlockCount === 0)
            return undefined;
        const unpacked = packed === undefined ? undefined : unpack(packed, numberOf);
        if (unpacked !== undefined)
            return unpacked === 'air' ? undefined : unpacked;
        const states = new Uint16Array(SECTION ** 3);
        let isEmpty = true;
        for (let cell = 0; cell < states.length; cell++) {
            at.x = cell & 15;
            at.y = bottom + index * SECTION + (cell >> 8);
            at.z = (cell >> 4) & 15;
            const state = column.getBlockStateId(at);
            states[cell] = state;
            isEmpty &&= state === 0;
        }
        return isEmpty ? undefined : states.map(numberOf);
    });
}
/** Reads a section of 1.18 or later without a call per cell. @returns undefined if it is stored in another way */
function unpack({ data: container }, numberOf) {
    if (container?.value !== undefined)
        return container.value === 0 ? 'air' : new Uint16Array(SECTION ** 3).fill(numberOf(container.value));
    const places = container?.data;
    if (typeof places?.get !== 'function' || places.bitsPerValue > 16)
        return undefined;
    const { bitsPerValue, data } = places;
    const states = container?.palette ?? Uint16Array.from({ length: 1 << bitsPerValue }, (_, state) => state);
    const isUsed = new Uint8Array(1 << bitsPerValue);
    const cells = new Uint16Array(SECTION ** 3);
    const order = readPlaces(data, bitsPerValue, isUsed, cells);
    if (order.every((place) => states[place] === 0))
        return 'air';
    const numbers = new Uint16Array(1 << bitsPerValue);
    for (const place of order)
        numbers[place] = numberOf(states[place]);
    renumber(cells, numbers);
    return cells;
}
function renumber(cells, numbers) {
    for (let cell = 0; cell < cells.length; cell++)
        cells[cell] = numbers[cells[cell]];
}
/** Reads the content of the cells. @returns their values in order of first occurrence */
function readPlaces(words, bits, isUsed, cells) {
    const [each, mask] = [Math.floor(64 / bits), (1 << bits) - 1];
    const order = [];
    for (let cell = 0, word = 0; cell < cells.length; word += 2) {
        const low = words[word] | 0;
        const high = words[word + 1] | 0;
        for (let place = 0; place < each && cell < cells.length; place++, cell++) {
            const from = place * bits;
            const value = (from >= 32
                ? high >> (from - 32)
                : from + bits <= 32
                    ? low >> from
                    : (low >>> from) | (high << (32 - from))) & mask;
            cells[cell] = value;
            if (isUsed[value] === 0) {
                isUsed[value] = 1;
                order.push(value);
            }
        }
    }
    return order;
}
