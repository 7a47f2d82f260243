import { isOre } from './ores.js';
import { isLeaves, isLog } from './wood.js';
/** Rock that makes up the Overworld (vanilla tag `base_stone_overworld`). */
export const BASE_STONE = ['stone', 'granite', 'diorite', 'andesite', 'tuff', 'deepslate'];
const IS_BASE_STONE = new Set(BASE_STONE);
/** Whether a block is rock that makes up large parts of the Overworld. */
export const isBaseStone = (block) => IS_BASE_STONE.has(block);
/** Whether a block is bare dirt, or dirt covered with grass. */
export const isDirtOrGrass = (block) => block === 'dirt' || block === 'grass_block';
/** Whether a block stands or lies on the ground of the Overworld without being part of it: trees, mushrooms, cacti, snow. */
export const isAboveGround = (block) => isLog(block) || isLeaves(block) || block.includes('mushroom') || ON_GROUND.has(block);
const ON_GROUND = new Set(['snow', 'cactus', 'bamboo']);
/** Whether a block turns into dirt when a solid block is placed on it (vanilla): farmland and paths. */
export const turnsIntoDirt = (block) => block === 'farmland' || block === 'dirt_path';
const SOILS = new Set(`dirt coarse_dirt rooted_dirt podzol mycelium grass_block mud clay gravel sand red_sand sandstone red_sandstone moss_block snow_block
  packed_ice bedrock calcite smooth_basalt dripstone_block pointed_dripstone obsidian magma_block terracotta netherrack basalt blackstone
  soul_sand soul_soil end_stone ancient_debris crimson_nylium warped_nylium glowstone`.split(/\s+/));
/** Whether a block overhead belongs to the roof of a cave: rock, ore or soil that no player placed. */
export const isNaturalRoof = (block) => isBaseStone(block) || isOre(block) || SOILS.has(block);
