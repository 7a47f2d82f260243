import { isShears, nothing, one, shearsOr, some } from '../blocks/drops.js';
import { countMerge } from '../blocks/placement/count.js';
import { orientation } from '../blocks/placement/orient.js';
import { below, isHalf, onTopOf } from '../blocks/support.js';
import { DIRECTIONS, neighbour, opposite } from '../geometry.js';
import { doubled, taller } from '../growth/bone-meal.js';
import { isDarkForMushrooms, spreadMushroom } from '../growth/mushrooms.js';
import { growTaller } from '../growth/stalks.js';
import { fluidOf } from '../kernel/blocks/fluid.js';
import { isReplaceable, isSoil, kindOf } from '../kernel/blocks/rules.js';
import { family, matching, named } from './family.js';
const isSand = named('sand red_sand');
const CANE_SOIL = named('grass_block dirt coarse_dirt podzol rooted_dirt moss_block mud mycelium sand red_sand');
const BAMBOO_SOIL = named(`
  sand red_sand gravel bamboo bamboo_sapling grass_block dirt coarse_dirt podzol rooted_dirt moss_block mud
  muddy_mangrove_roots mycelium
`);
const tallStands = (level, p, state) => {
    if (state.properties['half'] === 'upper')
        return isHalf(below(level, p), state.name, 'lower');
    return isSoil(level, below(level, p)) && isHalf(level.get(neighbour(p, 'up')), state.name, 'upper');
};
function placeTall({ level, target, name }) {
    const above = neighbour(target, 'up');
    if (!isSoil(level, below(level, target)))
        return null;
    if (!level.contains(above) || !isReplaceable(level, level.get(above)))
        return null;
    return [
        { position: target, state: level.states.encode(name, { half: 'lower' }) },
        { position: above, state: level.states.encode(name, { half: 'upper' }) },
    ];
}
const caneGrows = (level, p) => {
    const ground = below(level, p).name;
    if (ground === 'sugar_cane')
        return true;
    const wet = (side) => level.get(neighbour(neighbour(p, 'down'), side)).name === 'water';
    return CANE_SOIL(ground) && DIRECTIONS.some(wet);
};
const cactusStands = (level, p) => {
    const ground = below(level, p).name;
    const free = (side) => !level.shapes.isSolid(level.get(neighbour(p, side)));
    return (ground === 'cactus' || isSand(ground)) && DIRECTIONS.every(free);
};
/** Bamboo starts as a shoot; on bamboo, it continues the kind below (vanilla BambooBlock). It cannot be placed in fluids. */
function placeBamboo({ level, target }) {
    if (fluidOf(level, level.get(target)))
        return null;
    const ground = below(level, target);
    if (ground.name === 'bamboo_sapling')
        return level.states.encode('bamboo', { age: 0 });
    if (ground.name === 'bamboo')
        return level.states.encode('bamboo', { age: ground.properties['age'] ?? 0 });
    return level.states.encode('bamboo_sapling');
}
/** Kelp needs a full block of water. */
function placeKelp({ level, target }) {
    const fluid = fluidOf(level, level.get(target));
    return fluid?.kind === 'water' && fluid.amount === 8 ? level.states.encode('kelp') : null;
}
/** A plant with its own kind on top is a stem and no longer a tip or shoot. */
const stemUnder = (stem) => ({ level }, p, state) => kindOf(level, level.get(neighbour(p, 'up'))) === kindOf(level, state) ? level.states.encode(stem) : null;
const isDripleaf = ({ name }) => name === 'big_dripleaf' || name === 'big_dripleaf_stem';
/** Small dripleaf stands on clay or moss, in water also on soil (vanilla SmallDripleafBlock). */
const dripleafStands = (level, p, state) => {
    if (state.properties['half'] === 'upper')
        return isHalf(below(level, p), state.name, 'lower');
    return dripleafRoots(level, p) && isHalf(level.get(neighbour(p, 'up')), state.name, 'upper');
};
function dripleafRoots(level, p) {
    const ground = below(level, p);
    if (ground.name === 'clay' || ground.name === 'moss_block')
        return true;
    return isSoil(level, ground) && fluidOf(level, level.get(p))?.kind === 'water';
}
function placeDripleaf({ level, target, name, heading }) {
    const above = neighbour(target, 'up');
    if (!dripleafRoots(level, target) || !level.contains(above) || !isReplaceable(level, level.get(above)))
        return null;
    const half = (position, which) => ({
        position,
        state: level.states.encode(name, {
            half: which,
            facing: opposite(heading),
            waterlogged: level.get(position).name === 'water',
        }),
    });
    return [half(target, 'lower'), half(above, 'upper')];
}
/** Bone meal on seagrass under more water makes it tall. */
const growTallSeagrass = ({ level }, p) => {
    const above = neighbour(p, 'up');
    if (level.get(above).name !== 'water')
        return false;
    level.set(p, level.states.encode('tall_seagrass', { half: 'lower' }));
    level.set(above, level.states.encode('tall_seagrass', { half: 'upper' }));
    return true;
};
const seeds = some('wheat_seeds', 1, 1, { each: 2 });
const grassDrops = shearsOr((context) => (context.chance.oneIn(8) ? seeds(context) : []));
/** Tall grass drops two short grasses to shears, otherwise sometimes seeds. */
const pair = (item) => (context) => {
    if (context.state.properties['half'] === 'upper')
        return [];
    if (isShears(context))
        return [[item, 2]];
    return context.chance.oneIn(8) ? [['wheat_seeds', 1]] : [];
};
const onSoil = (level, p) => isSoil(level, below(level, p));
/** Wild plants. */
export const plants = [
    family(matching(/^(?!potted_|bamboo_)\w+_(tulip|sapling)$/), { isSupported: onSoil, push: 'breaks' }),
    family(named(`
      grass short_grass fern dead_bush dandelion poppy blue_orchid allium azure_bluet oxeye_daisy cornflower
      wither_rose lily_of_the_valley sweet_berry_bush azalea flowering_azalea mangrove_propagule
    `), { isSupported: onSoil, push: 'breaks' }),
    family(named('azalea flowering_azalea mangrove_propagule'), {
        isSupported: (level, p, state) => below(level, p).name === 'clay' || onSoil(level, p, state),
    }),
    family(named('wither_rose'), {
        isSupported: (level, p, state) => /^(netherrack|soul_sand|soul_soil)$/.test(below(level, p).name) || onSoil(level, p, state),
    }),
    family(named('grass short_grass fern dead_bush'), { replaceable: true }),
    family(named('grass short_grass fern'), { fertilise: taller, drops: grassDrops }),
    family(named('dead_bush'), {
        isSupported: (level, p) => {
            const ground = below(level, p);
            return isSand(ground.name) || isSoil(level, ground) || ground.name.endsWith('terracotta');
        },
        drops: shearsOr(some('stick', 0, 2)),
    }),
    family(named('tall_grass large_fern sunflower lilac rose_bush peony'), {
        treesGrowThrough: true,
        isSupported: tallStands,
        otherHalf: (p, { properties }) => neighbour(p, properties['half'] === 'lower' ? 'up' : 'down'),
        placeAll: placeTall,
        drops: ({ state }) => (state.properties['half'] === 'lower' ? [[state.name, 1]] : []),
        push: 'breaks',
    }),
    family(named('tall_grass'), { replaceable: true, drops: pair('grass') }),
    family(named('large_fern'), { replaceable: true, drops: pair('fern') }),
    family(named('sunflower lilac rose_bush peony'), { fertilise: doubled }),
    family(named('brown_mushroom red_mushroom'), {
        livesInLight: isDarkForMushrooms,
        isSupported: onTopOf('full'),
        randomTick: () => spreadMushroom,
        push: 'breaks',
    }),
    family(named('sugar_cane'), { isSupported: caneGrows, randomTick: () => growTaller, push: 'breaks' }),
    family(named('cactus'), { isSupported: cactusStands, randomTick: () => growTaller, push: 'breaks' }),
    family(named('bamboo_sapling bamboo'), {
        kind: 'bamboo',
        isSupported: (level, p) => BAMBOO_SOIL(below(level, p).name),
        place: placeBamboo,
        push: 'breaks',
    }),
    family(named('bamboo_sapling'), { settle: stemUnder('bamboo'), drops: one('bamboo') }),
    family(named('kelp kelp_plant'), {
        kind: 'kelp',
        isSupported: (level, p, state) => kindOf(level, below(level, p)) === 'kelp' || onTopOf('full')(level, p, state),
        place: placeKelp,
        push: 'breaks',
    }),
    family(named('kelp'), { settle: stemUnder('kelp_plant') }),
    family(named('kelp_plant'), { drops: one('kelp') }),
    family(named('big_dripleaf big_dripleaf_stem'), {
        isSupported: (level, p, state) => {
            const ground = below(level, p);
            if (state.name === 'big_dripleaf_stem' && !isDripleaf(level.get(neighbour(p, 'up'))))
                return false;
            return isSoil(level, ground) || ground.name === 'clay' || isDripleaf(ground);
        },
        push: 'breaks',
    }),
    family(named('big_dripleaf'), {
        // on another one, it faces the same way, and the lower one becomes its stem (vanilla BigDripleafBlock)
        place: (context) => {
            const { level, target, name } = context;
            const ground = below(level, target);
            const turned = isDripleaf(ground)
                ? { facing: ground.properties['facing'] ?? 'north' }
                : {};
            return level.states.encode(name, { ...orientation(context), ...turned });
        },
        settle: ({ level }, p, state) => {
            if (!isDripleaf(level.get(neighbour(p, 'up'))))
                return null;
            const { facing, waterlogged } = state.properties;
            return level.states.encode('big_dripleaf_stem', {
                facing: facing ?? 'north',
                waterlogged: waterlogged ?? false,
            });
        },
    }),
    family(named('small_dripleaf'), {
        isSupported: dripleafStands,
        otherHalf: (p, { properties }) => neighbour(p, properties['half'] === 'lower' ? 'up' : 'down'),
        placeAll: placeDripleaf,
        drops: shearsOr(nothing),
    }),
    family(named('pink_petals leaf_litter wildflowers'), {
        isSupported: onSoil,
        orient: ({ heading }) => ({ facing: opposite(heading) }),
        merge: countMerge('flower_amount', 4),
        push: 'breaks',
    }),
    family(named('mangrove_propagule'), { orient: () => ({ age: 4 }) }),
    family(named('seagrass'), {
        isSupported: (level, p, state) => onTopOf('full')(level, p, state) && below(level, p).name !== 'magma_block',
        place: ({ level, target }) => {
            const fluid = fluidOf(level, level.get(target));
            return fluid?.kind === 'water' && fluid.amount === 8 ? level.states.encode('seagrass') : null;
        },
        fertilise: growTallSeagrass,
    }),
    family(named('tall_seagrass'), {
        isSupported: (level, p, state) => state.properties['half'] === 'upper'
            ? isHalf(below(level, p), state.name, 'lower')
            : onTopOf('full')(level, p, state) && isHalf(level.get(neighbour(p, 'up')), state.name, 'upper'),
        otherHalf: (p, { properties }) => neighbour(p, properties['half'] === 'lower' ? 'up' : 'down'),
        drops: (context) => isShears(context) && context.state.properties['half'] === 'lower' ? [['seagrass', 2]] : [],
    }),
    family(named('crimson_fungus warped_fungus crimson_roots warped_roots nether_sprouts'), {
        isSupported: (level, p) => {
            const ground = below(level, p);
            return isSoil(level, ground) || /^(crimson_nylium|warped_nylium|soul_soil)$/.test(ground.name);
        },
        push: 'breaks',
    }),
    family(named('big_dripleaf_stem'), { drops: one('big_dripleaf') }),
    family(named('lily_pad frogspawn'), {
        isSupported: (level, p, state) => {
            const ground = below(level, p);
            const isIce = state.name === 'lily_pad' && (ground.name === 'ice' || ground.name === 'frosted_ice');
            return isIce || (fluidOf(level, ground)?.kind === 'water' && fluidOf(level, ground)?.source === true);
        },
        push: 'breaks',
    }),
];
