/** Biomes of the terrain made by our own generator; `test/terrain/biomes.test.ts` compares them with the generator. */
export const TERRAIN_BIOMES: readonly string[] =
  `ocean frozen_ocean river frozen_river beach snowy_beach plains forest birch_forest dark_forest jungle taiga snowy_taiga snowy_plains
  swamp savanna desert badlands windswept_hills stony_peaks snowy_slopes`.split(/\s+/)
