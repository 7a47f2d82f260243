import { stewEffects } from '../items/stews.js';
import { wander } from './chorus-fruit.js';
import { addEffect, effectNumber, removeEffect } from './effects.js';
/** Effects of food (vanilla 1.19). */
const EFFECTS = {
    golden_apple: [
        { name: 'regeneration', ticks: 100, amplifier: 1 },
        { name: 'absorption', ticks: 2400 },
    ],
    enchanted_golden_apple: [
        { name: 'regeneration', ticks: 400, amplifier: 1 },
        { name: 'resistance', ticks: 6000 },
        { name: 'fire_resistance', ticks: 6000 },
        { name: 'absorption', ticks: 2400, amplifier: 3 },
    ],
    chicken: [{ name: 'hunger', ticks: 600, odds: 0.3 }],
    rotten_flesh: [{ name: 'hunger', ticks: 600, odds: 0.8 }],
    spider_eye: [{ name: 'poison', ticks: 100 }],
    poisonous_potato: [{ name: 'poison', ticks: 100, odds: 0.6 }],
    pufferfish: [
        { name: 'hunger', ticks: 300, amplifier: 2 },
        { name: 'poison', ticks: 1200, amplifier: 1 },
        { name: 'nausea', ticks: 300 },
    ],
};
function effectsOf(game, item, nbt) {
    if (item !== 'suspicious_stew')
        return EFFECTS[item] ?? [];
    return stewEffects(game.registry, nbt?.value).map(({ effect: name, ticks }) => ({ name, ticks }));
}
export function foodEffects(game, player, { name: item, nbt }) {
    for (const { name, ticks, amplifier = 0, odds = 1 } of effectsOf(game, item, nbt)) {
        const id = effectNumber(game, name);
        if (id === undefined || (odds < 1 && game.chance.next() >= odds))
            continue;
        addEffect(game, player, { name, id, amplifier, ticks, hidden: false });
    }
    if (item === 'milk_bucket')
        for (const name of [...player.traits.effects.keys()])
            removeEffect(game, player, name);
    if (item === 'chorus_fruit')
        wander(game, player);
    if (item === 'honey_bottle')
        removeEffect(game, player, 'poison');
}
