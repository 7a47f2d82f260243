import { nothing, one } from '../blocks/drops.js';
import { lit } from '../blocks/flames.js';
import { onAnySolidGround } from '../blocks/support.js';
import { eatCake } from '../player/eating.js';
import { useCauldron } from './cauldrons.js';
import { compost, ripening } from './composter.js';
import { ending, family, matching, named } from './family.js';
import { scaffold } from './scaffold-placing.js';
import { steadyLater } from './scaffolding.js';
function become({ level }, p, state, properties) {
    level.set(p, level.states.with(state, properties));
    return true;
}
/** Puts a plant into a flower pot or takes it out. */
const pot = (game, player, hand, p, state) => {
    const { states } = game.level;
    const stack = player.held(hand);
    const potted = `potted_${stack?.name.replace(/^(flowering_)?azalea$/, '$&_bush') ?? ''}`;
    const plants = stack !== null && states.has(potted);
    if (state.name === 'flower_pot') {
        if (!plants)
            return false;
        game.level.set(p, states.encode(potted));
        player.useUp(hand);
        player.statistics.add('custom', 'pot_flower');
        return true;
    }
    if (plants)
        return true;
    player.giveOrToss(game.items.make(plantIn(state)));
    game.level.set(p, states.encode('flower_pot'));
    return true;
};
const plantIn = ({ name }) => name.replace('potted_', '').replace('azalea_bush', 'azalea');
/** Puts a candle on a whole cake, or eats a slice of it. */
const eatOrLight = (game, player, hand, p, state) => {
    const candle = player.held(hand)?.name ?? '';
    const withCandle = `${candle}_cake`;
    if (/(^|_)candle$/.test(candle) && state.properties['bites'] === 0 && game.level.states.has(withCandle)) {
        player.useUp(hand);
        game.level.set(p, game.level.states.encode(withCandle));
        return true;
    }
    return eatCake(game, player, p);
};
/** Other blocks that a player can use. */
export const workshop = [
    family(named('flower_pot'), { use: pot }),
    family(matching(/^potted_/), {
        use: pot,
        drops: ({ state }) => [
            ['flower_pot', 1],
            [plantIn(state), 1],
        ],
    }),
    family(named('composter'), { use: compost, ...ripening }),
    family(named('cauldron water_cauldron lava_cauldron powder_snow_cauldron'), {
        use: useCauldron,
        drops: one('cauldron'),
    }),
    family(named('daylight_detector'), {
        use: (game, _player, _hand, p, state) => become(game, p, state, { inverted: state.properties['inverted'] !== true }),
    }),
    family((name) => name === 'cake' || name.endsWith('_candle_cake'), { isSupported: onAnySolidGround }),
    family(ending('candle_cake'), {
        kindle: lit,
        drops: ({ state }) => [[state.name.replace(/_cake$/, ''), 1]],
    }),
    family(named('cake'), {
        use: eatOrLight,
        drops: nothing,
        push: 'breaks',
    }),
    family(named('scaffolding'), {
        settle: (game, p) => {
            steadyLater(game, p);
            return null;
        },
        placeFreely: scaffold,
        push: 'breaks',
    }),
];
