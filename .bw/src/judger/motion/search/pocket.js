import { sameCell } from '../../../core/position.js';
import { isAtGoal } from './goal.js';
import { MAX_DROP } from './moves.js';
import { Moving } from './moving-table.js';
/**
 * Searches backwards from a goal for the cells from which it can be reached. If it runs out of cells without meeting the start,
 * no path leads to the goal: its cells cannot be stood in, it is walled in, or it is a roof without a way up. This saves the
 * forward search from flooding the whole world. 'open' means that only a search can tell.
 */
export class Pocket {
    #start;
    #moves;
    /** Cells in order of their distance from the goal; those from `#at` on have not been examined. */
    #cells = [];
    #at = 0;
    #seen = new Set();
    #state = 'looking';
    constructor(goal, start, moves) {
        this.#start = start;
        this.#moves = moves;
        for (const cell of goalCells(goal))
            this.#push(cell);
    }
    /** Examines no more than this number of further cells. */
    advance(cells) {
        for (let budget = cells; this.#state === 'looking' && budget > 0; budget--)
            this.#step();
        return this.#state;
    }
    #step() {
        const cell = this.#cells[this.#at++];
        if (cell === undefined) {
            this.#state = 'closed';
            return;
        }
        const { x, y, z } = cell;
        // Water can be entered by a fall from any height.
        const isWater = (this.#moves.flagsAt(x, y, z) & Moving.water) !== 0;
        if (isWater || sameCell(cell, this.#start)) {
            this.#state = 'open';
            return;
        }
        // The cells from which a step could lead to this one.
        for (let dx = -1; dx <= 1; dx++)
            for (let dz = -1; dz <= 1; dz++)
                for (let dy = -1; dy <= MAX_DROP; dy++)
                    this.#push({ x: x + dx, y: y + dy, z: z + dz });
    }
    #push(cell) {
        const key = this.#keyOf(cell);
        if (this.#seen.has(key))
            return;
        if (!sameCell(cell, this.#start) && !this.#moves.canBeIn(cell.x, cell.y, cell.z))
            return;
        this.#seen.add(key);
        this.#cells.push(cell);
    }
    /** Only cells 2,048 blocks apart share a number, which is farther than a client sees. */
    #keyOf({ x, y, z }) {
        return (((x & 2047) << 11) | (z & 2047)) * 512 + ((y + 128) & 511);
    }
}
function goalCells(goal) {
    const reach = Math.floor(goal.range);
    const cells = [];
    for (let x = goal.x - reach; x <= goal.x + reach; x++)
        for (let y = goal.y - reach; y <= goal.y + reach; y++)
            for (let z = goal.z - reach; z <= goal.z + reach; z++)
                if (isAtGoal(goal, { x, y, z }))
                    cells.push({ x, y, z });
    return cells;
}
