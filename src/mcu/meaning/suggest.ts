import { similarName } from '../../game/data/similar-name.ts'
import type { GameVersion } from '../../game/version.ts'
import { constraintOf, strippings } from './constraints/constraints-in.ts'
import { beginningsOf } from './leaf.ts'
import { lexiconOf } from './nouns/lexicon.ts'
import { VERBS } from './verbs/index.ts'

/** Explains why words were not understood, and suggests readings. Suggestions are for people only. */
export function suggestionsFor(
  words: string,
  version: GameVersion,
): { reason: string; suggestions: string[] } {
  const lexicon = lexiconOf(version)
  const bare = [...strippings(words, lexicon)].at(-1)?.rest ?? words
  const [beginning] = beginningsOf(bare)
  if (beginning === undefined) return unknownVerb(bare)
  const { form, rest } = beginning
  if (rest === '') return { reason: `"${form}" needs an object`, suggestions: [] }
  const others = lexicon.otherVersionsWith(rest)
  if (others.length > 0)
    return {
      reason: `"${rest}" is not in Minecraft ${version}; it is in ${others.join(', ')}`,
      suggestions: [],
    }
  if (constraintOf(rest, lexicon) !== undefined)
    return { reason: `"${form}" has a constraint, but no object`, suggestions: [] }
  const near = lexicon.nearMiss(rest)
  const name = near?.replaceAll('_', ' ')
  return {
    reason: `"${form}" has no object "${rest}" in Minecraft ${version}`,
    suggestions: name === undefined || name === rest ? [] : [`${form} ${name}`],
  }
}

function unknownVerb(words: string): { reason: string; suggestions: string[] } {
  const [first = '', ...rest] = words.split(' ')
  const forms = VERBS.flatMap(({ forms: all }) => all).filter((form) => !form.includes(' '))
  const near = first.length < 3 ? undefined : similarName(first, forms)
  return {
    reason: `no verb "${first}" is known`,
    suggestions: near === undefined ? [] : [[near, ...rest].join(' ')],
  }
}
