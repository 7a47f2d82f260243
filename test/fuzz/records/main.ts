/*
 * `npm run fuzz:records -- [mutations] [seed]`: plays a small experiment, damages copies of its records, and reads each with every verb.
 * A verb may refuse, say what is lost, or show what it shows of the sound records; anything else is a wrong number in silence, and
 * exits with 1. Then measures what the checksums of a demo's journal cost, in processor time.
 */
import '../../support/guarded.ts'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRandom } from '../../../src/core/random.ts'
import { Catalogue } from '../../../src/plugin/catalogue.ts'
import { checksumCost } from './checksum-cost.ts'
import { MUTATIONS, type Mutation } from './mutate.ts'
import { playRecords } from './play-records.ts'
import { show, VERBS } from './verbs.ts'

/** Files of a run, each as often as it is worth; the others are of the experiment. */
const TARGETS = [
  ...Array.from({ length: 5 }, () => 'journal.jsonl'),
  ...Array.from({ length: 2 }, () => 'results.jsonl'),
  'scorecard.json',
  'run.json',
  'transcript.jsonl.gz',
  'recording.jsonl',
] as const
/** Largest share of a demo's processor time that checksums may cost. */
const LARGEST_SHARE = 0.02

const mutations = Number(process.argv[2] ?? 500)
const random = createRandom(Number(process.argv[3] ?? 1))
const root = mkdtempSync(join(tmpdir(), 'causalmace-fuzz-records-'))
const catalogue = new Catalogue()
let number = 0

/** A copy of the sound records, to be damaged. */
function copyOf(sound: string): { experiment: string; run: string; scratch: string } {
  const experiment = join(root, `copy-${number++}`)
  cpSync(sound, experiment, { recursive: true })
  const runs = readdirSync(join(experiment, 'runs')).sort()
  return {
    experiment,
    run: join(experiment, 'runs', runs[0] as string),
    scratch: join(root, `scratch-${number}`),
  }
}

const remove = (place: { experiment: string; scratch: string }) => {
  for (const path of Object.values(place)) rmSync(path, { recursive: true, force: true })
}

async function soundAnswers(sound: string): Promise<Map<string, string>> {
  const answers = new Map<string, string>()
  const place = copyOf(sound)
  for (const verb of Object.keys(VERBS)) {
    const shown = await show(verb, { ...place, catalogue })
    if (shown === 'refused' || shown.isSaid) throw new TypeError(`${verb} finds fault with sound records`)
    answers.set(verb, shown.numbers.replaceAll(place.experiment, ''))
  }
  remove(place)
  return answers
}

interface Count {
  found: number
  harmless: number
  silent: string[]
}

/** Reads damaged records with every verb. */
async function judge(
  place: ReturnType<typeof copyOf>,
  sound: ReadonlyMap<string, string>,
): Promise<string[] | 'harmless' | 'found'> {
  let isFound = false
  const silent: string[] = []
  for (const verb of Object.keys(VERBS)) {
    const shown = await show(verb, { ...place, catalogue })
    if (shown === 'refused' || shown.isSaid) isFound = true
    else if (shown.numbers.replaceAll(place.experiment, '') !== sound.get(verb)) silent.push(verb)
  }
  return silent.length > 0 ? silent : isFound ? 'found' : 'harmless'
}

const counts = new Map<string, Count>()

async function mutateOnce(sound: string, answers: ReadonlyMap<string, string>): Promise<void> {
  const target = random.pick(TARGETS) as (typeof TARGETS)[number]
  const name = random.pick(Object.keys(MUTATIONS)) as Mutation
  const place = copyOf(sound)
  const file = join(target === 'results.jsonl' ? place.experiment : place.run, target)
  const before = readFileSync(file)
  const after = MUTATIONS[name](before, random)
  if (after.equals(before)) {
    remove(place)
    return mutateOnce(sound, answers)
  }
  writeFileSync(file, after)
  const verdict = await judge(place, answers)
  const key = `${target.padEnd(20)} ${name}`
  const count = counts.get(key) ?? { found: 0, harmless: 0, silent: [] }
  if (verdict === 'found' || verdict === 'harmless') count[verdict]++
  else {
    count.silent.push(verdict.join(', '))
    const kept = join(tmpdir(), `causalmace-silent-${number}`)
    if (!existsSync(kept)) cpSync(place.experiment, kept, { recursive: true })
    process.stdout.write(`silent: ${key.trim()} in ${verdict.join(', ')}; kept in ${kept}\n`)
  }
  counts.set(key, count)
  remove(place)
}

try {
  const sound = await playRecords(root)
  const answers = await soundAnswers(sound)
  for (let i = 0; i < mutations; i++) await mutateOnce(sound, answers)
} finally {
  rmSync(root, { recursive: true, force: true })
}
process.stdout.write('file                 mutation            found  harmless  silent\n')
for (const [key, { found, harmless, silent }] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1)))
  process.stdout.write(
    `${key.padEnd(41)}${String(found).padStart(5)}${String(harmless).padStart(10)}${String(silent.length).padStart(8)}\n`,
  )
const silent = [...counts.values()].reduce((sum, count) => sum + count.silent.length, 0)
process.stdout.write(`${mutations} mutations, ${silent} wrong numbers in silence\n`)
const { share, text } = checksumCost()
process.stdout.write(`${text}\n`)
process.exit(silent === 0 && share <= LARGEST_SHARE ? 0 : 1)
