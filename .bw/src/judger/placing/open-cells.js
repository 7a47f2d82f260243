import { cellKey, sameCell } from '../../core/position.js';
import { isReplaceable } from '../../game/blocks/replaceable.js';
/** Distance along an axis beyond which cells are out of reach from every place from which a cell is filled (blocks). */
const NEAR = 10;
/** The blueprint's cells around a cell that are still empty, as far as the agent sees; the cell itself is excluded. */
export function openCells(view, { own, blueprint, around, }) {
    const isOpen = (cell) => {
        const name = isNear(cell, around) ? view.kindAt(cell.x, cell.y, cell.z)?.name : undefined;
        return name !== undefined && isReplaceable(name) && !sameCell(cell, around);
    };
    const keys = new Set(own.map(cellKey));
    const others = [];
    for (const { position } of blueprint)
        if (isOpen(position) && !keys.has(cellKey(position)))
            others.push(position);
    return { own: own.filter(isOpen), others };
}
const isNear = (a, b) => Math.abs(a.x - b.x) <= NEAR && Math.abs(a.y - b.y) <= NEAR && Math.abs(a.z - b.z) <= NEAR;
