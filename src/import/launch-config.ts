import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { importBuildingBlueprints } from './building-blueprint.ts'
import { importFarmSettings } from './farm-setting.ts'
import { firstIssue, type Outcome, refused, slug } from './imported.ts'
import { readJsonFile } from './json-file.ts'

/** The original's `--dig_needed` treats any text as true, even "false". */
const flag = z.union([
  z.boolean(),
  z.enum(['true', 'false', 'True', 'False', '']).transform((text) => /^true$/i.test(text)),
])

const entrySchema = z
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
type Entry = z.infer<typeof entrySchema>

/**
 * Reads a launch configuration of VillagerBench: an array of runs. The tasks that they name are read from the given data
 * folder or the one next to the file. API keys and endpoints in the file are ignored.
 */
export async function* importLaunchConfig(path: string, data: string): AsyncGenerator<Outcome> {
  const list = z.array(z.unknown()).safeParse(readJsonFile(path))
  if (!list.success) {
    yield refused(path, '', 'expected an array of runs')
    return
  }
  const seen = new Set<string>()
  for (const [index, element] of list.data.entries()) {
    const parsed = entrySchema.safeParse(element)
    if (!parsed.success) {
      const { field, reason } = firstIssue(parsed.error)
      yield refused(`run ${index}`, field, reason)
    } else if (seen.has(parsed.data.task_name))
      yield refused(parsed.data.task_name, 'task_name', 'named twice; the original skips the second')
    else {
      seen.add(parsed.data.task_name)
      yield await importRun(parsed.data, data)
    }
  }
}

async function importRun(entry: Entry, data: string): Promise<Outcome> {
  const { task_name: name, task_type: type, task_idx: index } = entry
  if (type === 'puzzle')
    return refused(
      name,
      'task_type',
      'layouts of puzzles come from a Python seed: use the escape suite instead',
    )
  if (type === 'meta')
    return refused(name, 'task_type', 'meta tasks have unseeded random worlds and are not read')
  const file = join(data, type === 'construction' ? 'building_blue_print.json' : 'farm_setting.json')
  if (!existsSync(file))
    return refused(name, 'task_idx', `there is no ${file}: pass the data folder with --data`)
  const found = type === 'construction' ? await structure(file, index) : setting(file, data, index)
  if (found === undefined) return refused(name, 'task_idx', `${file} has no task ${index}`)
  if (found.kind === 'refused')
    return refused(name, `task_idx ${index}, ${found.refusal.field}`, found.refusal.reason)
  const notes = [...found.notes]
  if (entry.dig_needed) notes.push('dig_needed ignored: the materials are in the chest')
  if (entry.document_file.includes('\\'))
    notes.push('document_file has Windows slashes; it is not needed here')
  const draft = { ...found.draft, id: slug(name), agents: entry.agent_num }
  return { kind: 'task', draft, notes }
}

async function structure(file: string, index: number): Promise<Outcome | undefined> {
  for await (const outcome of importBuildingBlueprints(file, (at) => at === index)) return outcome
  return undefined
}

const setting = (file: string, data: string, index: number): Outcome | undefined =>
  [...importFarmSettings(file, join(data, 'farm_blue_print.json'))][index]
