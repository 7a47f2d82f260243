import { fortuneOf, one, some } from '../blocks/drops.js';
import { firstThatHolds } from '../blocks/placement/attached.js';
import { popItem } from '../blocks/removing.js';
import { below, facingOf } from '../blocks/support.js';
import { isHorizontal, neighbour } from '../geometry.js';
import { bush, crop, steady, stem } from '../growth/ageing.js';
import { older, stemMeal } from '../growth/bone-meal.js';
import { age } from '../growth/crops.js';
import { family, named } from './family.js';
/** Applies a growth rule until the crop is ripe. */
const until = (ripe, rule) => (state) => (age(state) < ripe ? rule : null);
/** The ripe crop and its seeds, or one seed (vanilla: 3 extra tries plus one per level of fortune, each with chance 4/7). */
const harvest = (ripe, fruit, seed) => (context) => {
    const { state, chance } = context;
    if (state.properties['age'] !== ripe)
        return [[seed, 1]];
    let extra = 0;
    for (let i = 0; i < 3 + fortuneOf(context); i++)
        if (chance.next() < 4 / 7)
            extra++;
    if (fruit === seed)
        return [[fruit, 1 + 1 + extra]];
    return [
        [fruit, 1],
        [seed, 1 + extra],
    ];
};
const field = (name, ripe, fruit, seed) => family(named(name), {
    randomTick: until(ripe, crop(ripe, name === 'beetroots')),
    fertilise: older(ripe, 2, 5, name === 'beetroots' ? 3 : 1),
    drops: harvest(ripe, fruit, seed),
});
/** A stem that has lost its fruit can bear fruit again. */
function startAnew({ level }, p, { name, properties }) {
    const fruit = name.replace(/^attached_(.*)_stem$/, '$1');
    const side = properties['facing'];
    if (level.get(neighbour(p, side)).name === fruit)
        return null;
    return level.states.encode(`${fruit}_stem`, { age: 7 });
}
/** Picks the berries of a bush. False if there are none or the player holds bone meal. */
function pickBerries(game, player, _hand, p, state) {
    const ripeness = age(state);
    if (ripeness < 2)
        return false;
    if (ripeness < 3 && player.held()?.name === 'bone_meal')
        return false;
    popItem(game, p, game.items.make('sweet_berries', game.chance.between(1, 2) + (ripeness === 3 ? 1 : 0)));
    game.level.set(p, game.level.states.with(state, { age: 1 }));
    return true;
}
/** Cocoa hangs on jungle wood and faces it. */
const hangsOnJungle = (level, p, state) => {
    const host = level.get(neighbour(p, facingOf(state))).name;
    return ['jungle_log', 'jungle_wood', 'stripped_jungle_log', 'stripped_jungle_wood'].includes(host);
};
/**
 * A stem of age n gives up to three seeds, each with probability (n + 1)/15; one that bears fruit counts as
 * full-grown (vanilla).
 */
const stemSeeds = (seed) => ({ state, chance }) => {
    const share = (Number(state.properties['age'] ?? 7) + 1) / 15;
    return [[seed, [1, 2, 3].filter(() => chance.next() < share).length]];
};
/**
 * Minimum light for crops: in less light, they break when something next to them changes, and cannot be planted (vanilla
 * CropBlock.canSurvive).
 */
const LIVING_LIGHT = 8;
/** Field crops, stems, berries, cocoa and nether wart. */
export const crops = [
    family(named(`
      wheat carrots potatoes beetroots pumpkin_stem melon_stem attached_pumpkin_stem attached_melon_stem
    `), {
        kind: 'crop',
        isSupported: (level, p) => below(level, p).name === 'farmland',
        livesInLight: ({ light }, p) => light.rawAt(p) >= LIVING_LIGHT,
        push: 'breaks',
    }),
    field('wheat', 7, 'wheat', 'wheat_seeds'),
    field('carrots', 7, 'carrot', 'carrot'),
    field('potatoes', 7, 'potato', 'potato'),
    field('beetroots', 3, 'beetroot', 'beetroot_seeds'),
    family(named('pumpkin_stem melon_stem'), { randomTick: () => stem, fertilise: stemMeal }),
    family(named('attached_pumpkin_stem attached_melon_stem'), { settle: startAnew }),
    family(named('pumpkin_stem attached_pumpkin_stem'), { drops: stemSeeds('pumpkin_seeds') }),
    family(named('melon_stem attached_melon_stem'), { drops: stemSeeds('melon_seeds') }),
    family(named('torchflower_crop'), { drops: one('torchflower_seeds') }),
    family(named('pitcher_crop'), { drops: one('pitcher_pod') }),
    family(named('sweet_berry_bush'), {
        use: pickBerries,
        randomTick: until(3, bush(3, 5)),
        fertilise: older(3, 1, 1),
        drops: (context) => {
            const ripeness = age(context.state);
            return ripeness < 2 ? [] : some('sweet_berries', ripeness - 1, ripeness, { each: 1 })(context);
        },
    }),
    family(named('cocoa'), {
        isSupported: hangsOnJungle,
        place: (context) => firstThatHolds(context, context.name, (side) => (isHorizontal(side) ? { facing: side } : null)),
        randomTick: until(2, steady(2, 5)),
        fertilise: older(2, 1, 1),
        drops: ({ state }) => [['cocoa_beans', age(state) === 2 ? 3 : 1]],
        push: 'breaks',
    }),
    family(named('nether_wart'), {
        isSupported: (level, p) => below(level, p).name === 'soul_sand',
        randomTick: until(3, steady(3, 10)),
        drops: (context) => age(context.state) === 3 ? some('nether_wart', 2, 4, { each: 1 })(context) : [['nether_wart', 1]],
        push: 'breaks',
    }),
];
