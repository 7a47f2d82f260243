import { blockOf } from '../geometry.js';
import { enchantment } from '../items/stack.js';
import { SLOT } from '../kernel/inventory/storage.js';
import { sendAttributes } from './effects.js';
const ID = '87f46a96-686f-4796-b035-22e16ee9e038';
/** Speed on soul blocks: for the enchantment, and for each of its levels (vanilla addSoulSpeed). */
const GAIN = 0.03;
const PER_LEVEL = 0.35;
/** Chance, per block walked, that the boots take wear. */
const WEARS = 0.04;
/** Depth below the feet at which the ground is checked. */
const UNDERFOOT = 0.5;
/** Soul speed boots increase the speed on soul sand and soul soil, and take wear there. */
export function tickSoulSpeed(game, player) {
    const boots = player.inventory[SLOT.boots] ?? null;
    const level = boots ? enchantment(boots, 'soul_speed') : 0;
    const before = player.traits.modifiers.find(({ id }) => id === ID);
    if (level === 0 && !before)
        return;
    const ground = game.level.get(blockOf({ ...player.position, y: player.position.y - UNDERFOOT })).name;
    const isFast = level > 0 && (ground === 'soul_sand' || ground === 'soul_soil');
    // the effect persists in the air
    if (isFast === (before !== undefined) || (before && level > 0 && !player.onGround))
        return;
    const others = player.traits.modifiers.filter(({ id }) => id !== ID);
    player.traits.modifiers = isFast ? [...others, gain(level)] : others;
    sendAttributes(game, player);
    if (isFast && boots && !player.creative && game.chance.next() < WEARS)
        player.inventory[SLOT.boots] = game.items.worn(boots, 1);
}
const gain = (level) => ({
    attribute: 'movement_speed',
    id: ID,
    amount: GAIN * (1 + level * PER_LEVEL),
    operation: 0,
});
