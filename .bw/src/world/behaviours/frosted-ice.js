import { updateAround } from '../blocks/updates.js';
import { FACES, neighbour } from '../geometry.js';
import { family, named } from './family.js';
/** Ticks between two melting steps (vanilla FrostedIceBlock). */
const MELTS = [20, 40];
/** Number of frozen neighbours below which it melts in each step, otherwise in one of three steps. */
const CROWD = 4;
const ODDS = 3;
const OLDEST = 3;
/** Light level above which new ice melts; each completed melting step lowers the limit by one. */
const LIGHT = 11;
export const frostedIce = [
    family(named('frosted_ice'), {
        due: (game, p, { properties }) => {
            const { chance } = game.redstone;
            const age = Number(properties['age'] ?? 0);
            const alone = FACES.filter((face) => isFrosted(game, neighbour(p, face))).length < CROWD;
            const melts = (chance.oneIn(ODDS) || alone) && brightness(game, neighbour(p, 'up')) > LIGHT - age;
            if (melts && age >= OLDEST) {
                game.level.set(p, game.level.states.encode('water'));
                updateAround(game, [p]);
                return;
            }
            if (melts)
                game.level.set(p, game.level.states.encode('frosted_ice', { age: age + 1 }));
            game.redstone.schedule(p, chance.between(...MELTS));
        },
    }),
];
const isFrosted = (game, p) => game.level.get(p).name === 'frosted_ice';
function brightness(game, p) {
    const { sky, block } = game.light.at(p);
    return Math.max(sky, block);
}
