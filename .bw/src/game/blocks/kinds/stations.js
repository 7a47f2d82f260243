/** Anvils, with the undamaged one first. */
export const ANVILS = ['anvil', 'chipped_anvil', 'damaged_anvil'];
const STATIONS = new Set([
    ...'crafting_table crafter furnace blast_furnace smoker brewing_stand enchanting_table grindstone stonecutter'.split(' '),
    ...'smithing_table cartography_table loom'.split(' '),
    ...ANVILS,
]);
/** Whether a block is a station: a single one can process any number of items. */
export const isStation = (block) => STATIONS.has(block);
