import { isSilk, nothing, silkOr } from '../blocks/drops.js';
import { standingOrWall } from '../blocks/placement/attached.js';
import { onTopOf, onWall } from '../blocks/support.js';
import { updateAround } from '../blocks/updates.js';
import { FACES, neighbour } from '../geometry.js';
import { fluidOf } from '../kernel/blocks/fluid.js';
import { ending, family, matching } from './family.js';
/** Ticks that coral lives without water (vanilla CoralBlock, BaseCoralPlantTypeBlock). */
const LIVES = { min: 60, max: 99 };
/** Whether there is water in its cell or on one of its six sides (vanilla scanForWater). */
const isInWater = (level, p, state) => state.properties['waterlogged'] === true ||
    FACES.some((face) => fluidOf(level, level.get(neighbour(p, face)))?.kind === 'water');
/** Out of water, coral dies after some seconds. */
const dying = {
    settle: (game, p, state) => {
        if (!isInWater(game.level, p, state) && !game.redstone.isScheduled(p))
            game.redstone.schedule(p, game.redstone.chance.between(LIVES.min, LIVES.max));
        return null;
    },
    due: (game, p, state) => {
        const { level } = game;
        if (isInWater(level, p, state))
            return;
        const { name, properties } = state;
        const dry = properties['waterlogged'] === undefined ? {} : { ...properties, waterlogged: false };
        level.set(p, level.states.encode(`dead_${name}`, dry));
        updateAround(game, [p]);
    },
};
/** Corals, their fans and blocks, alive and dead. */
export const corals = [
    family(matching(/_coral$/), { isSupported: onTopOf('full'), drops: silkOr(nothing) }),
    family(ending('_coral_fan'), {
        isSupported: onTopOf('full'),
        place: (context) => standingOrWall(context, context.name.replace('_fan', '_wall_fan')),
        drops: silkOr(nothing),
    }),
    family(ending('_coral_wall_fan'), {
        isSupported: onWall,
        drops: (context) => (isSilk(context) ? [[context.state.name.replace('_wall_', '_'), 1]] : []),
    }),
    family(matching(/^(?!dead_)\w+_coral_block$/), {
        drops: silkOr(({ state }) => [[`dead_${state.name}`, 1]]),
    }),
    family(matching(/^(?!dead_)\w+_coral(_block|_fan|_wall_fan)?$/), dying),
];
