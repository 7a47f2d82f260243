import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs'
import { basename, dirname, extname, join, resolve } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { checked } from '../core/checked/checked.ts'
import { deepLineOf, nestingIssue, TOO_DEEP } from '../core/nesting.ts'
import type { GameVersion } from '../game/version.ts'
import { notesOf } from '../mcu/import/atom-list.ts'
import { readCriteria } from '../mcu/import/criteria.ts'
import { taskSlug } from '../mcu/import/task-slug.ts'
import { uncheckedOf } from '../mcu/meaning/in-words.ts'
import { MeaningError } from '../mcu/meaning/meaning-error.ts'
import { readTask } from '../mcu/meaning/read.ts'
import { isUnderstood, type Reading } from '../mcu/meaning/reading.ts'
import { successOf } from '../mcu/molecule/compose.ts'
import type { Predicate } from '../mcu/predicate/predicate.ts'
import { predicateOfRule } from '../mcu/reward/as-predicate.ts'
import { REWARD_EVENTS, type RewardEvent, type RewardRule } from '../mcu/reward/rule.ts'
import { checkNames } from '../mcu/setup/check-names.ts'
import type { Operation } from '../mcu/setup/operation.ts'
import { parseCommand } from '../mcu/setup/parse.ts'
import { FREE_AGENT, repairCommand, repairName, wallsIn, wholeBed } from '../mcu/setup/repair.ts'
import { writeCommand } from '../mcu/setup/write.ts'
import { checkScene } from '../mcu/verify/check-scene.ts'
import type { OpenDraft } from '../scenario/open/draft.ts'
import { concluded, firstIssue, type Outcome, refused, shown, slug } from './imported.ts'

/** Files larger than this are none of MCU's, whose longest have some thousand bytes; reading YAML takes a hundred times as much memory. */
const MAX_BYTES = 100_000
/** The place in which imported tasks are played: flat. */
const ARENA = { min: [-24, -60, -24], max: [24, -40, 24], spawn: [0, -60, 0] } as const
/** Maximum length of a note (characters). */
const MAX_NOTE = 300
/** Game time of an episode: 1200 steps of a twentieth of a second, or 12,000 where milestones are scored (s). */
const SECONDS = 60
const LONG_SECONDS = 600

const ruleSchema = z
  .object({
    event: z.string(),
    identity: z.string().min(1),
    objects: z.array(z.string().min(1)).min(1),
    reward: z.number(),
    max_reward_times: z.number().positive(),
  })
  .loose()

const configSchema = z
  .object({
    custom_init_commands: z.array(z.string()).max(400).optional(),
    commands: z.array(z.string()).max(400).optional(),
    text: z.string().min(1).max(2000),
    thinking: z.string().optional(),
    reward_cfg: z.array(ruleSchema).max(100).nullish(),
    milestone_reward_cfg: z.array(ruleSchema).max(100).nullish(),
  })
  .loose()

/** Whether a file is a task of MCU or of its AgentBeats green agent. */
export const isMcuConfig = ({ path, head }: { path: string; head: string }): boolean =>
  /^\.ya?ml$/.test(extname(path)) &&
  /^(custom_init_commands|commands)\s*:/m.test(head) &&
  !/^schema\s*:/m.test(head)

/** How a task of MCU is read. */
export interface McuImportOptions {
  /** Version of the task that is made. */
  readonly minecraft: GameVersion
  /** Folder of criteria files. */
  readonly criteria?: string | undefined
}

/**
 * Reads a task of MCU. Slips are mended and noted; commands that nothing can be made of are left out and noted. Where the
 * file has no rewards, the goal is that of our atoms which its name or text says.
 */
export function importMcuConfig(path: string, { minecraft, criteria }: McuImportOptions): Outcome {
  const stem = basename(path, extname(path))
  const read = readYaml(path)
  if ('reason' in read) return refused(stem, '', read.reason)
  const parsed = checked(configSchema, read.content)
  if (!parsed.success) {
    const { field, reason } = firstIssue(parsed.issues)
    return refused(stem, field, reason)
  }
  const config = parsed.data
  const notes: string[] = []
  const setup = sceneOf(config.custom_init_commands ?? config.commands ?? [], minecraft, notes)
  const rewards = rulesOf(config.reward_cfg ?? [], notes)
  const milestones = rulesOf(config.milestone_reward_cfg ?? [], notes)
  const goal =
    milestones.length > 0 ? { atoms: [] } : goalOf(rewards, meantBy(stem, config.text, minecraft), notes)
  const { success } = goal
  const said = criteria === undefined ? {} : criteriaIn(criteria, stem, notes)
  const text = config.text.trim()
  const commands = setup.map((operation) => writeCommand(operation, minecraft))
  // The original is kept as it is: what stands in the way of its goal is said.
  for (const { message } of checkScene({
    commands,
    ...(success === undefined ? {} : { success }),
    version: minecraft,
    arena: { box: { min: position(ARENA.min), max: position(ARENA.max) }, spawn: position(ARENA.spawn) },
  }))
    notes.push(`as it is written: ${message}`)
  const draft: OpenDraft = {
    schema: 1,
    id: slug(stem),
    scenario: 'open',
    title: stem.replaceAll('_', ' '),
    goal: text,
    minecraft,
    agents: 1,
    arena: { min: [...ARENA.min], max: [...ARENA.max], spawn: [...ARENA.spawn] },
    limits: { seconds: milestones.length > 0 ? LONG_SECONDS : SECONDS },
    open: {
      setup: commands,
      ...(success === undefined ? {} : { success: success as OpenDraft['open']['success'] }),
      rewards: [...rewards, ...milestones],
      milestones: milestones.map((rule) => ({
        id: rule.identity,
        // AgentBeats reaches a milestone the first time that its rule pays.
        reached: predicateOfRule({ ...rule, max_reward_times: 1 }) as never,
        score: rule.reward * rule.max_reward_times,
      })),
      criteria:
        Object.keys(said).length > 0 || success !== undefined || milestones.length > 0
          ? said
          : { 'Task Progress': [text] },
      atoms: goal.atoms,
      ...folderCategory(path),
    },
  }
  return concluded(
    stem,
    draft as never,
    notes.map((note) => shown(note, MAX_NOTE)),
  )
}

/** Categories of AgentBeats' green agent: its folders of tasks. */
const CATEGORIES = new Set([
  ...['building', 'combat', 'crafting', 'decoration', 'ender_dragon', 'explore', 'find', 'motion', 'overall'],
  ...['mine_diamond_from_scratch', 'mining_and_collecting', 'tool_use', 'trapping'],
])

/** The category that a file's folder names: one of AgentBeats', or any folder in one called `tasks`. */
function folderCategory(path: string): { category?: string } {
  const folder = dirname(resolve(path))
  const name = basename(folder)
  return CATEGORIES.has(name) || basename(dirname(folder)) === 'tasks' ? { category: name } : {}
}

const position = ([x, y, z]: readonly [number, number, number]) => ({ x, y, z })

function readYaml(path: string): { content: unknown } | { reason: string } {
  const file = openSync(path, 'r')
  const buffer = Buffer.alloc(MAX_BYTES + 1)
  const length = readSync(file, buffer, 0, buffer.length, 0)
  closeSync(file)
  if (length > MAX_BYTES) return { reason: `larger than ${MAX_BYTES} bytes` }
  const text = buffer.toString('utf8', 0, length)
  const deep = deepLineOf(text)
  if (deep !== undefined) return { reason: `${TOO_DEEP} (line ${deep})` }
  try {
    const content: unknown = parse(text, { maxAliasCount: 20, logLevel: 'error' })
    const issue = nestingIssue(content)
    return issue === undefined ? { content } : { reason: `${issue.path.join('.')} ${issue.message}` }
  } catch (error) {
    return { reason: `not YAML: ${(error as Error).message.split('\n')[0]}` }
  }
}

/** The commands of a scene, mended. */
function sceneOf(commands: readonly string[], version: GameVersion, notes: string[]): Operation[] {
  const operations: Operation[] = []
  for (const original of commands) {
    const { command, notes: mended } = repairCommand(original)
    notes.push(...mended)
    const read = parseCommand(command)
    const findings = 'finding' in read ? [read.finding] : checkNames([read.operation], version)
    const [finding] = findings
    if (finding !== undefined || !('operation' in read)) {
      notes.push(`left out ${original.slice(0, 80)}: ${finding?.message ?? ''}`)
      continue
    }
    const { operation } = read
    if (operation.kind === 'tp' && operation.to.y < 0) {
      notes.push(`left out ${original}: it would put the player into the ground`)
      continue
    }
    const bed = wholeBed(operation)
    if (bed !== undefined) notes.push('half a bed was put down: its other half was added')
    operations.push(...(bed ?? [operation]))
    if (!wallsIn(operation)) continue
    operations.push(...FREE_AGENT)
    notes.push(`${original.slice(0, 80)} walls the player in: its cells were made free again`)
  }
  return fitted(operations, version, notes)
}

/** Leaves gifts out from the last on until all fit into an inventory. */
function fitted(operations: Operation[], version: GameVersion, notes: string[]): Operation[] {
  const kept = [...operations]
  while (checkNames(kept, version).some(({ type }) => type === 'too_many_slots')) {
    const last = kept.findLastIndex(({ kind }) => kind === 'give')
    if (last < 0) break
    const [out] = kept.splice(last, 1)
    if (out?.kind === 'give') notes.push(`left out ${out.count} ${out.item}: the inventory is full`)
  }
  return kept
}

function rulesOf(rules: readonly z.infer<typeof ruleSchema>[], notes: string[]): RewardRule[] {
  return rules.flatMap(({ event, identity, objects, reward, max_reward_times }) => {
    if (!isRewardEvent(event)) {
      notes.push(`left out the reward ${identity}: "${event}" is nothing that the game counts`)
      return []
    }
    const names = [...new Set(objects.map(repairName))]
    if (event === 'mine_block' && names.includes('cobblestone') && !names.includes('stone')) {
      notes.push(`the reward ${identity} counts stone, too: mining stone is not counted as cobblestone`)
      names.push('stone')
    }
    const times = Math.max(1, Math.floor(max_reward_times))
    return [{ event, identity, objects: names, reward, max_reward_times: times }]
  })
}

const isRewardEvent = (event: string): event is RewardEvent =>
  (REWARD_EVENTS as readonly string[]).includes(event)

interface Goal {
  readonly success?: Predicate | undefined
  /** Our atoms that the file's name or text means. */
  readonly atoms: string[]
}

/** The goal: the rewards if there are any, else what the file's name or text means. */
function goalOf(rules: readonly RewardRule[], meaning: Reading | undefined, notes: string[]): Goal {
  const atoms = meaning?.parts.flatMap(({ atom }) => atom ?? []) ?? []
  const [only, ...more] = rules.map(predicateOfRule)
  if (only !== undefined)
    return { success: more.length === 0 ? only : { kind: 'and', of: [only, ...more] }, atoms }
  const success = meaning === undefined ? undefined : successOf(meaning)
  if (meaning !== undefined) notes.push(...notesOfMeaning(meaning))
  if (success === undefined) notes.push('no rule decides this goal: judges have to')
  return { success, atoms }
}

function notesOfMeaning(meaning: Reading): string[] {
  const read = `"${meaning.text}" was read as ${meaning.parts.map(({ id }) => id.replaceAll('_', ' ')).join(', ')}`
  return [read, ...notesOf(meaning), ...uncheckedOf(meaning).map((what) => `not checked: ${what}`)]
}

/** What the file's name means, or else its text; undefined if neither is understood. */
const meantBy = (stem: string, text: string, version: GameVersion): Reading | undefined =>
  [stem, text].map((each) => understood(each, version)).find((reading) => reading !== undefined)

function understood(text: string, version: GameVersion): Reading | undefined {
  try {
    const reading = readTask(text, version)
    return isUnderstood(reading) ? reading : undefined
  } catch (error) {
    if (error instanceof MeaningError) return undefined
    throw error
  }
}

/** The criteria of a task in a folder of files that are named after tasks, however separators and case are written. */
function criteriaIn(folder: string, stem: string, notes: string[]): Record<string, string[]> {
  if (!existsSync(folder)) return {}
  const files = readdirSync(folder).filter((name) => extname(name) === '.txt')
  const name =
    files.find((file) => file === `${stem}.txt`) ??
    files.sort().find((file) => taskSlug(basename(file, '.txt')) === taskSlug(stem))
  if (name === undefined) return {}
  const { sections, notes: said } = readCriteria(readFileSync(join(folder, name), 'utf8'))
  notes.push(...said)
  return sections
}
