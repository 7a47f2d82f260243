import { type Alias, any, withFirst } from './alias.ts'

const FORESTS =
  `forest flower_forest birch_forest tall_birch_forest old_growth_birch_forest dark_forest windswept_forest wooded_hills
  birch_forest_hills tall_birch_hills dark_forest_hills`.split(/\s+/)

/** Aliases of biomes: what people call a landscape. */
export const BIOME_ALIASES: Readonly<Record<string, Alias>> = {
  forest: withFirst('forest', ...FORESTS),
  woods: withFirst('forest', ...FORESTS),
  grassland: withFirst('plains', '*plains', 'meadow'),
  plain: withFirst('plains', '*plains'),
  mountain: withFirst('stony_peaks', '*peaks', '*mountain*', 'windswept_*', '*_slopes'),
  hill: withFirst('windswept_hills', '*hills'),
  extreme_hills: withFirst('windswept_hills', 'windswept_*', '*mountains'),
  ocean: withFirst('ocean', '*ocean'),
  sea: withFirst('ocean', '*ocean'),
  swampland: any('swamp', 'mangrove_swamp'),
  swamp: any('swamp', 'mangrove_swamp'),
  mesa: withFirst('badlands', '*badlands*'),
  badland: withFirst('badlands', '*badlands*'),
  desert: any('desert', 'desert_hills', 'desert_lakes'),
  jungle: withFirst('jungle', '*jungle*'),
  bamboo_forest: any('bamboo_jungle'),
  savanna: withFirst('savanna', '*savanna*'),
  savannah: withFirst('savanna', '*savanna*'),
  taiga: withFirst('taiga', '*taiga*'),
  tundra: withFirst('snowy_plains', 'snowy_plains', 'snowy_tundra'),
  snowfield: withFirst('snowy_plains', 'snowy_*'),
  snow_biome: withFirst('snowy_plains', 'snowy_*'),
  ice_plains: withFirst('snowy_plains', 'snowy_plains', 'snowy_tundra', 'ice_spikes'),
  ice_spike: any('ice_spikes'),
  mushroom_island: any('mushroom_fields', 'mushroom_field_shore'),
  mushroom_biome: any('mushroom_fields', 'mushroom_field_shore'),
  river: any('river', 'frozen_river'),
  beach: withFirst('beach', '*beach'),
  shore: withFirst('beach', '*beach', '*shore'),
  nether_forest: any('crimson_forest', 'warped_forest'),
  nether: any('nether_wastes', 'crimson_forest', 'warped_forest', 'soul_sand_valley', 'basalt_deltas'),
  the_nether: any('nether_wastes', 'crimson_forest', 'warped_forest', 'soul_sand_valley', 'basalt_deltas'),
  end: any('the_end', 'small_end_islands', 'end_midlands', 'end_highlands', 'end_barrens'),
  the_end: any('the_end', 'small_end_islands', 'end_midlands', 'end_highlands', 'end_barrens'),
}
