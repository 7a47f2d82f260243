import { words } from './game-names.js';
/**
 * Chance that a kill yields at least one of an item, without Looting (vanilla 1.19.2 loot tables; minecraft-data lists the drops,
 * but gives 1 for drops of none to two). In order of preference: mobs that live in survival terrain come first.
 */
export const KILLED = [
    ['cow', 'beef', 1],
    ['cow', 'leather', 0.67],
    ['pig', 'porkchop', 1],
    ['sheep', 'mutton', 1],
    ['sheep', 'white_wool', 1],
    ['chicken', 'chicken', 1],
    ['chicken', 'feather', 0.67],
    ['rabbit', 'rabbit', 0.5],
    ['rabbit', 'rabbit_hide', 0.5],
    ['squid', 'ink_sac', 1],
    ['salmon', 'salmon', 1],
    ['cod', 'cod', 1],
    ['zombie', 'rotten_flesh', 0.67],
    ['skeleton', 'bone', 0.67],
    ['skeleton', 'arrow', 0.67],
    ['spider', 'string', 0.67],
    ['spider', 'spider_eye', 0.33],
    ['creeper', 'gunpowder', 0.67],
    ['enderman', 'ender_pearl', 0.5],
    ['rabbit', 'rabbit_foot', 0.1],
    ['drowned', 'trident', 0.0065],
    ['drowned', 'nautilus_shell', 0.03],
    // The mob must have been killed by a charged creeper, or the creeper by a skeleton.
    ['skeleton', 'skeleton_skull', 0.01],
    ['zombie', 'zombie_head', 0.01],
    ['creeper', 'creeper_head', 0.01],
    ['creeper', 'music_disc_13', 0.01],
    ['creeper', 'music_disc_cat', 0.01],
    ['piglin', 'crossbow', 0.085],
    ['pillager', 'crossbow', 0.085],
    ['pillager', 'ominous_bottle', 0.9],
    ['vindicator', 'iron_axe', 0.085],
    ['breeze', 'breeze_rod', 1],
    ['ender_dragon', 'dragon_egg', 1],
    ['wither', 'nether_star', 1],
    ['wither', 'wither_rose', 0.1],
    ['wither_skeleton', 'wither_skeleton_skull', 0.025],
    ['goat', 'goat_horn', 0.5],
    ['bogged', 'bone', 0.67],
];
/** Mobs that live only in certain parts of the overworld, by place. */
const PLACED = [
    ['village', words('iron_golem cat wandering_trader trader_llama villager')],
    [
        'structure',
        words(`evoker vindicator pillager ravager witch cave_spider elder_guardian guardian warden silverfish breeze bogged
      wither`),
    ],
    [
        'nether',
        words(`blaze ghast magma_cube wither_skeleton zombified_piglin hoglin piglin piglin_brute strider zoglin`),
    ],
    ['end', words('shulker ender_dragon')],
    [
        'rare biome',
        words(`mooshroom panda parrot polar_bear turtle axolotl frog goat ocelot slime phantom glow_squid tropical_fish
      horse donkey mule zombie_horse skeleton_horse zombie_villager pufferfish dolphin stray husk drowned snow_golem llama camel sniffer armadillo allay`),
    ],
];
const BY_MOB = new Map(PLACED.flatMap(([place, mobs]) => mobs.map((mob) => [mob, place])));
export const homeOf = (mob) => BY_MOB.get(mob) ?? 'overworld';
