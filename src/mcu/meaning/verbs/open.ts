import { isContainer } from '../../../game/blocks/kinds/containers.ts'
import { isOpening } from '../../../game/blocks/kinds/openings.ts'
import { byEye, byRule, type Meaning, type Phrase, type Verb } from './verb.ts'

const TREASURE =
  /^(?:the |a )?(?:buried )?(?:treasure|treasure chest|loot)(?: in (?:a |the )?chests?| from (?:a |the )?chests?)?$/
const INVENTORY = /^(?:your |the )?(?:inventory|recipe book)$/
/** Blocks with a window that do not store anything. */
const WINDOWS: ReadonlySet<string> = new Set(
  `crafting_table furnace smoker blast_furnace brewing_stand enchanting_table anvil chipped_anvil damaged_anvil grindstone stonecutter loom
  cartography_table smithing_table beacon lectern hopper dispenser dropper ender_chest`.split(/\s+/),
)

/** Blocks whose window is opened. */
export const open: Verb = {
  id: 'open',
  forms: [
    'open',
    'interact with',
    'interact',
    'look into',
    'check',
    'explore',
    'loot',
    'acquire',
    'get',
    'search',
  ],
  example: 'interact with crafting table',
  category: 'Exploration',
  read: readOpen,
}

function readOpen(phrase: Phrase): Meaning | undefined {
  const { text, count, lexicon, verb } = phrase
  if (TREASURE.test(text))
    return byRule(
      { kind: 'opened', of: ['chest'], count },
      { count, atom: 'open_chest', unchecked: ['what is taken out'] },
    )
  if (verb === 'acquire' || verb === 'get') return undefined
  if (INVENTORY.test(text)) return byEye('windows', phrase)
  const block = lexicon.block(text)
  if (block !== undefined && (isContainer(block.first) || WINDOWS.has(block.first)))
    return byRule(
      { kind: 'opened', of: block.names, count },
      { object: block, count, atom: `open_${block.first}` },
    )
  if (block !== undefined && isOpening(block.first)) return byEye('switches', phrase, { object: block })
  if (verb !== 'interact with' && verb !== 'interact') return undefined
  return readInteraction(phrase) ?? (block === undefined ? undefined : byEye('playing', phrase))
}

/** Villagers, potions and other items that are interacted with. */
function readInteraction(phrase: Phrase): Meaning | undefined {
  const { text, count, lexicon } = phrase
  const mob = lexicon.mob(text)
  if (mob?.first === 'villager' || mob?.first === 'wandering_trader')
    return byRule({ kind: 'did', what: 'talked_to_villager', count }, { object: mob, count })
  const potion = lexicon.potion(text)
  if (potion !== undefined)
    return byRule(
      {
        kind: 'or',
        of: [
          { kind: 'used', of: ['potion'], count },
          { kind: 'used', of: ['splash_potion'], count },
        ],
      },
      {
        object: potion,
        count,
        atom: `drink_${potion.first}_potion`,
        unchecked: ['which potion it is: the game counts them alike'],
      },
    )
  const item = lexicon.item(text)
  if (item !== undefined) return byRule({ kind: 'used', of: item.names, count }, { object: item, count })
  return mob === undefined ? undefined : byEye('playing', phrase)
}
