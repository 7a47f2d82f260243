/** Suspicious stews: the effects of flowers, and how items store them. */
import { effectNameIn, effectNumberIn } from '../library/effect-names.js';
import { nbtByte, nbtCompound, nbtInt, nbtList, nbtString, plainNbt } from '../library/nbt.js';
/** Ticks of an effect without a duration (vanilla SuspiciousStewItem.DEFAULT_DURATION). */
const DEFAULT_TICKS = 160;
const SECOND = 20;
/** Flowers with their effects and durations (s), until 1.21.1 and since then; saturation lasts for 7 ticks. */
const FLOWERS = {
    dandelion: ['saturation', 0.35, 0.35],
    blue_orchid: ['saturation', 0.35, 0.35],
    poppy: ['night_vision', 5, 5],
    torchflower: ['night_vision', 5, 5],
    allium: ['fire_resistance', 4, 3],
    azure_bluet: ['blindness', 8, 11],
    red_tulip: ['weakness', 9, 7],
    orange_tulip: ['weakness', 9, 7],
    white_tulip: ['weakness', 9, 7],
    pink_tulip: ['weakness', 9, 7],
    oxeye_daisy: ['regeneration', 8, 7],
    cornflower: ['jump_boost', 6, 5],
    wither_rose: ['wither', 8, 7],
    lily_of_the_valley: ['poison', 12, 11],
    open_eyeblossom: ['blindness', 11, 11],
    closed_eyeblossom: ['nausea', 7, 7],
};
export const STEW_FLOWERS = Object.keys(FLOWERS);
const isFlower = (item) => Object.hasOwn(FLOWERS, item);
/** A stew with a flower's effect. */
export function stewOf(items, flower) {
    const [effect, before, since] = FLOWERS[flower] ?? ['saturation', 0, 0];
    const seconds = items.registry.isNewerOrEqualTo('1.21.2') ? since : before;
    return stewWith(items, { effect, ticks: Math.round(seconds * SECOND) });
}
export const stewWith = (items, effect) => items.make('suspicious_stew', 1, nbtCompound(stewTags(items.registry, [effect])));
/** A bowl, both mushrooms and a flower (vanilla SuspiciousStewRecipe); null for other items. */
export function stewFrom(items, used) {
    const names = used.map(({ name }) => name);
    const flower = names.find(isFlower);
    const others = ['bowl', 'brown_mushroom', 'red_mushroom'];
    if (flower === undefined || names.length !== others.length + 1)
        return null;
    return others.every((name) => names.includes(name)) ? stewOf(items, flower) : null;
}
/** Effects as tags: by name since 1.20.2, by number before. */
function stewTags(registry, effects) {
    if (registry.isNewerOrEqualTo('1.20.2'))
        return namedTags(effects);
    const list = effects.flatMap(({ effect, ticks }) => {
        const id = effectNumberIn(registry, effect);
        return id === undefined ? [] : [{ EffectId: nbtByte(id), EffectDuration: nbtInt(ticks) }];
    });
    return { Effects: nbtList('compound', list) };
}
function namedTags(effects) {
    const list = effects.map(({ effect, ticks }) => ({
        id: nbtString(`minecraft:${effect}`),
        duration: nbtInt(ticks),
    }));
    return { effects: nbtList('compound', list) };
}
/** The effects of a stew. */
export function stewEffects(registry, tags) {
    const said = [plainNbt(tags?.['effects']), plainNbt(tags?.['Effects'])].find((list) => Array.isArray(list));
    return (Array.isArray(said) ? said : []).flatMap((entry) => {
        const { id, duration, EffectId, EffectDuration } = (entry ?? {});
        const effect = typeof id === 'string' ? id.replace('minecraft:', '') : effectNameIn(registry, Number(EffectId) & 255);
        const ticks = Number(duration ?? EffectDuration ?? DEFAULT_TICKS);
        return effect !== undefined && ticks > 0 ? [{ effect, ticks }] : [];
    });
}
/** The stew component in the protocol. */
export const stewWire = {
    toWire(tags, registry) {
        const effects = stewEffects(registry, { effects: tags['effects'] }).flatMap(({ effect, ticks }) => {
            const id = effectNumberIn(registry, effect);
            return id === undefined ? [] : [{ effect: id, duration: ticks }];
        });
        return effects.length > 0 ? { effects } : undefined;
    },
    fromWire({ effects }, registry) {
        return namedTags(effects.flatMap(({ effect: id, duration: ticks }) => {
            const effect = effectNameIn(registry, id);
            return effect === undefined ? [] : [{ effect, ticks }];
        }));
    },
};
