import { COLOURS } from './kinds.js';
import { isBrown } from './mooshrooms.js';
const WOOL_LOW = 1;
const WOOL_HIGH = 3;
/** Mushrooms that a mooshroom loses with its coat. */
const MUSHROOMS = 5;
/** Shears a mob (vanilla Shearable). Returns false if there is nothing to shear. */
export function shearMob(mob) {
    if (mob.kind === 'sheep')
        return shearSheep(mob);
    if (mob.kind === 'snow_golem')
        return shearGolem(mob);
    return mob.kind === 'mooshroom' && shearMooshroom(mob);
}
function shearSheep(mob) {
    const { game, traits } = mob;
    if (traits.sheared || traits.baby)
        return false;
    traits.sheared = true;
    game.sendMetadata(mob);
    const count = game.mobChance.between(WOOL_LOW, WOOL_HIGH);
    for (let i = 0; i < count; i++)
        mob.drop(`${COLOURS[traits.colour ?? 0]}_wool`, 1);
    return true;
}
/** A snow golem loses its pumpkin. */
function shearGolem(mob) {
    if (mob.traits.sheared)
        return false;
    mob.traits.sheared = true;
    mob.game.sendMetadata(mob);
    mob.drop('carved_pumpkin', 1);
    return true;
}
/** A mooshroom loses its mushrooms and becomes a cow, with its health and name. */
function shearMooshroom(mob) {
    const { game, traits } = mob;
    if (traits.baby)
        return false;
    for (let i = 0; i < MUSHROOMS; i++)
        mob.drop(isBrown(mob) ? 'brown_mushroom' : 'red_mushroom', 1);
    game.removeEntity(mob);
    const cow = game.summon('cow', mob.position);
    cow.yaw = mob.yaw;
    cow.health = mob.health;
    cow.traits.customName = traits.customName;
    cow.traits.persistent = traits.persistent;
    cow.traits.noAi = traits.noAi;
    return true;
}
