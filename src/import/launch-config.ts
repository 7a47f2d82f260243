import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { checked } from '../core/checked/checked.ts'
import type { GameVersion } from '../game/version.ts'
import { buildingBlueprints, importStructure } from './building-blueprint.ts'
import { importFarmSetting, readFarmFiles } from './farm-setting.ts'
import type { ImportOptions } from './import-file.ts'
import { firstIssue, type Outcome, refused, slug } from './imported.ts'
import { readJsonArray } from './json-file.ts'

/** The original's `--dig_needed` treats any text as true, even "false". */
const flag = z.union([
  z.boolean(),
  z.enum(['true', 'false', 'True', 'False', '']).transform((text) => /^true$/i.test(text)),
])

const runSchema = z
  .object({
    task_type: z.enum(['construction', 'farming', 'puzzle', 'meta']),
    task_idx: z.int().nonnegative(),
    agent_num: z.int().min(1).max(26),
    task_name: z.string().min(1),
    task_goal: z.string().default(''),
    dig_needed: flag.default(false),
    max_task_num: z.int().nonnegative().default(0),
    document_file: z.string().default(''),
  })
  .loose()
type Run = z.infer<typeof runSchema>

/** A run in the file, with the outcome of its import once known. */
interface Entry {
  run: Run
  outcome?: Outcome
}

/** The kinds of tasks to read, the file in the data folder that contains them, and the files that it refers to. */
const FILES = {
  construction: ['building_blue_print.json'],
  farming: ['farm_setting.json', 'farm_blue_print.json'],
} as const

/**
 * Reads a launch configuration of VillagerBench: an array of runs. The tasks that they refer to are read from the given data
 * folder or the one next to the file, each file once. API keys and endpoints in the file are ignored.
 */
export async function* importLaunchConfig(
  path: string,
  data: string,
  { minecraft, only = () => true, seen }: Pick<ImportOptions, 'minecraft' | 'only' | 'seen'>,
): AsyncGenerator<Outcome> {
  const entries: Entry[] = []
  const names = new Set<string>()
  const outcomes: (Entry | Outcome)[] = readJsonArray(path).flatMap((element, index) => {
    if (!only(index)) return []
    const parsed = checked(runSchema, element)
    if (!parsed.success) {
      const { field, reason } = firstIssue(parsed.issues)
      return refused(nameOf(element, index), field, reason)
    }
    const run = parsed.data
    if (names.has(run.task_name))
      return refused(run.task_name, 'task_name', 'named twice; the original skips the second')
    names.add(run.task_name)
    const entry: Entry = { run }
    const unread = unreadable(run, data)
    if (unread !== undefined) entry.outcome = unread
    entries.push(entry)
    return entry
  })
  const open = entries.filter(({ outcome }) => outcome === undefined)
  await readConstructions(
    join(data, FILES.construction[0]),
    open.filter(({ run }) => run.task_type === 'construction'),
    { minecraft, seen },
  )
  const dish = dishesOf(
    { data, minecraft },
    open.filter(({ run }) => run.task_type === 'farming'),
  )
  for (const entry of outcomes) {
    if ('kind' in entry) yield entry
    else yield entry.outcome ?? dish(entry.run) ?? noSuchTask(entry.run, data)
  }
}

function nameOf(element: unknown, index: number): string {
  const name = (element as { task_name?: unknown } | null)?.task_name
  return typeof name === 'string' && name !== '' ? `run ${index} (${name})` : `run ${index}`
}

function unreadable({ task_name: name, task_type: type }: Run, data: string): Outcome | undefined {
  if (type === 'puzzle')
    return refused(
      name,
      'task_type',
      'layouts of puzzles come from a Python seed: use the escape suite instead',
    )
  if (type === 'meta')
    return refused(name, 'task_type', 'meta tasks have unseeded random worlds and are not read')
  const missing = FILES[type].map((file) => join(data, file)).find((file) => !existsSync(file))
  return missing === undefined
    ? undefined
    : refused(name, 'task_idx', `there is no ${missing}: pass the data folder with --data`)
}

const noSuchTask = ({ task_name: name, task_type: type, task_idx: index }: Run, data: string): Outcome =>
  refused(name, 'task_idx', `${join(data, FILES[type as keyof typeof FILES][0])} has no task ${index}`)

/** Reads the structures once, up to the last one needed, and imports each as often as runs use it. */
async function readConstructions(
  file: string,
  entries: readonly Entry[],
  { minecraft, seen }: Pick<ImportOptions, 'minecraft' | 'seen'>,
): Promise<void> {
  const wanted = Map.groupBy(entries, ({ run }) => run.task_idx)
  if (wanted.size === 0) return
  const last = Math.max(...wanted.keys())
  for await (const { index, element } of buildingBlueprints(file, seen)) {
    const structure = onceForAlike(({ agent_num: agents, task_goal: goal }) =>
      importStructure(element, index, { minecraft, agents, goal }),
    )
    for (const entry of wanted.get(index) ?? []) entry.outcome = ofRun(entry.run, structure(entry.run))
    if (index === last) return
  }
}

/** The outcome of importing a dish from the farm files; undefined if they do not contain it. */
function dishesOf(
  { data, minecraft }: { data: string; minecraft: GameVersion },
  entries: readonly Entry[],
): (run: Run) => Outcome | undefined {
  if (entries.length === 0) return () => undefined
  const { settings, blueprints } = readFarmFiles(join(data, FILES.farming[0]), join(data, FILES.farming[1]))
  const dish = onceForAlike(({ task_idx: index, task_goal: goal }) =>
    importFarmSetting(settings[index], index, { blueprints, minecraft, goal }),
  )
  const isThere = ({ task_type: type, task_idx: index }: Run) => type === 'farming' && index < settings.length
  return (run) => (isThere(run) ? ofRun(run, dish(run)) : undefined)
}

/** Imports only once a task that several runs share: the same task for the same team with the same goal. */
function onceForAlike(read: (run: Run) => Outcome): (run: Run) => Outcome {
  const known = new Map<string, Outcome>()
  return (run) => {
    const key = JSON.stringify([run.task_idx, run.agent_num, run.task_goal])
    const outcome = known.get(key) ?? read(run)
    known.set(key, outcome)
    return outcome
  }
}

/** The task under the name of the run, for its team, with the run's other settings. */
function ofRun(run: Run, found: Outcome): Outcome {
  const { task_name: name, task_idx: index, agent_num: agents } = run
  if (found.kind === 'refused')
    return refused(name, `task_idx ${index}, ${found.refusal.field}`, found.refusal.reason)
  const notes = [...found.notes]
  if (run.dig_needed) notes.push('dig_needed ignored: the materials are in the chest')
  if (run.document_file.includes('\\')) notes.push('document_file has Windows slashes; it is not needed here')
  return { kind: 'task', draft: { ...found.draft, id: slug(name), agents }, notes }
}
