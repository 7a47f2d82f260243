import { keyNear } from './key-near.js';
/** Maximum number of cells whose paths are kept. */
const MAX_CELLS = 2000;
/** Indices of cell columns; only columns 65,536 blocks apart share one. */
export const columnOf = ({ x, z }) => ((x & 0xffff) << 16) | (z & 0xffff);
/**
 * The exits that an agent has found. A step depends only on the two columns that it leads through, so a path stays valid as long
 * as no block in its columns changes; a later search that reaches one can follow it.
 */
export class KnownWays {
    #source;
    #byCell = new Map();
    #keyOf = keyNear({ x: 0, y: 0, z: 0 });
    constructor(source) {
        this.#source = source;
    }
    /** The rest of the path from a cell, if there is a known one that is still valid and avoids these columns. */
    from({ x, y, z }, columns) {
        const key = this.#keyOf(x, y, z);
        const way = this.#byCell.get(key);
        if (way?.next === undefined)
            return undefined;
        const { cell } = way;
        if (cell.x !== x || cell.y !== y || cell.z !== z)
            return undefined;
        const { loads } = this.#source;
        let before = way;
        let last = way;
        for (let at = way; at !== undefined; at = at.next) {
            if (at.loads !== loads || (at.counts !== undefined && at.counts[at.index] !== at.changes)) {
                this.#byCell.delete(key);
                return undefined;
            }
            for (let index = 0; index < columns.length; index++)
                if (columns[index] === at.column)
                    return undefined;
            before = last;
            last = at;
        }
        return { way, before, last };
    }
    /** Records that a path can be walked from a cell. */
    note(cell, next) {
        const { loads } = this.#source;
        const counts = this.#source.changesOf(cell.x, cell.z);
        const index = ((cell.z & 15) << 4) | (cell.x & 15);
        const way = { cell, next, column: columnOf(cell), changes: counts?.[index] ?? 0, counts, index, loads };
        if (next === undefined)
            return way;
        if (this.#byCell.size >= MAX_CELLS)
            this.#byCell.clear();
        this.#byCell.set(this.#keyOf(cell.x, cell.y, cell.z), way);
        return way;
    }
}
