import { byEye, byRule, type Meaning, type Phrase, type Verb } from './verb.ts'

const SIDEWAYS = /^(?:horizontally|a tunnel|straight|forward|sideways|tunnel)$/
/** Blocks to dig when only a direction is given. */
const TUNNEL = 10

/** Dug blocks, by the block or by its drop. */
export const mine: Verb = {
  id: 'mine',
  forms: [
    'mine',
    'dig',
    'dig up',
    'dig out',
    'break',
    'destroy',
    'chop',
    'chop down',
    'cut',
    'cut down',
    'fell',
    'punch',
    'excavate',
    'remove',
  ],
  example: 'mine iron ore',
  instrument: 'tool',
  category: 'Mining & Collecting',
  read: readMine,
}

/** `down 10 blocks`, `straight down`. */
const DOWN = /^(?:straight )?down(?:wards?)?(?: (?:by )?(\d{1,3}) blocks?)?(?: deep)?$/

function readMine(phrase: Phrase): Meaning | undefined {
  const { text, count, lexicon, verb } = phrase
  const [isDown, depth = TUNNEL] = DOWN.exec(text) ?? []
  if (isDown !== undefined)
    return byRule({ kind: 'offset', down: Number(depth) }, { count: Number(depth), atom: 'move_dig_down' })
  if (SIDEWAYS.test(text))
    return byRule(
      {
        kind: 'and',
        of: [
          { kind: 'mined', of: ['*'], count: TUNNEL },
          { kind: 'offset', horizontal: TUNNEL - 2 },
        ],
      },
      { count: TUNNEL, unchecked: ['that the blocks form a tunnel'] },
    )
  // Cutting stone means using a stonecutter.
  if (verb === 'cut' && text === 'stone') return byEye('digging', phrase)
  const item = lexicon.item(text)
  const block = lexicon.block(text) ?? (item === undefined ? undefined : lexicon.blocksThatDrop(item))
  if (block !== undefined)
    return byRule(
      { kind: 'mined', of: block.names, count },
      { object: block, count, atom: `mine_${block.first}` },
    )
  if (item === undefined || verb !== 'mine') return undefined
  // "mine leather" in the papers: items that are not dropped by blocks are picked up from mobs.
  return byRule(
    { kind: 'picked_up', of: item.names, count },
    { object: item, count, unchecked: ['how it is obtained: no block drops it'] },
  )
}
