import { FULL_POWER } from './power.js';
/** Half a block: the maximum distance of a hit from the centre of a face. */
const REACH = 0.5;
/** A target emits more power the closer to the centre of a face it is hit (vanilla TargetBlock). */
export function hitTarget(game, p, state, at, ticks) {
    if (game.redstone.isScheduled(p))
        return;
    const off = [at.x - p.x, at.y - p.y, at.z - p.z].map((part) => Math.abs(part - REACH));
    // the axis on which the point lies on the surface does not count
    const [, second = 0, third = 0] = off.toSorted((a, b) => b - a);
    const miss = Math.max(second, third);
    const closeness = Math.max(0, Math.min(1, (REACH - miss) / REACH));
    const power = Math.max(1, Math.ceil(FULL_POWER * closeness));
    game.level.set(p, game.level.states.with(state, { power }));
    game.redstone.schedule(p, ticks);
    game.redstone.settle();
}
export function targetDue({ level }, p, state) {
    level.set(p, level.states.with(state, { power: 0 }));
}
