const some = (item, low, high, more = {}) => ({
    item,
    low,
    high,
    ...more,
});
const meat = (item, low, high) => some(item, low, high, { cooked: `cooked_${item}` });
const COW = [some('leather', 0, 2), meat('beef', 1, 3)];
const FLESH = [some('rotten_flesh', 0, 2)];
/** Items carried by one zombie in forty. */
const RARE = [
    some('iron_ingot', 1, 1, { share: 0.025 / 3, lucky: 0.01 / 3, byPlayer: true }),
    some('carrot', 1, 1, { share: 0.025 / 3, lucky: 0.01 / 3, byPlayer: true }),
    some('potato', 1, 1, { share: 0.025 / 3, lucky: 0.01 / 3, byPlayer: true }),
];
const BONES = [some('arrow', 0, 2), some('bone', 0, 2)];
/** Drops of adult mobs (vanilla loot tables of 1.19.2). */
const LOOT = {
    cow: COW,
    mooshroom: COW,
    sheep: [meat('mutton', 1, 2)],
    pig: [meat('porkchop', 1, 3)],
    chicken: [some('feather', 0, 2), meat('chicken', 1, 1)],
    rabbit: [
        some('rabbit_hide', 0, 1),
        meat('rabbit', 0, 1),
        some('rabbit_foot', 1, 1, { share: 0.1, lucky: 0.03 }),
    ],
    horse: [some('leather', 0, 2)],
    donkey: [some('leather', 0, 2)],
    mule: [some('leather', 0, 2)],
    llama: [some('leather', 0, 2)],
    trader_llama: [some('leather', 0, 2)],
    cat: [some('string', 0, 2)],
    parrot: [some('feather', 1, 2)],
    panda: [some('bamboo', 1, 1)],
    turtle: [some('seagrass', 0, 2)],
    polar_bear: [meat('cod', 0, 2)],
    strider: [some('string', 2, 5)],
    iron_golem: [some('poppy', 0, 2), some('iron_ingot', 3, 5)],
    snow_golem: [some('snowball', 0, 15)],
    cod: [meat('cod', 1, 1), some('bone_meal', 1, 1, { share: 0.05 })],
    salmon: [meat('salmon', 1, 1), some('bone_meal', 1, 1, { share: 0.05 })],
    tropical_fish: [some('tropical_fish', 1, 1), some('bone_meal', 1, 1, { share: 0.05 })],
    pufferfish: [some('pufferfish', 1, 1), some('bone_meal', 1, 1, { share: 0.05 })],
    squid: [some('ink_sac', 1, 3)],
    glow_squid: [some('glow_ink_sac', 1, 3)],
    dolphin: [meat('cod', 0, 1)],
    zombie: [...FLESH, ...RARE],
    husk: [...FLESH, ...RARE],
    zombie_villager: [...FLESH, ...RARE],
    drowned: [...FLESH, some('copper_ingot', 1, 1, { share: 0.11, lucky: 0.02, byPlayer: true })],
    zombified_piglin: [
        some('rotten_flesh', 0, 1),
        some('gold_nugget', 0, 1),
        some('gold_ingot', 1, 1, { share: 0.025, lucky: 0.01, byPlayer: true }),
    ],
    wither_skeleton: [
        some('coal', 0, 1),
        some('bone', 0, 2),
        some('wither_skeleton_skull', 1, 1, { share: 0.025, lucky: 0.01, byPlayer: true }),
    ],
    bogged: BONES,
    cave_spider: [some('string', 0, 2), some('spider_eye', 1, 1, { share: 1 / 3, byPlayer: true })],
    witch: [
        some('glowstone_dust', 0, 2, { share: 0.25 }),
        some('sugar', 0, 2, { share: 0.25 }),
        some('redstone', 0, 2, { share: 0.25 }),
        some('spider_eye', 0, 2, { share: 0.25 }),
        some('glass_bottle', 0, 2, { share: 0.25 }),
        some('gunpowder', 0, 2, { share: 0.25 }),
        some('stick', 0, 2, { share: 0.45 }),
    ],
    phantom: [some('phantom_membrane', 0, 1, { byPlayer: true })],
    blaze: [some('blaze_rod', 0, 1, { byPlayer: true })],
    ghast: [some('ghast_tear', 0, 1), some('gunpowder', 0, 2)],
    hoglin: [meat('porkchop', 2, 4), some('leather', 0, 1)],
    zoglin: [some('rotten_flesh', 1, 3)],
    vindicator: [some('emerald', 0, 1, { byPlayer: true })],
    evoker: [some('totem_of_undying', 1, 1), some('emerald', 0, 1, { byPlayer: true })],
    ravager: [some('saddle', 1, 1)],
    elder_guardian: [
        some('prismarine_shard', 0, 2),
        meat('cod', 0, 1),
        some('wet_sponge', 1, 1, { byPlayer: true }),
    ],
    wither: [some('nether_star', 1, 1)],
    warden: [some('sculk_catalyst', 1, 1)],
    guardian: [some('prismarine_shard', 0, 2), meat('cod', 0, 1)],
    shulker: [some('shulker_shell', 1, 1, { share: 0.5, lucky: 0.0625 })],
    skeleton: BONES,
    stray: BONES,
    spider: [some('string', 0, 2), some('spider_eye', 1, 1, { share: 1 / 3, byPlayer: true })],
    creeper: [some('gunpowder', 0, 2)],
    enderman: [some('ender_pearl', 0, 1)],
};
/** Drops that are not increased by Looting. */
const UNLOOTED = new Set([
    'bone_meal',
    'bamboo',
    'nether_star',
    'poppy',
    'saddle',
    'sculk_catalyst',
    'snowball',
    'totem_of_undying',
    'wet_sponge',
]);
/** Only small slimes and large magma cubes drop something. */
function lootOfSlime(kind, chance, { size, looting }) {
    const more = () => (looting > 0 ? Math.round(looting * chance.next()) : 0);
    if (kind === 'slime')
        return size === 1 ? [['slime_ball', chance.between(0, 2) + more()]] : [];
    return size > 1 ? [['magma_cream', Math.max(0, chance.between(-2, 1) + more())]] : [];
}
/** Item names and counts that a dying mob drops; a count may be 0. */
export function lootOf(kind, chance, death) {
    if (kind === 'slime' || kind === 'magma_cube')
        return lootOfSlime(kind, chance, death);
    const { burning, byPlayer, looting } = death;
    return (LOOT[kind] ?? []).map(({ item, low, high, cooked, share, lucky = 0, byPlayer: earned }) => {
        const odds = share === undefined ? undefined : share + lucky * looting;
        const isThere = (odds === undefined || chance.next() < odds) && (byPlayer || !earned);
        const count = chance.between(low, high);
        // vanilla LootingEnchantFunction: a share of the level, rounded
        const more = looting > 0 && lucky === 0 && !UNLOOTED.has(item) ? Math.round(looting * chance.next()) : 0;
        return [burning && cooked ? cooked : item, isThere ? count + more : 0];
    });
}
