import { becomesEntity } from '../../../game/items/kinds/decoration.ts'
import { BUILT_STRUCTURES, structureNamed } from '../../setup/structures/index.ts'
import { placeOfStructure } from '../../setup/structures/layout.ts'
import { byEye, byRule, type Meaning, type Phrase, type Verb } from './verb.ts'

/** Seconds that an agent has to stay in a biome, as in the paper's table of metrics. */
const STAY = 10
/** A limitation of the rule for structures. */
const UNCHECKED_STRUCTURE = ['whether it is any other such structure: only that of our own scene counts']
const NETHER = /^(?:the )?nether$/
const END = /^(?:the )?end$/

/** Blocks, mobs, biomes and places. */
export const find: Verb = {
  id: 'find',
  forms: [
    'find',
    'spot',
    'discover',
    'locate',
    'look for',
    'search for',
    'identify',
    'seek',
    'navigate to',
    'go to',
    'reach',
    'visit',
    'enter',
    'travel to',
    'explore',
  ],
  example: 'find melon',
  category: 'Finding',
  read: readFind,
}

function readFind(phrase: Phrase): Meaning | undefined {
  const { text, lexicon, verb } = phrase
  const bare = text.replace(/ biome$|^biome /, '')
  const biome = () => {
    const found = lexicon.biome(bare)
    if (found === undefined) return undefined
    const world = NETHER.test(bare) ? 'nether' : END.test(bare) ? 'end' : 'terrain'
    return byRule(
      { kind: 'stays', biome: found.names, seconds: STAY },
      { object: found, atom: `find_${found.first}_biome`, world },
    )
  }
  const place = lexicon.place(text)
  if (place?.isStructure) {
    const scene = structureNamed(place.name)
    if (scene !== undefined)
      return byRule(
        { kind: 'stays', box: placeOfStructure(), seconds: STAY },
        { object: { words: text, names: [] }, scene, unchecked: UNCHECKED_STRUCTURE },
      )
    return byEye('structuresOfTheWorld', phrase, {
      world: 'terrain',
      obstacle: `our worlds have no ${place.name.replaceAll('_', ' ')}: of structures we build ${BUILT_STRUCTURES.map((name) => name.replaceAll('_', ' ')).join(', ')}`,
    })
  }
  if (verb === 'explore' || / biome$/.test(text)) return biome()
  const thing = lexicon.mob(text) ?? lexicon.block(text)
  if (thing !== undefined)
    return byRule({ kind: 'sighted', of: thing.names }, { object: thing, atom: `find_${thing.first}` })
  const item = lexicon.item(text)
  // Pictures and frames are entities: they are seen like mobs.
  if (item !== undefined && becomesEntity(item.first))
    return byRule({ kind: 'sighted', of: item.names }, { object: item })
  return (
    biome() ?? (place === undefined ? readItem(item, phrase) : byEye('places', phrase, { world: 'terrain' }))
  )
}

/** An item is found when it is picked up, or when the block that drops it is seen. */
function readItem(
  item: ReturnType<Phrase['lexicon']['item']>,
  { count, lexicon }: Phrase,
): Meaning | undefined {
  if (item === undefined) return undefined
  const block = lexicon.blocksThatDrop(item)
  const picked = { kind: 'picked_up', of: item.names, count } as const
  if (block === undefined) return byRule(picked, { object: item, count })
  return byRule(
    { kind: 'or', of: [picked, { kind: 'sighted', of: block.names }] },
    { object: item, count, atom: `find_${block.first}` },
  )
}
