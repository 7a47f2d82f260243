import { explode } from '../blasts/explosion.js';
import { facingOf } from '../blocks/support.js';
import { centreOf, neighbour, opposite } from '../geometry.js';
import { isReplaceable } from '../kernel/blocks/rules.js';
import { useBed } from '../player/sleeping.js';
import { ending, family } from './family.js';
/** Power of a bed's explosion. */
const POWER = 5;
/** A bed explodes in dimensions without sleep (vanilla BedBlock.use). */
function explodeBed(game, p, state) {
    const facing = facingOf(state);
    const head = state.properties['part'] === 'head' ? p : neighbour(p, facing);
    for (const end of [head, neighbour(head, opposite(facing))])
        game.level.set(end, game.level.states.air);
    explode(game, { position: centreOf(head), name: 'Intentional Game Design', setsFire: true }, POWER);
    return true;
}
/** Beds. Each half breaks with the other. */
export const beds = [
    family(ending('_bed'), {
        fallDamage: () => 0.5,
        isSupported: (level, p, state) => {
            const foot = state.properties['part'] === 'foot';
            const other = level.get(neighbour(p, foot ? facingOf(state) : opposite(facingOf(state))));
            return other.name === state.name && other.properties['part'] === (foot ? 'head' : 'foot');
        },
        otherHalf: (p, state) => neighbour(p, state.properties['part'] === 'foot' ? facingOf(state) : opposite(facingOf(state))),
        onlyHalfBreaks: true,
        placeAll: ({ level, target, name, heading }) => {
            const head = neighbour(target, heading);
            if (!isReplaceable(level, level.get(head)))
                return null;
            const common = { facing: heading, occupied: false };
            return [
                { position: target, state: level.states.encode(name, { ...common, part: 'foot' }) },
                { position: head, state: level.states.encode(name, { ...common, part: 'head' }) },
            ];
        },
        open: (game, player, p, state) => game.dimension.bedsWork ? useBed(game, player, p, state) : explodeBed(game, p, state),
        drops: ({ state }) => (state.properties['part'] === 'head' ? [[state.name, 1]] : []),
        push: 'breaks',
    }),
];
