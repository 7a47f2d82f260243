import { nbtInt, nbtList, nbtString, plainNbt } from '../library/nbt.js';
import { addEffect, effectNumber, isInstant } from './effects.js';
/** Splashes do not give effects that would last less than a second. */
const LEAST_TICKS = 20;
/** Gives effects to a body. `strength`: share of an instant effect; `time`: share of the duration of others. */
export function giveDoses(game, body, doses, strength = 1, time = strength) {
    for (const { effect, amplifier, ticks } of doses) {
        const id = effectNumber(game, effect);
        if (id === undefined)
            continue;
        const lasting = Math.floor(ticks * time + 0.5);
        if (!isInstant(effect) && lasting <= LEAST_TICKS)
            continue;
        addEffect(game, body, { name: effect, id, amplifier, ticks: lasting, hidden: false }, strength);
    }
}
/** Doses as a list tag. */
export const doseList = (doses) => nbtList('compound', doses.map(({ effect, amplifier, ticks }) => ({
    Effect: nbtString(effect),
    Amplifier: nbtInt(amplifier),
    Ticks: nbtInt(ticks),
})));
/** The doses in a list tag. */
export function dosesIn(tag) {
    const list = plainNbt(tag);
    if (!Array.isArray(list))
        return [];
    return list.map(({ Effect, Amplifier, Ticks }) => ({
        effect: String(Effect),
        amplifier: Number(Amplifier),
        ticks: Number(Ticks),
    }));
}
