/** Stone: its cuts. `x*` stands for the slab, the stairs and the wall of x, `x~` for slab and stairs. */
const CUTS = `
  stone: stone_slab stone_stairs stone_bricks chiseled_stone_bricks stone_brick*
  smooth_stone: smooth_stone_slab
  cobblestone: cobblestone*
  mossy_cobblestone: mossy_cobblestone*
  stone_bricks: chiseled_stone_bricks stone_brick*
  mossy_stone_bricks: mossy_stone_brick*
  granite: granite* polished_granite polished_granite~
  polished_granite: polished_granite~
  diorite: diorite* polished_diorite polished_diorite~
  polished_diorite: polished_diorite~
  andesite: andesite* polished_andesite polished_andesite~
  polished_andesite: polished_andesite~
  sandstone: chiseled_sandstone cut_sandstone cut_sandstone_slab sandstone*
  cut_sandstone: cut_sandstone_slab
  smooth_sandstone: smooth_sandstone~
  red_sandstone: chiseled_red_sandstone cut_red_sandstone cut_red_sandstone_slab red_sandstone*
  cut_red_sandstone: cut_red_sandstone_slab
  smooth_red_sandstone: smooth_red_sandstone~
  bricks: brick*
  nether_bricks: chiseled_nether_bricks nether_brick*
  red_nether_bricks: red_nether_brick*
  quartz_block: chiseled_quartz_block quartz_bricks quartz_pillar quartz~
  smooth_quartz: smooth_quartz~
  purpur_block: purpur_pillar purpur~
  prismarine: prismarine*
  prismarine_bricks: prismarine_brick~
  dark_prismarine: dark_prismarine~
  end_stone: end_stone_bricks end_stone_brick*
  end_stone_bricks: end_stone_brick*
  basalt: polished_basalt
  blackstone: blackstone* polished_blackstone polished_blackstone* chiseled_polished_blackstone polished_blackstone_bricks polished_blackstone_brick*
  polished_blackstone: polished_blackstone* chiseled_polished_blackstone polished_blackstone_bricks polished_blackstone_brick*
  polished_blackstone_bricks: polished_blackstone_brick*
  cobbled_deepslate: cobbled_deepslate* chiseled_deepslate polished_deepslate polished_deepslate* deepslate_bricks deepslate_brick* deepslate_tiles deepslate_tile*
  polished_deepslate: polished_deepslate* deepslate_bricks deepslate_brick* deepslate_tiles deepslate_tile*
  deepslate_bricks: deepslate_brick* deepslate_tiles deepslate_tile*
  deepslate_tiles: deepslate_tile*
  mud_bricks: mud_brick*
  tuff: tuff* chiseled_tuff polished_tuff polished_tuff* tuff_bricks tuff_brick* chiseled_tuff_bricks
  polished_tuff: polished_tuff* tuff_bricks tuff_brick* chiseled_tuff_bricks
  tuff_bricks: tuff_brick* chiseled_tuff_bricks
  resin_bricks: resin_brick* chiseled_resin_bricks
`;
/** Blocks that 1.20.4 has only as part of an experiment, without recipes. */
const SINCE_1_21 = /tuff|chiseled_copper|copper_grate/;
const COPPER_AGES = ['', 'exposed_', 'weathered_', 'oxidized_'];
const SLABS = 2;
/** A block of copper gives four of each, and twice as many slabs. */
const COPPER = 4;
const table = new Map();
for (const line of CUTS.trim().split('\n')) {
    const [stone = '', list = ''] = line.trim().split(': ');
    table.set(stone, list.split(' ').flatMap(expand));
}
for (const wax of ['', 'waxed_'])
    for (const age of COPPER_AGES) {
        const cut = `${wax}${age}cut_copper`;
        const stairs = { name: `${cut}_stairs`, count: 1 };
        const slabs = { name: `${cut}_slab`, count: SLABS };
        const chiseled = `${wax}${age}chiseled_copper`;
        table.set(cut, [stairs, slabs, { name: chiseled, count: 1 }]);
        table.set(`${wax}${age}copper${age === '' ? '_block' : ''}`, [
            { name: cut, count: COPPER },
            { ...stairs, count: COPPER },
            { ...slabs, count: COPPER * SLABS },
            { name: chiseled, count: COPPER },
            { name: `${wax}${age}copper_grate`, count: COPPER },
        ]);
    }
function expand(word) {
    const name = word.replace(/[*~]$/, '');
    const slab = { name: `${name}_slab`, count: SLABS };
    const stairs = { name: `${name}_stairs`, count: 1 };
    if (word.endsWith('~'))
        return [slab, stairs];
    if (word.endsWith('*'))
        return [slab, stairs, { name: `${name}_wall`, count: 1 }];
    return [{ name, count: name.endsWith('_slab') ? SLABS : 1 }];
}
/** The cuts of a stone, in the order of the window: by name (vanilla RecipeManager). */
export function cutsOf(items, stone) {
    const modern = items.registry.isNewerOrEqualTo('1.21');
    return (table.get(stone) ?? [])
        .filter(({ name }) => items.has(name) && (modern || !SINCE_1_21.test(name)))
        .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
