import { TICK_MS } from '../../core/clock.js';
/**
 * Checks a condition once per tick until it holds.
 * @param ticks maximum number of game ticks to wait
 * @returns whether the condition holds; false immediately if the run is stopped or the bot is gone
 */
export async function waitUntil({ clock, signal, isGone }, ticks, holds) {
    for (let tick = 0; tick < ticks; tick++) {
        if (holds())
            return true;
        if (signal.aborted || isGone())
            return false;
        await clock.sleep(TICK_MS);
    }
    return holds();
}
