import { cellKey } from '../../core/position.js';
/** Temporary dirt that agents have placed: pillars and helper blocks. One for all agents of an episode. */
export class Scaffolding {
    #entries = new Map();
    /** Number of blocks dug by each agent. */
    #removed = new Map();
    /** Records that an agent has placed dirt in a cell. */
    put(cell, owner) {
        const below = this.#entries.get(cellKey({ ...cell, y: cell.y - 1 }));
        this.#entries.set(cellKey(cell), { cell, owner, level: below === undefined ? 0 : below.level + 1 });
    }
    /**
     * Records that it has been removed.
     * @param by the agent that dug it
     */
    taken(cell, by) {
        if (this.#entries.delete(cellKey(cell)) && by !== undefined)
            this.#removed.set(by, this.removedBy(by) + 1);
    }
    /** The number of blocks that an agent has dug. */
    removedBy(agent) {
        return this.#removed.get(agent) ?? 0;
    }
    /** Records that an agent no longer uses its dirt. */
    abandon(owner) {
        for (const entry of this.#entries.values())
            if (entry.owner === owner)
                entry.owner = undefined;
    }
    has(cell) {
        return this.#entries.has(cellKey(cell));
    }
    /** The agent that stands on this dirt or needs it to come down. */
    ownerOf(cell) {
        return this.#entries.get(cellKey(cell))?.owner;
    }
    /** Cells whose dirt has not been removed. */
    left() {
        return [...this.#entries.values()].map(({ cell }) => cell);
    }
    /** The cells that no agent uses. */
    unused() {
        return [...this.#entries.values()].flatMap(({ cell, owner }) => (owner === undefined ? [cell] : []));
    }
    /** The cells used by agents other than this one, with their heights above the foot of their column. */
    usedByOthers(agent) {
        return [...this.#entries.values()].filter(({ owner }) => owner !== undefined && owner !== agent);
    }
}
