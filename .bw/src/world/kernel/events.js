/** Typed listeners, called in the order in which they were added. A listener that throws is reported as 'error'. */
export class WorldEmitter {
    #listeners = new Map();
    on(name, listener) {
        this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]);
    }
    off(name, listener) {
        this.#listeners.set(name, (this.#listeners.get(name) ?? []).filter((other) => other !== listener));
    }
    has(name) {
        return (this.#listeners.get(name)?.length ?? 0) > 0;
    }
    emit(name, event) {
        for (const listener of (this.#listeners.get(name) ?? [])) {
            try {
                listener(event);
            }
            catch (cause) {
                if (name === 'error')
                    throw cause;
                this.emit('error', { error: cause instanceof Error ? cause : new Error(String(cause)) });
            }
        }
    }
    clear() {
        this.#listeners.clear();
    }
}
