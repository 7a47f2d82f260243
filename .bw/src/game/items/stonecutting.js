import { once } from '../../core/once.js';
import { tablesOf } from '../data/tables.js';
/**
 * Products of each stone in a stonecutter (vanilla 1.21.4 recipes; minecraft-data has none). `x*` stands for the slab, the stairs
 * and the wall of x, `x~` for slab and stairs.
 */
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
const tableOf = once((text) => {
    const table = new Map();
    for (const line of text.cuts.trim().split('\n')) {
        const [stone = '', list = ''] = line.trim().split(': ');
        table.set(stone, list.split(' ').flatMap(expand));
    }
    for (const wax of ['', 'waxed_'])
        for (const age of COPPER_AGES)
            addCopper(table, wax, age);
    return table;
});
const SOURCE = { cuts: CUTS };
function addCopper(table, wax, age) {
    const cut = `${wax}${age}cut_copper`;
    const chiseled = `${wax}${age}chiseled_copper`;
    table.set(cut, [
        { item: `${cut}_stairs`, count: 1 },
        { item: `${cut}_slab`, count: SLABS },
        { item: chiseled, count: 1 },
    ]);
    table.set(`${wax}${age}copper${age === '' ? '_block' : ''}`, [
        { item: cut, count: COPPER },
        { item: `${cut}_stairs`, count: COPPER },
        { item: `${cut}_slab`, count: COPPER * SLABS },
        { item: chiseled, count: COPPER },
        { item: `${wax}${age}copper_grate`, count: COPPER },
    ]);
}
function expand(word) {
    const name = word.replace(/[*~]$/, '');
    const slab = { item: `${name}_slab`, count: SLABS };
    const stairs = { item: `${name}_stairs`, count: 1 };
    if (word.endsWith('~'))
        return [slab, stairs];
    if (word.endsWith('*'))
        return [slab, stairs, { item: `${name}_wall`, count: 1 }];
    return [{ item: name, count: name.endsWith('_slab') ? SLABS : 1 }];
}
/** The products of one item in a stonecutter. */
export function cutsOf(stone, version) {
    const isModern = tablesOf(version).isNewerOrEqualTo('1.21');
    return (tableOf(SOURCE).get(stone) ?? []).filter(({ item }) => isModern || !SINCE_1_21.test(item));
}
