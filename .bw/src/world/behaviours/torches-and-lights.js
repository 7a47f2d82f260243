import { one, silkOr, some } from '../blocks/drops.js';
import { lit } from '../blocks/flames.js';
import { firstThatHolds, onWall as placeOnWall, standingOrWall } from '../blocks/placement/attached.js';
import { countMerge } from '../blocks/placement/count.js';
import { onAnySolidGround, onTopOf, onWall } from '../blocks/support.js';
import { isHorizontal, neighbour } from '../geometry.js';
import { putOnFire } from '../smelting/campfire.js';
import { family, litWith, named } from './family.js';
const LIGHT_PER_CANDLE = 3;
/** Puts food on a campfire. */
function cook(game, player, hand, p) {
    const stack = player.held(hand);
    if (!stack || !putOnFire(game, p, stack.name))
        return false;
    player.useUp(hand);
    player.statistics.add('custom', 'interact_with_campfire');
    return true;
}
/** Extinguishes candles with an empty hand. */
function snuff({ level }, player, hand, p, state) {
    if (state.properties['lit'] !== true || player.held(hand))
        return false;
    level.set(p, level.states.with(state, { lit: false }));
    return true;
}
/** Torches, lanterns, candles and campfires. The behaviour of redstone torches is in `redstone-parts.ts`. */
export const torchesAndLights = [
    family(named('torch soul_torch redstone_torch'), {
        keepsWallPost: true,
        isSupported: onTopOf('centre'),
        place: (context) => standingOrWall(context, context.name.replace(/torch$/, 'wall_torch')),
        push: 'breaks',
    }),
    family(named('wall_torch soul_wall_torch redstone_wall_torch'), {
        isSupported: onWall,
        drops: ({ state }) => [[state.name.replace('wall_torch', 'torch'), 1]],
        push: 'breaks',
    }),
    family(named('lantern soul_lantern'), {
        isSupported: (level, p, state) => state.properties['hanging'] === true
            ? level.shapes.isSturdy(level.get(neighbour(p, 'up')), 'down', 'centre')
            : onTopOf('centre')(level, p, state),
        // hanging from a ceiling or standing on a floor, depending on where the player looks
        place: (context) => firstThatHolds(context, context.name, (side) => isHorizontal(side) ? null : { hanging: side === 'up' }),
        push: 'breaks',
    }),
    family((name) => name === 'candle' || name.endsWith('_candle'), {
        kind: 'candle',
        isSupported: onTopOf('centre'),
        merge: countMerge('candles', 4),
        drops: ({ state }) => [[state.name, Number(state.properties['candles'] ?? 1)]],
        use: snuff,
        kindle: lit,
        light: ({ properties }) => properties['lit'] === true ? LIGHT_PER_CANDLE * Number(properties['candles']) : 0,
    }),
    family(named('sea_pickle'), {
        isSupported: onAnySolidGround,
        merge: countMerge('pickles', 4),
        drops: ({ state }) => [[state.name, Number(state.properties['pickles'] ?? 1)]],
    }),
    family(named('campfire'), {
        light: litWith(15),
        kindle: lit,
        drops: silkOr(some('charcoal', 2, 2)),
        use: cook,
        push: 'stays',
    }),
    family(named('soul_campfire'), {
        light: litWith(10),
        kindle: lit,
        drops: silkOr(one('soul_soil')),
        use: cook,
        push: 'stays',
    }),
    family(named('ladder'), {
        isSupported: onWall,
        place: (context) => placeOnWall(context),
        push: 'breaks',
    }),
];
