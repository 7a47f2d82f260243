import { columnKey } from '../kernel/chunks/columns.js';
const SECTION_CELLS = 4096;
/**
 * Random ticks: blocks that grow, dry or spread. Growing blocks are counted per section as blocks are set, so that a world
 * without fields costs nothing. Only sections near players tick, in the order in which they first had growing blocks. Grass
 * does not spread.
 */
export class Growth {
    #game;
    #sections = new Map();
    /** Rules by state id; null for states that do not grow. */
    #rules = [];
    constructor(game) {
        this.#game = game;
    }
    /** The number of growing blocks in each section that has any. */
    get counts() {
        return [...this.#sections.values()].map(({ count }) => count);
    }
    /** A block has changed. */
    note({ position, from, to }) {
        const before = this.#ruleFor(from) !== null;
        const after = this.#ruleFor(to) !== null;
        if (before !== after)
            this.#count(position, after ? 1 : -1);
    }
    /** Counts the growing blocks of a section that was loaded from a file. */
    survey(x, y, z) {
        const { level } = this.#game;
        let count = 0;
        for (let cell = 0; cell < SECTION_CELLS; cell++)
            if (this.#ruleFor(level.get(cellOf({ x, y, z }, cell))))
                count++;
        if (count > 0)
            this.#sections.set(keyOf(x, y, z), { x, y, z, count });
        else
            this.#sections.delete(keyOf(x, y, z));
    }
    /** Sets the number of growing blocks of a section, as counted during its generation. */
    expect(x, y, z, count) {
        this.#sections.set(keyOf(x, y, z), { x, y, z, count });
    }
    /** Drops the sections of a column when no player is near. */
    forget(x, z) {
        const { bottom, top } = this.#game.level.columns;
        for (let y = bottom >> 4; y < top >> 4; y++)
            this.#sections.delete(keyOf(x, y, z));
    }
    tick() {
        if (this.#sections.size === 0)
            return;
        const speed = Number(this.#game.rules.get('randomTickSpeed'));
        const near = speed > 0 ? this.#columnsNearPlayers() : new Set();
        if (near.size === 0)
            return;
        for (const section of [...this.#sections.values()])
            if (near.has(columnKey(section.x, section.z)))
                this.#tickSection(section, speed);
    }
    #tickSection(section, speed) {
        const { level, chance } = this.#game;
        for (let i = 0; i < speed; i++) {
            const p = cellOf(section, chance.between(0, SECTION_CELLS - 1));
            const state = level.get(p);
            this.#ruleFor(state)?.(this.#game, p, state);
        }
    }
    #columnsNearPlayers() {
        const reach = this.#game.viewDistance;
        const near = new Set();
        for (const { position, inPlay } of this.#game.players) {
            if (!inPlay)
                continue;
            const cx = Math.floor(position.x) >> 4;
            const cz = Math.floor(position.z) >> 4;
            for (let x = cx - reach; x <= cx + reach; x++)
                for (let z = cz - reach; z <= cz + reach; z++)
                    near.add(columnKey(x, z));
        }
        return near;
    }
    #ruleFor(state) {
        const known = this.#rules[state.stateId];
        if (known !== undefined)
            return known;
        const rule = this.#game.blocks.of(state).randomTick?.(state) ?? null;
        this.#rules[state.stateId] = rule;
        return rule;
    }
    #count(p, by) {
        const [x, y, z] = [p.x >> 4, p.y >> 4, p.z >> 4];
        const key = keyOf(x, y, z);
        const section = this.#sections.get(key);
        if (!section) {
            if (by > 0)
                this.#sections.set(key, { x, y, z, count: by });
            return;
        }
        section.count += by;
        if (section.count <= 0)
            this.#sections.delete(key);
    }
}
/** The position of a block in a section by its index, 0 to 4095. */
const cellOf = (section, cell) => ({
    x: (section.x << 4) | (cell & 15),
    y: (section.y << 4) | (cell >> 8),
    z: (section.z << 4) | ((cell >> 4) & 15),
});
const keyOf = (x, y, z) => `${x},${y},${z}`;
