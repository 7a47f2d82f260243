import { onceByName } from '../../core/once.ts'
import type { GameVersion } from '../../game/version.ts'
import { type Atom, type Family, slug } from '../atoms/atom.ts'
import { atomsOf } from '../atoms/atoms.ts'
import { plainScene } from '../scene/plain-scene.ts'
import { sceneOfRounds } from '../scene/rounds.ts'
import { amountIn } from './amount.ts'
import { EYE_FAMILIES } from './by-eye.ts'
import { lexiconOf } from './nouns/lexicon.ts'
import type { Part, ReadBy } from './reading.ts'
import { TASK_ALIASES } from './task-aliases.ts'
import { VERBS } from './verbs/index.ts'
import type { Meaning, Verb } from './verbs/verb.ts'

/** The verb of each family of our atoms. */
const VERB_OF_FAMILY: Readonly<Record<Family, string>> = {
  craft: 'craft',
  smelt: 'smelt',
  brew: 'brew',
  enchant: 'enchant',
  repair: 'repair',
  mine: 'mine',
  'find block': 'find',
  'find mob': 'find',
  'find biome': 'find',
  combat: 'combat',
  hunt: 'hunt',
  trap: 'trap',
  lead: 'lead',
  tame: 'tame',
  breed: 'breed',
  ride: 'ride',
  eat: 'eat',
  drink: 'drink',
  throw: 'throw',
  use: 'use',
  place: 'place',
  light: 'light',
  build: 'build',
  plant: 'plant',
  motion: 'move',
  drop: 'drop',
  open: 'open',
  buy: 'buy',
  sell: 'sell',
  rename: 'rename',
  combine: 'combine',
  shoot: 'shoot',
  fish: 'fish',
  hook: 'hook',
  tie: 'lead',
  look: 'look',
}

/** The verb form at the beginning of some words, and the words after it. */
interface Beginning {
  readonly verb: Verb
  readonly form: string
  readonly rest: string
}

/** Verbs whose forms begin these words, longest form first. */
export function beginningsOf(words: string): Beginning[] {
  return VERBS.flatMap((verb) => {
    const forms = verb.forms.filter((form) => words === form || words.startsWith(`${form} `))
    const [form] = forms.toSorted((a, b) => b.length - a.length)
    return form === undefined ? [] : [{ verb, form, rest: words.slice(form.length).trim() }]
  }).sort((a, b) => b.form.length - a.form.length)
}

/** Reads the words of one part without constraints: as an exact name, by the alias table, or by verb and object. */
export function readLeaf(words: string, version: GameVersion): Part | undefined {
  const atom = atomOf(words, version)
  if (atom !== undefined) return partOfAtom(atom, words, version)
  const meant = aliasOf(words)
  if (meant === undefined) return byGrammar(words, { words, readBy: 'grammar' }, version)
  return byGrammar(meant, { words, readBy: 'alias', readAs: meant }, version)
}

const withoutArticles = (words: string): string =>
  words
    .split(' ')
    .filter((word) => !/^(?:an?|the|some)$/.test(word))
    .join(' ')

function aliasOf(words: string): string | undefined {
  const bare = withoutArticles(words)
  const key = [words, bare].find((each) => Object.hasOwn(TASK_ALIASES, each))
  return key === undefined ? undefined : TASK_ALIASES[key]
}

/** Our atom with this name, matched by its id or its text. */
const atomOf = (words: string, version: GameVersion): Atom | undefined => {
  const names = atomNames(version)
  return names.get(slug(words)) ?? names.get(slug(withoutArticles(words)))
}

const atomNames = onceByName((version: GameVersion): ReadonlyMap<string, Atom> => {
  const atoms = atomsOf(version)
  return new Map([
    ...atoms.map((atom) => [slug(atom.text), atom] as const),
    ...atoms.map((atom) => [atom.id, atom] as const),
  ])
})

const atomsById = onceByName(
  (version: GameVersion): ReadonlyMap<string, Atom> =>
    new Map(atomsOf(version).map((atom) => [atom.id, atom])),
)

/** Our atom with a given id, in a version. */
export const atomWithId = (id: string, version: GameVersion): Atom | undefined => atomsById(version).get(id)

function partOfAtom(atom: Atom, words: string, version: GameVersion): Part {
  const { success, id, family, of, setup } = atom
  const grammar = byGrammar(words, { words, readBy: 'exact name' }, version)
  return {
    id,
    words,
    readBy: 'exact name',
    verb: grammar?.verb ?? VERB_OF_FAMILY[family],
    object: grammar?.object ?? { words: of.replaceAll('_', ' '), names: [of] },
    count: success !== undefined && 'count' in success ? success.count : 1,
    judged:
      success === undefined
        ? (grammar?.judged ?? { by: 'eye', family: 'structures', reason: EYE_FAMILIES.structures })
        : { by: 'rule', predicate: success },
    scene: setup,
    atom: id,
    ...(grammar?.world === undefined ? {} : { world: grammar.world }),
    ...(grammar?.obstacle === undefined ? {} : { obstacle: grammar.obstacle }),
    unchecked: grammar?.unchecked ?? [],
  }
}

/** How many copies of an atom's scene are needed for a goal with a given number. */
const roundsOf = ({ success }: Atom, count: number): number =>
  Math.ceil(count / (success !== undefined && 'count' in success ? success.count : 1))

/** Reads a verb and its object. */
function byGrammar(
  text: string,
  origin: { words: string; readBy: ReadBy; readAs?: string },
  version: GameVersion,
): Part | undefined {
  for (const { verb, form, rest } of beginningsOf(text)) {
    const meaning = meaningOf(verb, form, rest, version)
    if (meaning !== undefined) return partOf(meaning, { verb, ...origin }, version)
  }
  return undefined
}

function meaningOf(verb: Verb, form: string, rest: string, version: GameVersion): Meaning | undefined {
  const lexicon = lexiconOf(version)
  const whole = { text: rest, words: rest.split(' '), count: 1, isCounted: false, verb: form, lexicon }
  const { count, isCounted, rest: bare } = amountIn(rest)
  const counted = { ...whole, text: bare, words: bare.split(' '), count, isCounted }
  return bare === rest ? verb.read(whole) : (verb.read(counted) ?? verb.read(whole))
}

function partOf(
  { judged, object, count, obstacle, atom: atomId, world, scene, unchecked = [] }: Meaning,
  { verb, ...origin }: { verb: Verb; words: string; readBy: ReadBy; readAs?: string },
  version: GameVersion,
): Part {
  const atom = [atomId ?? []].flat().flatMap((id) => atomWithId(id, version) ?? [])[0]
  const plain = judged.by === 'rule' ? plainScene(judged.predicate, object?.names[0], version) : undefined
  const ownScene = scene ?? (atom === undefined ? plain : sceneOfRounds(atom.setup, roundsOf(atom, count)))
  const words = [verb.id, ...(count === 1 ? [] : [String(count)]), object?.words ?? ''].join(' ')
  return {
    id: slug(words),
    ...origin,
    verb: verb.id,
    ...(object === undefined ? {} : { object }),
    count,
    judged,
    ...(obstacle === undefined ? {} : { obstacle }),
    ...(atom === undefined ? {} : { atom: atom.id }),
    ...(ownScene === undefined ? {} : { scene: ownScene }),
    ...(world === undefined ? {} : { world }),
    unchecked,
  }
}
