import { dropsOf } from '../../../game/blocks/drops.ts'
import { BUCKET_FILLS } from '../../../game/items/bucket-fills.ts'
import { TRADES } from '../../../game/mobs/trades.ts'
import { namesTest } from '../../../game/names.ts'
import type { GameVersion } from '../../../game/version.ts'
import type { Predicate } from '../../predicate/predicate.ts'
import type { Lexicon } from '../nouns/lexicon.ts'
import { recipeLack } from './craft.ts'
import { byRule, type Meaning, type Phrase, type Verb } from './verb.ts'

/** Items that fill a bucket or bottle in hand: they are neither crafted nor picked up. */
const FILLED = ['milk_bucket', 'water_bucket', 'lava_bucket', 'powder_snow_bucket', 'honey_bottle']

/** Items that come into an inventory: picked up, crafted or smelted, or bought. */
export const obtain: Verb = {
  id: 'obtain',
  forms: [
    'obtain',
    'get',
    'collect',
    'gather',
    'acquire',
    'pick up',
    'pick',
    'harvest',
    'retrieve',
    'take',
    'loot',
  ],
  example: 'collect wool',
  instrument: 'tool',
  category: 'Mining & Collecting',
  read: readObtain,
}

/** Contents of a bucket or bottle, by source: `milk from a cow`. */
const SOURCES: Readonly<Record<string, { item: string; from: RegExp; atom?: string }>> = {
  milk: { item: 'milk_bucket', from: /^(?:cow|mooshroom|goat)$/, atom: 'use_bucket_cow' },
  honey: { item: 'honey_bottle', from: /^(?:beehive|bee_nest)$/ },
}

function readFilled({ text, count, lexicon }: Phrase): Meaning | undefined {
  const [, what = '', from = ''] = /^(?:some )?(milk|honey)(?: (?:from|of|out of) (.+))?$/.exec(text) ?? []
  const source = SOURCES[what]
  if (source === undefined) return undefined
  const origin = lexicon.mob(from) ?? lexicon.block(from)
  if (from !== '' && !source.from.test(origin?.first ?? '')) return undefined
  return byRule(
    { kind: 'held', of: [source.item], count },
    {
      object: { words: text, names: [source.item] },
      count,
      ...(source.atom === undefined ? {} : { atom: source.atom }),
    },
  )
}

function readObtain(phrase: Phrase): Meaning | undefined {
  const { text, count, lexicon, verb } = phrase
  const filled = readFilled(phrase)
  if (filled !== undefined) return filled
  const item = lexicon.item(text)
  // Crops and flowers are harvested where they stand.
  const block =
    verb === 'pick' || verb === 'harvest' || dropsSomethingElse(text, lexicon)
      ? lexicon.block(text)
      : undefined
  if (item === undefined && block === undefined) return undefined
  const of = item?.names ?? []
  const ways: Predicate[] = [
    ...(item === undefined ? [] : itemWays(of, count, lexicon.version)),
    ...(block === undefined ? [] : [{ kind: 'mined', of: block.names, count } as const]),
  ]
  const [only, ...more] = ways
  if (only === undefined) return undefined
  return byRule(more.length === 0 ? only : { kind: 'or', of: ways }, {
    object: item ?? block,
    count,
    ...atomOf(lexicon.block(text)?.first, item?.first),
  })
}

/** Whether a block of this name leaves something else when it is dug by hand: grass leaves seeds. */
function dropsSomethingElse(text: string, lexicon: Lexicon): boolean {
  const block = lexicon.block(text)
  if (block === undefined || lexicon.item(text)?.first !== block.first) return false
  if (block.first === 'water' || block.first === 'lava') return false
  const test = namesTest(block.names)
  return !dropsOf(block.first, lexicon.version).some(({ item }) => test(item))
}

/** The scene for filling the bucket, or for digging the block of the same name, if there is one. */
function atomOf(block: string | undefined, item: string | undefined): { atom?: string } {
  if (item !== undefined && Object.hasOwn(BUCKET_FILLS, item)) return { atom: `fill_${item}` }
  return block === undefined ? {} : { atom: `mine_${block}` }
}

function itemWays(of: readonly string[], count: number, version: GameVersion): Predicate[] {
  if (FILLED.some(namesTest(of))) return [{ kind: 'held', of, count }]
  const isSold = Object.values(TRADES).some(({ sells }) => sells.some(namesTest(of)))
  return [
    { kind: 'picked_up', of, count },
    ...(recipeLack(of, version) === undefined ? [{ kind: 'crafted', of, count } as const] : []),
    ...(isSold ? [{ kind: 'traded', of, count } as const] : []),
  ]
}
