import type { BlockSpec } from '../block.ts'
import { isContainer } from '../blocks/kinds/containers.ts'
import { opensByHand } from '../blocks/kinds/openings.ts'
import { isButton } from '../blocks/kinds/switches.ts'
import { isBed } from '../blocks/kinds/two-cells.ts'
import { names } from './names.ts'

/** A click of the use button on a block. */
export interface BlockClick {
  readonly block: BlockSpec
  /** The item in the hand that clicks; undefined for an empty hand. */
  readonly held: string | undefined
  /** Whether the player could eat something. */
  readonly isHungry: boolean
}

/** Blocks that respond to clicks, and under which condition. */
interface ClickRule {
  readonly blocks: ReadonlySet<string> | ((name: string) => boolean)
  /** Absent: always. */
  readonly when?: (click: BlockClick) => boolean
  /** Responds only to tools, food or an empty hand, so that builders need not sneak. */
  readonly sparesBuilders?: boolean
}

const has =
  (property: string, value: string) =>
  ({ block }: BlockClick): boolean =>
    block.properties[property] === value

const holds =
  (items: ReadonlySet<string>) =>
  ({ held }: BlockClick): boolean =>
    held !== undefined && items.has(held)

/** Blocks that have a window, or that change with each click. */
const ALWAYS = names(`
  crafting_table furnace blast_furnace smoker brewing_stand enchanting_table anvil chipped_anvil damaged_anvil grindstone
  stonecutter smithing_table cartography_table loom beacon ender_chest crafter lever repeater comparator daylight_detector
  note_block bell dragon_egg command_block chain_command_block repeating_command_block structure_block jigsaw
  chiseled_bookshelf decorated_pot
`)

/** Raw food that a campfire cooks (vanilla recipes of the kind campfire_cooking). */
const CAMPFIRE_FOOD = names('beef porkchop mutton chicken rabbit cod salmon potato kelp')

/** Food and drink that a composter accepts (vanilla ComposterBlock); other such items cannot be used in the air. */
const COMPOSTABLE_FOOD = names(`
  sweet_berries glow_berries dried_kelp melon_slice apple beetroot carrot potato bread baked_potato cookie pumpkin_pie
`)

/** Items that a cauldron exchanges (vanilla CauldronInteraction). */
const CAULDRON_ITEMS = names('bucket water_bucket lava_bucket powder_snow_bucket glass_bottle potion')

/**
 * Which blocks respond to the use button, so that the held item is not used as well (vanilla `use` of each block). test/body
 * compares this with the blocks of the embedded world.
 */
const RULES: readonly ClickRule[] = [
  { blocks: ALWAYS },
  { blocks: isContainer },
  { blocks: isBed },
  { blocks: opensByHand },
  { blocks: isButton },
  { blocks: (name) => name.endsWith('_sign') },
  { blocks: names('cake'), when: (click) => click.isHungry || isCandle(click.held) },
  { blocks: (name) => name.endsWith('candle_cake'), when: ({ isHungry }) => isHungry },
  {
    blocks: isCandle,
    when: ({ block, held }) => block.properties['lit'] === 'true' && held === undefined,
    sparesBuilders: true,
  },
  { blocks: names('campfire soul_campfire'), when: holds(CAMPFIRE_FOOD), sparesBuilders: true },
  {
    blocks: names('composter'),
    when: (click) => has('level', '8')(click) || holds(COMPOSTABLE_FOOD)(click),
  },
  {
    blocks: names('cauldron water_cauldron lava_cauldron powder_snow_cauldron'),
    when: holds(CAULDRON_ITEMS),
  },
  { blocks: (name) => name.startsWith('potted_') },
  { blocks: names('jukebox'), when: has('has_record', 'true') },
  { blocks: names('lectern'), when: (click) => has('has_book', 'true')(click) || click.held !== undefined },
  {
    blocks: names('respawn_anchor'),
    when: (click) => !has('charges', '0')(click) || click.held === 'glowstone',
  },
  { blocks: names('sweet_berry_bush'), when: ({ block }) => Number(block.properties['age']) > 1 },
  { blocks: names('cave_vines cave_vines_plant'), when: has('berries', 'true') },
  {
    blocks: names('bee_nest beehive'),
    when: (click) => has('honey_level', '5')(click) && holds(names('shears glass_bottle'))(click),
    sparesBuilders: true,
  },
  { blocks: names('flower_pot'), when: ({ held }) => held !== undefined && isBlockInPot(held) },
  { blocks: names('redstone_wire'), when: ({ block }) => isDotOrCross(block) },
]

/** Whether an item is a plant that fits into a pot. False matches are harmless: plants cannot be used in the air. */
function isBlockInPot(item: string): boolean {
  return /_(sapling|tulip|fungus|roots|mushroom)$|^(dandelion|poppy|allium|bamboo|cactus|fern|azalea)$/.test(
    item,
  )
}

/** Whether redstone dust connects to none of its sides or to all of them; a click switches between the two. */
function isDotOrCross({ properties }: BlockSpec): boolean {
  const sides = ['north', 'east', 'south', 'west'].map((side) => properties[side] !== 'none')
  return sides.every((joins) => joins === sides[0])
}

function isCandle(name: string | undefined): boolean {
  return name === 'candle' || name?.endsWith('_candle') === true
}

/** Whether a block itself responds to a click. A sneaking player who holds something does not trigger this. */
export const answersClick = (click: BlockClick): boolean =>
  RULES.some((rule) => isOneOf(rule, click.block.name) && (rule.when?.(click) ?? true))

/** Whether a block responds to clicks by a player who holds a block, so that building against it needs sneaking. */
export const reactsToClicks = (block: string): boolean =>
  RULES.some((rule) => rule.sparesBuilders !== true && isOneOf(rule, block))

const isOneOf = ({ blocks }: ClickRule, name: string): boolean =>
  typeof blocks === 'function' ? blocks(name) : blocks.has(name)
