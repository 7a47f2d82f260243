/** Height of a section, and number of cells in it (blocks). */
const SECTION = 16;
const CELLS = SECTION ** 3;
/** Lowest section of any game version; sections outside the range are not kept. */
const LOWEST = -8;
const SECTIONS = 40;
/** Sections of a single state, shared by all chunks. */
const uniform = new Map();
/**
 * The block states of a chunk as plain numbers. The chunk packs them into as few bits as possible, but searches and physics read
 * cells far more often than they change, so each section is unpacked on first read. The chunk itself also reads from here.
 */
export class ColumnStates {
    #sections = Array(SECTIONS).fill(undefined);
    /** Number of block changes per column of cells; x and z from 0 to 15 are at `z * 16 + x`. */
    changes = new Uint16Array(SECTION ** 2);
    #column;
    #read;
    /** Replaces the chunk's own read function. */
    constructor(column) {
        this.#column = column;
        const set = column.setBlockStateId.bind(column);
        this.#read = column.getBlockStateId.bind(column);
        column.getBlockStateId = ({ x, y, z }) => this.at(x, y, z);
        column.setBlockStateId = (at, state) => {
            set(at, state);
            this.#note(at);
        };
    }
    /** The state of a cell; x and z from 0 to 15. */
    at(x, y, z) {
        const index = (y >> 4) - LOWEST;
        const section = this.#sections[index] ?? this.#unpack(index);
        return section === undefined
            ? this.#read({ x, y, z })
            : section[((y & 15) << 8) | (z << 4) | x];
    }
    /** Forgets all sections, after the server has resent the chunk. */
    forget() {
        this.#sections.fill(undefined);
    }
    #unpack(index) {
        if (index < 0 || index >= SECTIONS)
            return undefined;
        const only = this.#onlyStateOf(index);
        if (only !== undefined) {
            this.#sections[index] = uniform.get(only) ?? shared(new Uint16Array(CELLS).fill(only));
            return this.#sections[index];
        }
        const states = new Uint16Array(CELLS);
        const at = { x: 0, y: 0, z: 0 };
        let isUniform = true;
        for (let cell = 0; cell < CELLS; cell++) {
            at.x = cell & 15;
            at.y = (index + LOWEST) * SECTION + (cell >> 8);
            at.z = (cell >> 4) & 15;
            states[cell] = this.#read(at);
            isUniform &&= states[cell] === states[0];
        }
        const section = isUniform ? shared(states) : states;
        this.#sections[index] = section;
        return section;
    }
    /** The state that fills a section, if the chunk says so: most of a world is air. */
    #onlyStateOf(index) {
        const { minY, sections } = this.#column;
        return minY === undefined ? undefined : sections?.[index + LOWEST - (minY >> 4)]?.data?.value;
    }
    /** Rereads a cell that has changed. */
    #note(at) {
        const column = (at.z << 4) | at.x;
        this.changes[column] = this.changes[column] + 1;
        const index = (at.y >> 4) - LOWEST;
        const section = this.#sections[index];
        if (section === undefined)
            return;
        const cell = ((at.y & 15) << 8) | (at.z << 4) | at.x;
        const state = this.#read(at);
        if (section[cell] === state)
            return;
        const own = uniform.get(section[0]) === section ? section.slice() : section;
        own[cell] = state;
        this.#sections[index] = own;
    }
}
function shared(states) {
    const shared = uniform.get(states[0]);
    if (shared === undefined)
        uniform.set(states[0], states);
    return shared ?? states;
}
