/*
 * `npm run zoo -- [options]`: builds every state of every block that a player can place, in five contexts, and groups of
 * blocks that get their states from each other, as tasks of about twenty cells, with one expert agent in the embedded world. Prints what came out right by context and family of blocks, and
 * names every wrong cell. Exit 1 below 99.5 %.
 *   --version 1.19.2   the game version
 *   --only PATTERN     only blocks whose name matches
 *   --context NAME     only this context
 *   --every-context    each state in every context that it can hold in, not in one of them in turn (takes an hour)
 *   --jobs N           tasks played at the same time (2)
 *   --sample N         only about N exhibits, spread over all
 *   --seed N           which of the free sides is taken, and the seed of the runs
 *   --from N           begin with the structure of this number; those before it are neither played nor counted
 *   --results FILE     keep each structure's cells there (JSON lines); structures in it are counted and not played again
 */
import '../support/guarded.ts'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { readFlags } from '../../benchmarks/flags.ts'
import { EpisodePlayer } from '../../src/experiment/episode-player.ts'
import type { GameVersion } from '../../src/game/version.ts'
import { table as printedTable } from '../../src/report/table/table.ts'
import { CONTEXTS, type Exhibit, exhibit } from './exhibits.ts'
import { groups } from './groups.ts'
import { type JudgedCell, playStructure } from './play-structure.ts'
import { blockNames, placeableStates } from './states.ts'
import { type Structure, structuresOf } from './structures.ts'

const { values } = readFlags(import.meta.filename, {
  version: { type: 'string', default: '1.19.2' },
  only: { type: 'string' },
  context: { type: 'string' },
  'every-context': { type: 'boolean', default: false },
  sample: { type: 'string' },
  seed: { type: 'string', default: '1' },
  jobs: { type: 'string', default: '2' },
  from: { type: 'string', default: '0' },
  results: { type: 'string' },
})
const version = values.version as GameVersion
const seed = Number(values.seed)
/** Required share of correct cells. */
const WANTED = 0.995

const pattern = new RegExp(values.only ?? '')
const names = blockNames(version).filter((name) => pattern.test(name))
const states = names.flatMap((name) => placeableStates(name, version))
const contexts = CONTEXTS.filter((context) => values.context === undefined || values.context === context)
/** Each state in one of the contexts that it can hold in, in turn; with --every-context in all of them. */
const all = states
  .flatMap((state, index) => {
    const possible = contexts.flatMap((context) => exhibit(state, context, index + seed) ?? [])
    return values['every-context']
      ? possible
      : possible.slice((index + seed) % Math.max(1, possible.length)).slice(0, 1)
  })
  .concat(groups(names).filter(({ context }) => contexts.includes(context)))
  .sort((one, other) => CONTEXTS.indexOf(one.context) - CONTEXTS.indexOf(other.context))
const every = values.sample === undefined ? 1 : Math.max(1, all.length / Number(values.sample))
const exhibits = all.filter((_, index) => Math.floor(index / every) !== Math.floor((index - 1) / every))
const structures = structuresOf(exhibits, version).slice(Number(values.from))
const cells = structures.reduce((sum, { task }) => sum + task.blueprint.length, 0)
process.stdout.write(
  `${states.length} states, ${exhibits.length} exhibits, ${cells} cells in ${structures.length} structures (Minecraft ${version})\n`,
)

const tally = new Map<string, { right: number; of: number }>()
const wrong: string[] = []
const kept = keptResults(values.results)
let next = 0
let over = 0
await Promise.all(
  Array.from({ length: Number(values.jobs) }, async () => {
    const player = new EpisodePlayer()
    for (let index = next++; index < structures.length; index = next++) {
      await judge(structures[index] as Structure, player)
      over++
      if (process.stderr.isTTY) process.stderr.write(`\r${over} of ${structures.length} structures`)
      else if (over % 10 === 0)
        process.stderr.write(`${over} of ${structures.length} structures, ${wrong.length} wrong cells\n`)
    }
    await player.close()
  }),
)
report()

async function judge(structure: Structure, player: EpisodePlayer): Promise<void> {
  const judged = kept.get(structure.task.id) ?? (await playStructure(structure, seed, player))
  if (values.results !== undefined && !kept.has(structure.task.id))
    appendFileSync(values.results, `${JSON.stringify({ structure: structure.task.id, cells: judged })}\n`)
  const first = structure.exhibits[0] as Exhibit
  const families = structure.exhibits.flatMap(({ blocks, family }) => blocks.map(() => family))
  judged.forEach(({ wanted, wrong: reason }, index) => {
    const family = families[Math.min(index, families.length - 1)] as string
    for (const key of [first.context, `${first.context} ${family}`]) {
      const counted = tally.get(key) ?? { right: 0, of: 0 }
      tally.set(key, { right: counted.right + (reason === '' ? 1 : 0), of: counted.of + 1 })
    }
    if (reason === '') return
    wrong.push(`${structure.task.id} ${first.context}: ${wanted} ${reason}`)
    if (!process.stderr.isTTY) process.stderr.write(`${wrong.at(-1)}\n`)
  })
}

/** The cells of the structures that a file of results has. */
function keptResults(file: string | undefined): ReadonlyMap<string, JudgedCell[]> {
  if (file === undefined || !existsSync(file)) return new Map()
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1)
  return new Map(
    lines.map((line) => {
      const { structure, cells: judged } = JSON.parse(line) as { structure: string; cells: JudgedCell[] }
      return [structure, judged]
    }),
  )
}

function report(): void {
  const families = [...new Set(exhibits.map(({ family }) => family))]
  const share = (key: string) => {
    const { right, of } = tally.get(key) ?? { right: 0, of: 0 }
    return of === 0 ? '–' : `${right}/${of}`
  }
  const rows = families.map((family) => [family, ...CONTEXTS.map((context) => share(`${context} ${family}`))])
  const text = printedTable(['blocks', ...CONTEXTS], [...rows, ['all', ...CONTEXTS.map(share)]])
  process.stdout.write(`\n${text}\n`)
  for (const line of wrong) process.stdout.write(`${line}\n`)
  const right = cells - wrong.length
  process.stdout.write(`${right} of ${cells} cells right (${((right / cells) * 100).toFixed(2)} %)\n`)
  process.exitCode = right / cells < WANTED ? 1 : 0
}
