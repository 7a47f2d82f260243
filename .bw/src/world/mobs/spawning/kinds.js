import { ELSEWHERE } from './elsewhere.js';
const several = (kind, weight, low = 4, high = 4) => ({ kind, weight, low, high });
/** Most biomes (vanilla BiomeDefaultFeatures), limited to kinds with an AI here. */
export const MONSTERS = {
    cap: 70,
    interval: 1,
    monsters: true,
    spawns: [
        several('spider', 100),
        several('zombie', 95),
        several('skeleton', 100),
        several('creeper', 100),
        several('enderman', 10, 1, 4),
    ],
};
export const ANIMALS = {
    cap: 10,
    interval: 400,
    monsters: false,
    spawns: [several('sheep', 12), several('pig', 10), several('chicken', 10), several('cow', 8)],
};
const farm = ANIMALS.spawns;
const others = MONSTERS.spawns.filter(({ kind }) => kind !== 'zombie' && kind !== 'skeleton');
const none = [];
const wolves = several('wolf', 8);
const rabbits = (weight) => several('rabbit', weight, 2, 3);
/** Biomes with special animals (vanilla OverworldBiomes). */
const ANIMALS_OF = {
    ...Object.fromEntries(Object.keys(ELSEWHERE).map((biome) => [biome, none])),
    forest: [...farm, several('wolf', 5)],
    taiga: [...farm, wolves, rabbits(4)],
    snowy_taiga: [...farm, wolves, rabbits(4)],
    jungle: [...farm, several('chicken', 10)],
    desert: [rabbits(4)],
    snowy_plains: [rabbits(10)],
    snowy_slopes: [rabbits(4)],
    badlands: none,
    stony_peaks: none,
    beach: none,
    snowy_beach: none,
    river: none,
    frozen_river: none,
    ocean: none,
    frozen_ocean: none,
};
/** Biomes with special monsters. */
const MONSTERS_OF = {
    ...ELSEWHERE,
    desert: [...others, several('skeleton', 100), several('zombie', 19), several('husk', 80)],
    snowy_plains: [...others, several('zombie', 95), several('skeleton', 20), several('stray', 80)],
};
/** The kinds that a category spawns in a biome. */
export const spawnsIn = (category, biome) => (category.monsters ? MONSTERS_OF : ANIMALS_OF)[biome] ?? category.spawns;
/** Kinds that despawn far from players (vanilla removeWhenFarAway): monsters but not animals. */
const FLEETING = new Set([
    ...MONSTERS.spawns.map(({ kind }) => kind),
    ...Object.values(ELSEWHERE).flatMap((spawns) => spawns.map(({ kind }) => kind)),
    ...[
        'husk',
        'stray',
        'witch',
        'slime',
        'drowned',
        'cave_spider',
        'phantom',
        'silverfish',
        'endermite',
        'bat',
        'zombie_villager',
        'bogged',
        'wither_skeleton',
        'zombified_piglin',
        'piglin',
        'piglin_brute',
        'hoglin',
        'zoglin',
        'magma_cube',
        'blaze',
        'ghast',
        'pillager',
        'vindicator',
        'ravager',
    ],
]);
export const isFleeting = (kind) => FLEETING.has(kind);
/** Draws an entry by weight. */
export function weighted(spawns, chance) {
    let rest = chance.next() * spawns.reduce((sum, { weight }) => sum + weight, 0);
    return spawns.find(({ weight }) => {
        rest -= weight;
        return rest < 0;
    });
}
