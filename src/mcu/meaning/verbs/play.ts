import { namesTest } from '../../../game/names.ts'
import { byEye, byRule, type Meaning, type Phrase, type Verb } from './verb.ts'

/** Using a note block tunes it, and hitting it plays it. */
const NOTES = ['tune_noteblock', 'play_noteblock'] as const

/** Music, note blocks, bells and games. */
export const play: Verb = {
  id: 'play',
  forms: ['play', 'play with', 'ring', 'listen to', 'tune'],
  example: 'play a music disc',
  category: 'Tool Use',
  missing: 'no action plays music yet',
  read: readPlay,
}

function readPlay(phrase: Phrase): Meaning | undefined {
  const { text, count, lexicon, verb } = phrase
  if (verb === 'ring')
    return lexicon.block(text)?.first === 'bell'
      ? byRule(
          { kind: 'did', what: 'bell_ring', count },
          { count, obstacle: 'bells of the embedded world ring by redstone alone' },
        )
      : undefined
  if (lexicon.block(text)?.first === 'note_block')
    return byRule(
      {
        kind: 'or',
        of: NOTES.map((what) => ({ kind: 'did', what, count })),
      },
      { count, unchecked: ['which tune'] },
    )
  const isMusic = /^(?:some |the |a )?(?:music|song|record|jukebox)/.test(text)
  const disc = lexicon.item(text)
  const isDisc = namesTest(lexicon.item('music disc')?.names ?? [])
  if (isMusic || (disc !== undefined && isDisc(disc.first)))
    return byRule(
      { kind: 'did', what: 'play_record', count },
      { count, unchecked: disc === undefined ? [] : ['which disc it is'] },
    )
  return text === '' ? undefined : byEye('playing', phrase)
}
