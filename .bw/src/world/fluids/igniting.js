import { setFire } from '../blocks/fire.js';
import { isBesideFuel, isFlammable } from '../blocks/flammable.js';
import { neighbour } from '../geometry.js';
/** Lava sets fire to flammable blocks above and around it (vanilla LavaFluid.randomTick). */
export function igniteAround(game, p) {
    if (game.rules.get('doFireTick') !== true)
        return;
    const climbs = game.chance.between(0, 2);
    if (climbs === 0)
        igniteBeside(game, p);
    else
        igniteAbove(game, p, climbs);
}
/** Sets fire to flammable blocks next to lava. */
function igniteBeside(game, p) {
    const { level, chance } = game;
    const aside = () => chance.between(-1, 1);
    for (let i = 0; i < 3; i++) {
        const q = { x: p.x + aside(), y: p.y, z: p.z + aside() };
        const above = neighbour(q, 'up');
        if (level.get(above).stateId === 0 && isFlammable(level.get(q)))
            setFire(game, above);
    }
}
/** Sets fire to air next to flammable blocks, some blocks above lava. */
function igniteAbove(game, p, climbs) {
    const { level, chance } = game;
    const aside = () => chance.between(-1, 1);
    let q = p;
    for (let i = 0; i < climbs; i++) {
        q = { x: q.x + aside(), y: q.y + 1, z: q.z + aside() };
        const state = level.get(q);
        if (state.stateId === 0) {
            if (isBesideFuel(level, q)) {
                setFire(game, q);
                return;
            }
        }
        else if (level.shapes.isSolid(state))
            return;
    }
}
