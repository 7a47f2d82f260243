import { Standing } from './standing.js';
/** Ticks for which a hurt mob flees. */
const FEAR_TICKS = 100;
/** Maximum horizontal distance of fleeing and of strolling, and vertical distance, in blocks. */
const FLIGHT = 5;
const STROLL = 10;
const CLIMB = 3;
/** One in this many runs of the behaviours starts a stroll (on average every 120 ticks). */
const STROLL_ODDS = 24;
/** Random positions tried before giving up. */
const TRIES = 10;
/** Maximum number of positions that the route search of a stroll visits. */
const BUDGET = 120;
/** Runs about while hurt or burning. */
export function flee(mob) {
    const afraid = mob.game.ticks - mob.hurtAt < FEAR_TICKS || mob.burning;
    if (!afraid)
        return false;
    if (mob.route.length === 0)
        stroll(mob, FLIGHT, mob.type.fleeing);
    return true;
}
/** Strolls somewhere now and then. */
export function wander(mob) {
    if (mob.route.length > 0)
        return true;
    if (mob.game.mobChance.oneIn(STROLL_ODDS))
        stroll(mob, STROLL, 1);
    return true;
}
function stroll(mob, reach, haste) {
    const to = somewhere(mob, reach);
    if (to)
        mob.goTo(to, { haste, budget: BUDGET });
}
function somewhere(mob, reach) {
    const { mobChance, level } = mob.game;
    const standing = new Standing(level, mob.size);
    const here = { x: Math.floor(mob.position.x), y: Math.floor(mob.position.y), z: Math.floor(mob.position.z) };
    for (let i = 0; i < TRIES; i++) {
        const x = here.x + mobChance.between(-reach, reach);
        const z = here.z + mobChance.between(-reach, reach);
        for (let dy = 0; dy <= CLIMB; dy++)
            for (const y of dy === 0 ? [here.y] : [here.y + dy, here.y - dy]) {
                const feet = standing.at(x, y, z);
                if (feet !== null && level.get({ x, y, z }).name !== 'water')
                    return { x: x + 0.5, y: feet, z: z + 0.5 };
            }
    }
    return undefined;
}
