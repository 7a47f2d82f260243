import { formsPlacedBy } from '../../../game/blocks/item-blocks.ts'
import { isLamp } from '../../../game/items/kinds/decoration.ts'
import { byEye, byRule, type Meaning, type Phrase, type Verb } from './verb.ts'

const AREA =
  /^(?:up )?(?:the |a |your )?(?:surroundings?|area|cave|night|place|room|house|home|path|world|dark|darkness)(?: up)?$/
const LAMPS = [
  'torch',
  'wall_torch',
  'lantern',
  'soul_lantern',
  'soul_torch',
  'soul_wall_torch',
  'glowstone',
  'sea_lantern',
  'jack_o_lantern',
  'campfire',
  'shroomlight',
  'end_rod',
  'redstone_lamp',
]
const ON_FIRE = /^(.+) on fire$/
const PORTAL = /^(?:a |the )?(?:nether )?portal$/
const LIGHTERS = ['flint_and_steel', 'fire_charge']
const FIRE = /^(?:a |the )?fires?(?: with (?:a |the )?flint and steel| using (?:a |the )?flint and steel)?$/

/** Fire, lamps and dark places. */
export const light: Verb = {
  id: 'light',
  forms: [
    'light',
    'light up',
    'illuminate',
    'brighten',
    'ignite',
    'set fire to',
    'make',
    'start',
    'kindle',
    'set',
  ],
  example: 'light up the surroundings',
  category: 'Decoration',
  read: readLight,
}

function readLight(phrase: Phrase): Meaning | undefined {
  const { text, count, lexicon, verb } = phrase
  if (FIRE.test(text) || (verb === 'set' && text === 'on fire'))
    return byRule(
      { kind: 'placed', of: ['fire', 'soul_fire'], count },
      { object: { words: text, names: ['fire', 'soul_fire'] }, count, atom: 'light_fire' },
    )
  if (['make', 'start', 'set', 'set fire to'].includes(verb)) return readBurning(phrase)
  if (PORTAL.test(text))
    return byRule(
      { kind: 'placed', of: ['nether_portal'], count: 1 },
      { object: { words: text, names: ['nether_portal'] } },
    )
  if (AREA.test(text))
    return byRule(
      {
        kind: 'and',
        of: [
          { kind: 'placed', of: LAMPS, count: 1 },
          { kind: 'light', atLeast: 10 },
        ],
      },
      {
        object: { words: text, names: [] },
        atom: 'light_torch',
        unchecked: ['how much of the place is lit'],
      },
    )
  const block = lexicon.block(text.replace(/ with .+$/, ''))
  if (block === undefined) return undefined
  if (block.first === 'tnt')
    return byRule(
      {
        kind: 'and',
        of: [
          { kind: 'used', of: LIGHTERS, count: 1 },
          { kind: 'near', of: ['tnt'] },
        ],
      },
      { object: block, unchecked: ['that it is the TNT that was lit'] },
    )
  if (block.first === 'campfire' || block.first === 'soul_campfire')
    return byRule(
      { kind: 'used', of: LIGHTERS, count },
      { object: block, count, atom: 'use_flint_and_steel_campfire' },
    )
  if (isLamp(block.first))
    return byRule(
      { kind: 'placed', of: block.names.flatMap(formsPlacedBy), count },
      { object: block, count, atom: `light_${block.first}` },
    )
  return byEye('switches', phrase, { object: block })
}

/** Things and creatures that are set on fire. */
function readBurning({ text, count, verb }: Phrase): Meaning | undefined {
  const burnt = verb === 'set' ? ON_FIRE.exec(text)?.[1] : verb === 'set fire to' ? text : undefined
  if (burnt === undefined) return undefined
  return byRule(
    { kind: 'used', of: LIGHTERS, count },
    { count, object: { words: burnt, names: LIGHTERS }, unchecked: [`that ${burnt} burns`] },
  )
}
