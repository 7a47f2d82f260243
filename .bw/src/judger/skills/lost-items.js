/** Time after which items on the ground disappear (ms of game time; vanilla: 6,000 ticks). */
const LASTING_MS = 300_000;
/** Where the items of dead agents lie until they disappear. Only the latest death of each agent counts. */
export class LostItems {
    #losses = new Map();
    /** Records an agent's items at its death. */
    lose(agent, loss) {
        if (loss.items.length > 0)
            this.#losses.set(agent, loss);
        else
            this.forget(agent);
    }
    /** An agent's lost items that may still be found, and how long they remain (s of game time). */
    of(agent, now) {
        const loss = this.#losses.get(agent);
        const remainingMs = loss === undefined ? 0 : loss.at + LASTING_MS - now;
        return loss === undefined || remainingMs <= 0 ? undefined : { ...loss, secondsLeft: remainingMs / 1000 };
    }
    /** Records that an agent has fetched its items, or that they are gone. */
    forget(agent) {
        this.#losses.delete(agent);
    }
}
