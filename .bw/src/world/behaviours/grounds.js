import { nothing, one, silkOr } from '../blocks/drops.js';
import { countMerge } from '../blocks/placement/count.js';
import { orientation } from '../blocks/placement/orient.js';
import { below } from '../blocks/support.js';
import { hardened, startFalling } from '../entities/falling-block.js';
import { absorbWater } from '../fluids/sponge.js';
import { clockwise, DIRECTIONS, FACES, neighbour, opposite } from '../geometry.js';
import { meadow } from '../growth/bone-meal.js';
import { moisten, trample } from '../growth/farmland.js';
import { meltIce, meltSnow } from '../growth/melting.js';
import { fluidOf } from '../kernel/blocks/fluid.js';
import { isAir } from '../kernel/blocks/rules.js';
import { ending, family, matching, named } from './family.js';
/** Blocks that have a body but are not solid (vanilla: because of their material). */
const THIN = /(_carpet|_fence_gate|candle|(?<!piston)_(skull|head))$|^(snow|flower_pot|potted_\w+|repeater|comparator|ladder|scaffolding|end_rod|lily_pad|cocoa|(flowering_)?azalea|big_dripleaf|chorus_(plant|flower)|sea_pickle)$/;
/** Farmland or a path turns to dirt under a solid block. */
const underRoof = ({ level }, p) => {
    const above = level.get(neighbour(p, 'up'));
    return level.shapes.isSolid(above) && !THIN.test(above.name) ? level.states.encode('dirt') : null;
};
/** Snow lies on whole faces, on leaves and on a whole block of layers, but not on ice (vanilla SnowLayerBlock.canSurvive). */
const holdsSnow = (level, p) => {
    const ground = below(level, p);
    if (/^((packed_)?ice|barrier)$/.test(ground.name))
        return false;
    if (ground.name === 'snow')
        return ground.properties['layers'] === 8;
    return /^honey_block$|_leaves$/.test(ground.name) || level.shapes.isSturdy(ground, 'up');
};
/** Whether water touches concrete powder from a side or above. Water below does not count: the powder falls into it first. */
function isWet(level, p) {
    const touches = (face) => {
        const state = level.get(neighbour(p, face));
        return fluidOf(level, state)?.kind === 'water' && !level.shapes.isSturdy(state, opposite(face));
    };
    return ['up', ...DIRECTIONS].some(touches);
}
const soak = (game, p) => (absorbWater(game, p) ? game.level.states.encode('wet_sponge') : null);
const layer = countMerge('layers', 8);
/** Earth, sand, snow and other ground blocks. */
export const grounds = [
    family(named(`
      grass_block dirt coarse_dirt podzol rooted_dirt moss_block mud muddy_mangrove_roots mycelium farmland
    `), { soil: true }),
    family(named('grass_block podzol mycelium'), {
        // grass under snow is snowy (vanilla SnowyDirtBlock)
        shape: (level, p) => ({
            snowy: ['snow', 'snow_block', 'powder_snow'].includes(level.get(neighbour(p, 'up')).name),
        }),
        drops: silkOr(one('dirt')),
    }),
    family(named('grass_block'), { fertilise: meadow }),
    family(named('farmland'), {
        settle: underRoof,
        landedOn: trample,
        randomTick: () => moisten,
        drops: one('dirt'),
    }),
    family(named('farmland dirt_path grass_path'), { shades: () => ['down'] }),
    family(named('dirt_path grass_path'), { settle: underRoof, drops: one('dirt') }),
    family(named('sand red_sand gravel suspicious_sand suspicious_gravel'), { fall: startFalling }),
    family(named('dragon_egg'), { fall: startFalling, push: 'breaks' }),
    family(named('anvil chipped_anvil damaged_anvil'), {
        fall: startFalling,
        orient: ({ heading }) => ({ facing: clockwise(heading) }),
        push: 'stays',
    }),
    family(matching(/_concrete_powder$/), {
        fall: startFalling,
        settle: ({ level }, p, { name }) => (isWet(level, p) ? level.states.encode(hardened(name)) : null),
        place: (context) => {
            const { level, name, target } = context;
            if (level.get(target).name === 'water')
                return level.states.encode(hardened(name));
            return level.states.encode(name, orientation(context));
        },
    }),
    family(named('ice'), { randomTick: () => meltIce }),
    family(named('sponge'), { settle: soak }),
    family(ending('_carpet'), { isSupported: (level, p) => !isAir(level, below(level, p)) }),
    family(named('snow'), {
        randomTick: () => meltSnow,
        shades: ({ properties }) => (properties['layers'] === 8 ? FACES : ['down']),
        isSupported: holdsSnow,
        merge: (level, there, click, across) => across || click.face === 'up' ? layer(level, there, click, across) : null,
        drops: ({ state }) => [['snowball', Number(state.properties['layers'] ?? 1)]],
        push: 'breaks',
    }),
    family(named('turtle_egg'), { merge: countMerge('eggs', 4), drops: silkOr(nothing) }),
];
