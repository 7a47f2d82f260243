/** Length of a game tick. */
export const TICK_MS = 50;
/** Maximum number of ticks to catch up on; a larger delay is skipped (vanilla skips after two seconds). */
const CATCH_UP_TICKS = 40;
/** Ticks by the clock until stopped, and catches up on late ticks. Resolves once it has stopped completely. `tickMs`: game time of a tick. */
export class TickLoop {
    #stopped = false;
    // a new controller per sleep, because a clock may leave its listener on the signal
    #sleeping = new AbortController();
    #running;
    #tickMs;
    constructor({ clock, tickMs = TICK_MS }, tick, onError) {
        this.#tickMs = tickMs;
        this.#running = this.#run(clock, tick).catch(onError);
    }
    async stop() {
        this.#stopped = true;
        this.#sleeping.abort();
        await this.#running;
    }
    async #run(clock, tick) {
        const tickMs = this.#tickMs;
        let next = clock.now() + tickMs;
        while (!this.#stopped) {
            this.#sleeping = new AbortController();
            try {
                const { signal } = this.#sleeping;
                // a clock may also ignore the signal
                const woken = new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
                await Promise.race([clock.sleep(Math.max(0, next - clock.now()), signal), woken]);
            }
            catch (error) {
                if (this.#stopped)
                    return;
                throw error;
            }
            for (let made = 0; !this.#stopped && clock.now() >= next && made < CATCH_UP_TICKS; made++) {
                tick();
                next += tickMs;
            }
            if (clock.now() - next > tickMs * CATCH_UP_TICKS)
                next = clock.now() + tickMs;
        }
    }
}
