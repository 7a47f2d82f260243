/** Callbacks for players and entities that are not in the world yet, by their UUIDs. */
export class Arrivals {
    #waiting = new Map();
    expect(uuid, found) {
        this.#waiting.set(uuid, [...(this.#waiting.get(uuid) ?? []), found]);
    }
    /** Must be called when a player or an entity enters the world. */
    note(tracked) {
        if (this.#waiting.size === 0)
            return;
        const waiting = this.#waiting.get(tracked.uuid) ?? [];
        this.#waiting.delete(tracked.uuid);
        for (const found of waiting)
            found(tracked);
    }
}
