/** One direction of a slow connection: work is done later, but in order. */
export class Lag {
    latency;
    #clock;
    #random;
    #last = 0;
    constructor(latency, clock, random) {
        this.latency = latency;
        this.#clock = clock;
        this.#random = random;
    }
    later(work) {
        const { ms, jitterMs } = this.latency;
        const now = this.#clock.now();
        this.#last = Math.max(this.#last, now + ms + jitterMs * this.#random());
        if (this.#last <= now)
            work();
        else
            void this.#clock.sleep(this.#last - now).then(work);
    }
}
