import { centreOf, step } from '../../geometry.js';
import { potionDoses } from '../../player/potions.js';
import { Arrow } from '../../projectiles/arrow.js';
import { Fireball } from '../../projectiles/fireball.js';
import { Rocket } from '../../projectiles/rocket.js';
import { isThrown, thrownItem } from '../../projectiles/thrown.js';
/** Speed in blocks per tick and spread (vanilla AbstractProjectileDispenseBehavior). */
const USUAL = { speed: 1.1, spread: 6 };
/** Bottles fly faster and straighter. */
const BOTTLES = { speed: 1.375, spread: 3 };
const ROCKET_SPEED = 0.5;
const SPREAD_UNIT = 0.0172275;
/** Distance of their start from the dispenser's centre, and their upward velocity. */
const OUT = 0.7;
const RISE = 0.1;
/** Share of a potion's duration that a tipped arrow has, and ticks of glowing. */
const TIPPED = 0.125;
const SPECTRAL_TICKS = 200;
function muzzle({ p, facing }, out = OUT) {
    const by = step(facing);
    const { x, y, z } = centreOf(p);
    return { x: x + by.x * out, y: y + by.y * out, z: z + by.z * out };
}
function velocity({ facing, chance }, { speed, spread }) {
    const by = step(facing);
    const aim = { x: by.x, y: by.y + RISE, z: by.z };
    const length = Math.hypot(aim.x, aim.y, aim.z);
    const off = () => (chance.next() - chance.next()) * SPREAD_UNIT * spread;
    const along = (part) => (part / length + off()) * speed;
    return { x: along(aim.x), y: along(aim.y), z: along(aim.z) };
}
/** Arrows of all kinds; they can be picked up. */
export const shootArrow = (use) => {
    const { game, item } = use;
    const isSpectral = item.name === 'spectral_arrow';
    const doses = isSpectral
        ? [{ effect: 'glowing', amplifier: 0, ticks: SPECTRAL_TICKS }]
        : potionDoses(game, item, TIPPED);
    const definition = game.entityDefinition(isSpectral ? 'spectral_arrow' : 'arrow');
    game.addEntity(new Arrow(game, { definition, item, doses, position: muzzle(use), velocity: velocity(use, USUAL) }));
    return 'used';
};
/** Snowballs, eggs, splash and lingering potions, and experience bottles. */
export const throwItem = (use) => {
    const { game, item } = use;
    const { name } = item;
    if (!isThrown(name))
        return 'thrown';
    const shot = /_potion$|_bottle$/.test(name) ? BOTTLES : USUAL;
    game.addEntity(thrownItem(game, { ...item, name }, { position: muzzle(use), velocity: velocity(use, shot) }));
    return 'used';
};
export const shootFireball = (use) => {
    const { game, facing, chance } = use;
    const by = step(facing);
    const off = () => chance.around(0.05);
    const aim = { x: by.x + off(), y: by.y + off(), z: by.z + off() };
    const definition = game.entityDefinition('small_fireball');
    game.addEntity(new Fireball(game, { definition, position: muzzle(use, 1), velocity: aim }));
    return 'used';
};
export const launchRocket = (use) => {
    const { game, item, facing } = use;
    const by = step(facing);
    const aim = { x: by.x * ROCKET_SPEED, y: by.y * ROCKET_SPEED, z: by.z * ROCKET_SPEED };
    game.addEntity(new Rocket(game, { item, position: muzzle(use), velocity: aim, aimed: true }));
    return 'used';
};
