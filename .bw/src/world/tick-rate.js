/** Time over which ticks are counted (ms). */
const SPAN_MS = 5000;
/** The recent tick rate per second. */
export class TickRate {
    #clock;
    #began;
    #times = [];
    constructor(clock) {
        this.#clock = clock;
        this.#began = clock.now();
    }
    /** A tick is over. */
    note() {
        const now = this.#clock.now();
        this.#times.push(now);
        if (now - (this.#times[0] ?? now) > 2 * SPAN_MS)
            this.#times = this.#since(now);
    }
    /** Ticks per second over the last seconds, or since the start if that is more recent. */
    now() {
        const now = this.#clock.now();
        const span = Math.min(SPAN_MS, now - this.#began);
        return span <= 0 ? 0 : (1000 * this.#since(now).length) / span;
    }
    #since(now) {
        return this.#times.filter((time) => time > now - SPAN_MS);
    }
}
