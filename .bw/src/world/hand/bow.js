import { enchantment } from '../items/stack.js';
import { startUsing } from '../player/in-use.js';
import { shootArrow } from './arrows.js';
import { ammunition, launch, takeOne } from './launch.js';
/** Time of a full draw (ticks), minimum power of a shot, and speed of an arrow at full power (blocks per tick). */
const DRAW_TICKS = 20;
const LEAST_POWER = 0.1;
const SPEED = 3;
/** Power of a bow drawn for a given number of ticks, 0 to 1 (vanilla BowItem.getPowerForTime). */
function drawnPower(ticks) {
    const share = ticks / DRAW_TICKS;
    return Math.min(1, (share * share + share * 2) / 3);
}
export const bow = {
    is: (item) => item === 'bow',
    use(use) {
        const { game, player, hand } = use;
        if (ammunition(player) === undefined && !player.creative)
            return false;
        startUsing(game, player, hand, { release: (ticks) => shoot(use, ticks) });
        return true;
    },
};
function shoot({ game, player, hand }, ticks) {
    const stack = player.held(hand);
    const slot = ammunition(player);
    const power = drawnPower(ticks);
    if (!stack || power < LEAST_POWER || (slot === undefined && !player.creative))
        return;
    const plain = slot === undefined || player.inventory[slot]?.name === 'arrow';
    const spares = player.creative || (plain && enchantment(stack, 'infinity') > 0);
    const arrow = slot === undefined ? game.items.make('arrow') : spares ? player.inventory[slot] : takeOne(player, slot);
    if (!arrow)
        return;
    const strength = enchantment(stack, 'power');
    shootArrow(game, arrow, {
        ...launch(game, player, { speed: power * SPEED }),
        damage: strength > 0 ? 2.5 + strength * 0.5 : 2,
        critical: power === 1,
        punch: enchantment(stack, 'punch'),
        burning: enchantment(stack, 'flame') > 0,
    }, !spares);
    player.wear(1, hand);
    player.statistics.add('used', 'bow');
}
