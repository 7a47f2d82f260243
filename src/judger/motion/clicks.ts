/** Blocks that react to a click, so that a player must sneak to build against them. */
export const REACTS_TO_CLICKS =
  /chest$|^(barrel|crafting_table|furnace|blast_furnace|smoker|lever|hopper|dispenser|dropper|anvil|loom|lectern|stonecutter|repeater|comparator)$|_(door|trapdoor|fence_gate|button|bed)$|shulker_box$/
