import { effectNameIn } from '../library/effect-names.js';
import { plainNbt } from '../library/nbt.js';
const MINUTE = 1200;
/** The effect of each potion (vanilla Potions): effect, level minus one, ticks. Potions not listed have none. */
const POTIONS = {
    night_vision: [['night_vision', 0, 3 * MINUTE]],
    long_night_vision: [['night_vision', 0, 8 * MINUTE]],
    invisibility: [['invisibility', 0, 3 * MINUTE]],
    long_invisibility: [['invisibility', 0, 8 * MINUTE]],
    leaping: [['jump_boost', 0, 3 * MINUTE]],
    long_leaping: [['jump_boost', 0, 8 * MINUTE]],
    strong_leaping: [['jump_boost', 1, 1.5 * MINUTE]],
    fire_resistance: [['fire_resistance', 0, 3 * MINUTE]],
    long_fire_resistance: [['fire_resistance', 0, 8 * MINUTE]],
    swiftness: [['speed', 0, 3 * MINUTE]],
    long_swiftness: [['speed', 0, 8 * MINUTE]],
    strong_swiftness: [['speed', 1, 1.5 * MINUTE]],
    slowness: [['slowness', 0, 1.5 * MINUTE]],
    long_slowness: [['slowness', 0, 4 * MINUTE]],
    strong_slowness: [['slowness', 3, MINUTE / 3]],
    turtle_master: [
        ['slowness', 3, MINUTE / 3],
        ['resistance', 2, MINUTE / 3],
    ],
    long_turtle_master: [
        ['slowness', 3, (2 * MINUTE) / 3],
        ['resistance', 2, (2 * MINUTE) / 3],
    ],
    strong_turtle_master: [
        ['slowness', 5, MINUTE / 3],
        ['resistance', 3, MINUTE / 3],
    ],
    water_breathing: [['water_breathing', 0, 3 * MINUTE]],
    long_water_breathing: [['water_breathing', 0, 8 * MINUTE]],
    healing: [['instant_health', 0, 1]],
    strong_healing: [['instant_health', 1, 1]],
    harming: [['instant_damage', 0, 1]],
    strong_harming: [['instant_damage', 1, 1]],
    poison: [['poison', 0, 900]],
    long_poison: [['poison', 0, 1800]],
    strong_poison: [['poison', 1, 432]],
    regeneration: [['regeneration', 0, 900]],
    long_regeneration: [['regeneration', 0, 1800]],
    strong_regeneration: [['regeneration', 1, 450]],
    strength: [['strength', 0, 3 * MINUTE]],
    long_strength: [['strength', 0, 8 * MINUTE]],
    strong_strength: [['strength', 1, 1.5 * MINUTE]],
    weakness: [['weakness', 0, 1.5 * MINUTE]],
    long_weakness: [['weakness', 0, 4 * MINUTE]],
    luck: [['luck', 0, 5 * MINUTE]],
    slow_falling: [['slow_falling', 0, 1.5 * MINUTE]],
    long_slow_falling: [['slow_falling', 0, 4 * MINUTE]],
};
/** Colour of water, and colours of the potions that clients show (vanilla PotionUtils); others are shown as water. */
const WATER = 0x385dc6;
const COLOURS = {
    healing: 0xf82423,
    harming: 0x430a09,
    poison: 0x4e9331,
    swiftness: 0x7cafc6,
    slowness: 0x5a6c81,
    regeneration: 0xcd5cab,
    strength: 0x932423,
    weakness: 0x484d48,
    fire_resistance: 0xe49a3a,
};
/** Name of the potion in a bottle or on an arrow, without namespace; undefined for a bottle without one and plain arrows. */
export function potionIn(stack) {
    const name = stack.nbt?.value['Potion']?.value;
    return typeof name === 'string' ? name.replace('minecraft:', '') : undefined;
}
/**
 * The effects of a potion, with their full duration or a share of it, including effects set by commands (CustomPotionEffects).
 */
export function potionDoses(game, stack, share = 1) {
    const own = (POTIONS[potionIn(stack) ?? ''] ?? []).map(([effect, amplifier, ticks]) => ({
        effect,
        amplifier,
        ticks: Math.max(1, Math.floor(ticks * share)),
    }));
    return [...own, ...customDoses(game, stack.nbt?.value['CustomPotionEffects'])];
}
export const potionColour = (stack) => COLOURS[(potionIn(stack) ?? '').replace(/^(long|strong)_/, '')] ?? WATER;
function customDoses(game, tag) {
    const list = plainNbt(tag);
    if (!Array.isArray(list))
        return [];
    return list.flatMap((entry) => {
        const effect = effectNameIn(game.registry, entry.Id ?? -1);
        if (effect === undefined)
            return [];
        return [{ effect, amplifier: entry.Amplifier ?? 0, ticks: entry.Duration ?? 1 }];
    });
}
