import { byEye, byRule, type Meaning, type Phrase, type Verb } from './verb.ts'

const BUCKET = /^(?:a |the |your )?(?:empty )?bucket(?: (?:with|of) (water|lava|milk|powder snow))?$/
const BOTTLE = /^(?:a |the )?(?:glass |water )?bottle(?: with water)?$/

/** Buckets, bottles, cauldrons and holes that are filled. */
export const fill: Verb = {
  id: 'fill',
  forms: ['fill', 'fill up', 'scoop', 'scoop up', 'collect', 'get'],
  example: 'fill a bucket with water',
  category: 'Tool Use',
  read: readFill,
}

function readFill(phrase: Phrase): Meaning | undefined {
  const { text, count, verb, lexicon } = phrase
  const isFill = verb.startsWith('fill')
  const bucket = BUCKET.exec(text)
  if (bucket !== null && isFill) {
    const filled = `${(bucket[1] ?? 'water').replace(' ', '_')}_bucket`
    return byRule(
      { kind: 'held', of: [filled], count },
      { count, object: { words: text, names: ['bucket'] }, atom: `fill_${filled}` },
    )
  }
  if (BOTTLE.test(text) && isFill)
    return byRule(
      { kind: 'held', of: ['potion'], count },
      { count, unchecked: ['that it is water: potions are counted alike'] },
    )
  if (!isFill) {
    const liquid = /^(?:some |the )?(water|lava|milk)$/.exec(text)?.[1]
    return liquid === undefined || lexicon.item(text) === undefined
      ? undefined
      : byRule(
          { kind: 'held', of: [`${liquid}_bucket`], count },
          { count, object: { words: text, names: [`${liquid}_bucket`] } },
        )
  }
  if (/cauldron/.test(text))
    return byRule(
      { kind: 'did', what: 'fill_cauldron', count },
      { count, object: { words: text, names: ['cauldron'] } },
    )
  return text === '' ? undefined : byEye('digging', phrase)
}
