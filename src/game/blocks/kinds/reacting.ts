import { isOpening } from './openings.ts'
import { isButton } from './switches.ts'
import { isBed } from './two-cells.ts'

const REACTING: ReadonlySet<string> = new Set(
  `barrel crafting_table crafter furnace blast_furnace smoker hopper dispenser dropper loom lectern stonecutter grindstone
  cartography_table smithing_table enchanting_table brewing_stand beacon lever repeater comparator daylight_detector
  note_block jukebox cake composter flower_pot bell respawn_anchor dragon_egg chiseled_bookshelf decorated_pot
  redstone_wire sweet_berry_bush cave_vines cave_vines_plant structure_block jigsaw`.split(/\s+/),
)
const REACTING_FAMILY = /(chest|shulker_box|anvil|cauldron|sign|candle_cake|command_block)$|^potted_/

/** Whether a block reacts to a click, so that a player must sneak to build against it (vanilla). */
export const reactsToClicks = (block: string): boolean =>
  isOpening(block) || isButton(block) || isBed(block) || REACTING.has(block) || REACTING_FAMILY.test(block)
