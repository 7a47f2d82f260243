/** Potions, each with the potion and the ingredient that it is brewed from (vanilla 1.19.2). */
export const POTIONS = {
    mundane: ['water', 'sugar'],
    thick: ['water', 'glowstone_dust'],
    awkward: ['water', 'nether_wart'],
    night_vision: ['awkward', 'golden_carrot'],
    long_night_vision: ['night_vision', 'redstone'],
    invisibility: ['night_vision', 'fermented_spider_eye'],
    long_invisibility: ['invisibility', 'redstone'],
    leaping: ['awkward', 'rabbit_foot'],
    long_leaping: ['leaping', 'redstone'],
    strong_leaping: ['leaping', 'glowstone_dust'],
    fire_resistance: ['awkward', 'magma_cream'],
    long_fire_resistance: ['fire_resistance', 'redstone'],
    swiftness: ['awkward', 'sugar'],
    long_swiftness: ['swiftness', 'redstone'],
    strong_swiftness: ['swiftness', 'glowstone_dust'],
    slowness: ['swiftness', 'fermented_spider_eye'],
    long_slowness: ['slowness', 'redstone'],
    strong_slowness: ['slowness', 'glowstone_dust'],
    turtle_master: ['awkward', 'turtle_helmet'],
    long_turtle_master: ['turtle_master', 'redstone'],
    strong_turtle_master: ['turtle_master', 'glowstone_dust'],
    water_breathing: ['awkward', 'pufferfish'],
    long_water_breathing: ['water_breathing', 'redstone'],
    healing: ['awkward', 'glistering_melon_slice'],
    strong_healing: ['healing', 'glowstone_dust'],
    harming: ['healing', 'fermented_spider_eye'],
    strong_harming: ['harming', 'glowstone_dust'],
    poison: ['awkward', 'spider_eye'],
    long_poison: ['poison', 'redstone'],
    strong_poison: ['poison', 'glowstone_dust'],
    regeneration: ['awkward', 'ghast_tear'],
    long_regeneration: ['regeneration', 'redstone'],
    strong_regeneration: ['regeneration', 'glowstone_dust'],
    strength: ['awkward', 'blaze_powder'],
    long_strength: ['strength', 'redstone'],
    strong_strength: ['strength', 'glowstone_dust'],
    weakness: ['water', 'fermented_spider_eye'],
    long_weakness: ['weakness', 'redstone'],
    slow_falling: ['awkward', 'phantom_membrane'],
    long_slow_falling: ['slow_falling', 'redstone'],
};
/** All potions in the order of the game's registry, which items have used to name them since 1.20.5. */
export const POTION_NUMBERS = `
  water mundane thick awkward night_vision long_night_vision invisibility long_invisibility leaping long_leaping
  strong_leaping fire_resistance long_fire_resistance swiftness long_swiftness strong_swiftness slowness long_slowness
  strong_slowness turtle_master long_turtle_master strong_turtle_master water_breathing long_water_breathing healing
  strong_healing harming strong_harming poison long_poison strong_poison regeneration long_regeneration
  strong_regeneration strength long_strength strong_strength weakness long_weakness luck slow_falling
  long_slow_falling wind_charged weaving oozing infested
`
    .trim()
    .split(/\s+/);
/** Ingredients that turn a drinkable bottle into a splash bottle, and into one that leaves a cloud. */
const VESSELS = {
    splash_: { item: 'splash_potion', from: 'potion', ingredient: 'gunpowder' },
    lingering_: { item: 'lingering_potion', from: 'splash_potion', ingredient: 'dragon_breath' },
};
/**
 * The step that brews a potion.
 * @param name an effect such as `strength`, or one with its kind of bottle: `splash_strength`, `lingering_strength`
 */
export function brewingOf(name) {
    const potion = name.replace(/^(splash|lingering)_/, '').replace(/^potion_of_|_potion$/, '');
    const vessel = Object.entries(VESSELS).find(([prefix]) => name.startsWith(prefix))?.[1];
    if (vessel !== undefined)
        return POTION_NUMBERS.includes(potion)
            ? {
                makes: { item: vessel.item, potion },
                from: { item: vessel.from, potion },
                ingredient: vessel.ingredient,
            }
            : undefined;
    if (!Object.hasOwn(POTIONS, potion))
        return undefined;
    const [from, ingredient] = POTIONS[potion];
    return { makes: { item: 'potion', potion }, from: { item: 'potion', potion: from }, ingredient };
}
