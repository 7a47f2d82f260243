import { blockOf } from '../geometry.js';
import { DAY } from '../protocol/fields.js';
/** Times of day between which the sun is too low to burn, in ticks. */
const DUSK = 12_542;
const DAWN = 23_460;
/** Ticks between checks of the sky, and burning time under the open sky. */
const CHECK_INTERVAL = 20;
const BURN_TICKS = 160;
export function isDay(game) {
    const time = game.dayTime % DAY;
    return time < DUSK || time >= DAWN;
}
/** Undead mobs catch fire under the open sky by day, unless it rains or they are in water. */
export function burnInDaylight(mob) {
    const { game } = mob;
    if ((mob.age + mob.id) % CHECK_INTERVAL !== 0 || mob.traits.baby)
        return;
    if (!isDay(game) || game.weather !== 'clear' || mob.traits.equipment.has(5))
        return;
    const { x, y, z } = blockOf({ ...mob.position, y: mob.position.y + mob.size.height });
    if (game.light.surface.seesSky(x, y, z))
        mob.ignite(BURN_TICKS);
}
