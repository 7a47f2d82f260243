import { isAir } from '../block.js';
/** `grass` has been called `short_grass` since 1.20.3. */
const REPLACEABLE = new Set(`water lava bubble_column fire soul_fire snow grass short_grass tall_grass fern large_fern dead_bush vine glow_lichen
  seagrass tall_seagrass warped_roots crimson_roots nether_sprouts hanging_roots light structure_void`.split(/\s+/));
/** Whether placing a block in the cell replaces this one (vanilla tag `replaceable`, and air). */
export const isReplaceable = (block) => isAir(block) || REPLACEABLE.has(block);
