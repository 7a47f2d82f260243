import { distance } from 'fastest-levenshtein'
import { type Atom, type Family, slug } from '../atoms/atom.ts'

/** A line of a foreign list of atoms, and what became of it. */
export interface MappedLine {
  /** As it stood in the file. */
  readonly line: string
  readonly atom?: Atom
  /** What was repaired, or why the line is none of ours. */
  readonly notes: readonly string[]
}

/** Lines longer than this are no atoms. */
const MAX_LINE = 200
/** A list has so many lines at most. */
const MAX_LINES = 50_000

/** Slips in the lists that are about, word by word. */
const SLIPS: Readonly<Record<string, string>> = {
  bulid: 'build',
  dink: 'drink',
  smlie: 'slime',
  endmite: 'endermite',
  villiager: 'villager',
  suger: 'sugar',
}

/** The families in which a verb looks, in order. */
const VERBS: Readonly<Record<string, readonly Family[]>> = {
  craft: ['craft', 'brew', 'smelt'],
  make: ['craft', 'build'],
  smelt: ['smelt'],
  brew: ['brew'],
  enchant: ['enchant'],
  repair: ['repair'],
  mine: ['mine'],
  dig: ['mine', 'motion'],
  collect: ['mine', 'use'],
  find: ['find block', 'find mob', 'find biome'],
  explore: ['open', 'motion', 'find biome'],
  combat: ['combat', 'hunt'],
  fight: ['combat', 'hunt'],
  kill: ['combat', 'hunt'],
  hunt: ['hunt', 'combat'],
  trap: ['trap'],
  hook: ['lead'],
  lead: ['lead'],
  bring: ['lead'],
  tame: ['tame'],
  breed: ['breed'],
  feed: ['breed'],
  ride: ['ride'],
  eat: ['eat'],
  drink: ['drink', 'eat'],
  throw: ['throw', 'drop'],
  use: ['use', 'throw', 'drink'],
  shear: ['use'],
  till: ['use'],
  carve: ['use'],
  sleep: ['use'],
  light: ['light', 'place'],
  decorate: ['place'],
  place: ['place', 'light'],
  build: ['build'],
  plant: ['plant'],
  climb: ['motion'],
  swim: ['motion'],
  drop: ['drop'],
  open: ['open'],
  interact: ['open'],
  trade: ['buy', 'sell'],
  buy: ['buy'],
  sell: ['sell'],
}

const SMALL_WORDS = /^(a|an|the|to|of|some|with|in|boat|your|for|at|as)$/

/**
 * Reads a foreign list of atoms, a line each, and maps its lines onto ours: by the verb and the longest known name, slips
 * repaired. Blank lines and lines that say the same as an earlier one are dropped.
 */
export function mapAtomList(text: string, atoms: readonly Atom[]): { lines: MappedLine[]; dropped: number } {
  const index = Map.groupBy(atoms, ({ family }) => family)
  const seen = new Set<string>()
  const all = text.split(/\r?\n/, MAX_LINES)
  const lines = all.flatMap((line): MappedLine[] => {
    const id = slug(line)
    if (id === '' || seen.has(id)) return []
    seen.add(id)
    return [mapLine(line, index)]
  })
  return { lines, dropped: all.length - lines.length }
}

function mapLine(line: string, index: ReadonlyMap<Family, readonly Atom[]>): MappedLine {
  const said = slug(line.slice(0, MAX_LINE)).split('_')
  const words = said.map((word) => (Object.hasOwn(SLIPS, word) ? (SLIPS[word] as string) : word))
  const notes = said.flatMap((word, i) => (words[i] === word ? [] : [`"${word}" read as "${words[i]}"`]))
  const [verb = '', ...rest] = words
  const families = Object.hasOwn(VERBS, verb) ? (VERBS[verb] as readonly Family[]) : undefined
  if (families === undefined) return { line, notes: [...notes, `no family of atoms begins with "${verb}"`] }
  const name = rest.filter((word) => !SMALL_WORDS.test(word)).join('_')
  const candidates = families.flatMap((family) => index.get(family) ?? [])
  const exact = candidates.find(({ of }) => isSame(slug(of), name, rest))
  if (exact !== undefined) return { line, atom: exact, notes }
  const near = nearest(name, candidates)
  if (near === undefined) return { line, notes: [...notes, `"${verb}" knows no "${name}" in this version`] }
  return { line, atom: near, notes: [...notes, `"${name}" read as "${near.of}"`] }
}

function isSame(of: string, name: string, rest: readonly string[]): boolean {
  if (of === name || of === rest.join('_') || `${of}s` === name) return true
  const potion = /^(.*)_(splash_)?potion$/.exec(of)?.[1]
  if (potion !== undefined) return name.replace(/(splash_?)?_?potion_?/, '') === potion
  const biome = /^(.*)_biome$/.exec(of)?.[1]
  if (biome !== undefined) return biome === name
  return /_(from|to)_/.test(of) && of.replace(/_(from|to)_.*$/, '') === name
}

/** The name that differs by a letter or two, if it is long enough for that to be a slip. */
function nearest(name: string, candidates: readonly Atom[]): Atom | undefined {
  if (name.length < 5) return undefined
  const most = name.length < 9 ? 1 : 2
  const close = candidates
    .map((atom) => ({ atom, far: distance(slug(atom.of), name) }))
    .filter(({ far }) => far <= most)
  return close.toSorted((a, b) => a.far - b.far)[0]?.atom
}
