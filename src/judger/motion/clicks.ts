const REACTING_NAMES = `
  barrel crafting_table crafter furnace blast_furnace smoker hopper dispenser dropper loom lectern stonecutter grindstone
  cartography_table smithing_table enchanting_table brewing_stand beacon lever repeater comparator daylight_detector
  note_block jukebox cake composter flower_pot bell respawn_anchor dragon_egg chiseled_bookshelf decorated_pot
  redstone_wire sweet_berry_bush cave_vines cave_vines_plant structure_block jigsaw
`
const ALIKE =
  '\\w*chest|\\w*shulker_box|\\w*anvil|\\w*cauldron|\\w*sign|\\w*candle_cake|\\w*command_block|potted_\\w+|\\w+_(door|trapdoor|fence_gate|button|bed)'

/** Blocks that react to a click, so that a player must sneak to build against them. */
export const REACTS_TO_CLICKS = new RegExp(`^(${ALIKE}|${REACTING_NAMES.trim().split(/\s+/).join('|')})$`)
