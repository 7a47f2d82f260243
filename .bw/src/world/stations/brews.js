/** Base potion: ingredient → potion. Red, glow and eye stand for redstone, glowstone dust and fermented spider eye. */
const BREWS = `
  water: nether_wart→awkward glow→thick red→mundane eye→weakness sugar→mundane rabbit_foot→mundane
  water: glistering_melon_slice→mundane ghast_tear→mundane blaze_powder→mundane spider_eye→mundane magma_cream→mundane
  awkward: golden_carrot→night_vision magma_cream→fire_resistance rabbit_foot→leaping turtle_helmet→turtle_master
  awkward: sugar→swiftness pufferfish→water_breathing glistering_melon_slice→healing spider_eye→poison
  awkward: ghast_tear→regeneration blaze_powder→strength phantom_membrane→slow_falling
  awkward: breeze_rod→wind_charged stone→infested slime_block→oozing cobweb→weaving
  night_vision: red→long_night_vision eye→invisibility
  long_night_vision: eye→long_invisibility
  invisibility: red→long_invisibility
  fire_resistance: red→long_fire_resistance
  leaping: red→long_leaping glow→strong_leaping eye→slowness
  long_leaping: eye→long_slowness
  slowness: red→long_slowness glow→strong_slowness
  turtle_master: red→long_turtle_master glow→strong_turtle_master
  swiftness: red→long_swiftness glow→strong_swiftness eye→slowness
  long_swiftness: eye→long_slowness
  water_breathing: red→long_water_breathing
  healing: glow→strong_healing eye→harming
  strong_healing: eye→strong_harming
  harming: glow→strong_harming
  poison: red→long_poison glow→strong_poison eye→harming
  long_poison: eye→harming
  strong_poison: eye→strong_harming
  regeneration: red→long_regeneration glow→strong_regeneration
  strength: red→long_strength glow→strong_strength
  weakness: red→long_weakness
  slow_falling: red→long_slow_falling
`;
const SHORT = {
    red: 'redstone',
    glow: 'glowstone_dust',
    eye: 'fermented_spider_eye',
};
/** Ingredients that change the bottle: into a splash potion, and into a lingering one. */
const BOTTLES = {
    gunpowder: ['potion', 'splash_potion'],
    dragon_breath: ['splash_potion', 'lingering_potion'],
};
/** Ingredients that brew only since 1.21; earlier versions have some of them, but no use for them. */
const SINCE_1_21 = new Set(['breeze_rod', 'stone', 'slime_block', 'cobweb']);
const table = new Map();
for (const line of BREWS.trim().split('\n')) {
    const [base = '', list = ''] = line.trim().split(': ');
    const pairs = list.split(' ').map((pair) => {
        const [ingredient = '', potion = ''] = pair.split('→');
        return [SHORT[ingredient] ?? ingredient, potion];
    });
    table.set(base, new Map([...(table.get(base) ?? []), ...pairs]));
}
const INGREDIENTS = new Set([...table.values()].flatMap((brews) => [...brews.keys()]));
/** Whether an item is an ingredient of any potion. */
export const isIngredient = (items, name) => Object.hasOwn(BOTTLES, name) || (INGREDIENTS.has(name) && isKnown(items, name));
/** The bottle and potion that result from adding an ingredient to a potion; null if it has no effect. */
export function brewed(items, ingredient, { bottle, potion }) {
    const [from, to] = (Object.hasOwn(BOTTLES, ingredient) ? BOTTLES[ingredient] : undefined) ?? [];
    if (from === bottle && to !== undefined)
        return { bottle: to, potion };
    const made = isKnown(items, ingredient) ? table.get(potion)?.get(ingredient) : undefined;
    return made === undefined ? null : { bottle, potion: made };
}
const isKnown = (items, ingredient) => !SINCE_1_21.has(ingredient) || items.registry.isNewerOrEqualTo('1.21');
