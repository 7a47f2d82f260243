import { cellKey } from '../../core/position.js';
/**
 * The cells into which agents of an episode are currently clicking a block. If two agents click into one cell within a tick, both
 * place: two slabs become a double slab, two candles stand instead of one.
 */
export class Turns {
    #taken = new Set();
    /** Reserves a cell. @returns false if another agent has it */
    take(cell) {
        const key = cellKey(cell);
        if (this.#taken.has(key))
            return false;
        this.#taken.add(key);
        return true;
    }
    leave(cell) {
        this.#taken.delete(cellKey(cell));
    }
}
