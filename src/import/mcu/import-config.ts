import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, join, resolve } from 'node:path'
import type { GameVersion } from '../../game/version.ts'
import { readCriteria } from '../../mcu/import/criteria.ts'
import { taskSlug } from '../../mcu/import/task-slug.ts'
import { predicateOfRule } from '../../mcu/reward/as-predicate.ts'
import type { RewardRule } from '../../mcu/reward/rule.ts'
import { writeCommand } from '../../mcu/setup/write.ts'
import { decomposableOpen } from '../../scenario/open/decomposable.ts'
import type { OpenDraft } from '../../scenario/open/draft.ts'
import { openScenario } from '../../scenario/open/scenario.ts'
import { readTaskFile } from '../../task/resolve-task.ts'
import { concluded, type Outcome, refused, shortLine, slug } from '../imported.ts'
import { readConfig } from './config-file.ts'
import { type Goal, goalOf, meantBy, rulesOf } from './goal.ts'
import { sceneOf } from './scene.ts'
import { type Stage, stageFor } from './stage.ts'

/** Maximum length of a note, and of a reason (characters). */
const MAX_NOTE = 300
const MAX_REASON = 400
/** Game time of an episode: 1200 steps of a twentieth of a second, or 12,000 in terrain, where agents have to walk (s). */
const SECONDS = 60
const LONG_SECONDS = 600

/** Options for reading an MCU task. */
export interface McuImportOptions {
  /** Version of the resulting task. */
  readonly minecraft: GameVersion
  /** Folder of criteria files. */
  readonly criteria?: string | undefined
}

/**
 * Reads an MCU task. Mistakes are corrected and meaningless commands are left out, both with a note. If the file has no rewards,
 * the goal is that of the atom that its name or text describes.
 */
export function importMcuConfig(path: string, { minecraft, criteria }: McuImportOptions): Outcome {
  const stem = basename(path, extname(path))
  const read = readConfig(path)
  if ('reason' in read) return refused(stem, read.field, read.reason)
  const { config } = read
  const notes: string[] = []
  const setup = sceneOf(config.custom_init_commands ?? config.commands ?? [], minecraft, notes)
  const rewards = rulesOf(config.reward_cfg ?? [], notes)
  const milestones = rulesOf(config.milestone_reward_cfg ?? [], notes)
  const meaning = meantBy(stem, config.text, minecraft)
  const goal = milestones.length > 0 ? { atoms: [] } : goalOf(rewards, meaning, notes)
  const said = criteria === undefined ? {} : criteriaIn(criteria, stem, notes)
  const base = { stem, path, text: config.text.trim(), minecraft, said, goal, rewards, milestones }
  const stage = stageFor({
    operations: setup,
    success: goal.success,
    meaning,
    isLong: milestones.length > 0,
    version: minecraft,
    notes,
    hasWay: (on) => hasWay(draftOn(on, base)),
  })
  const draft = draftOn(stage, base)
  return concluded(
    stem,
    draft as never,
    notes.map((note) => shortLine(note, MAX_NOTE)),
  )
}

/** The inputs of a draft, other than the place where it is played. */
interface DraftParts {
  readonly stem: string
  readonly path: string
  readonly text: string
  readonly minecraft: GameVersion
  readonly said: Record<string, string[]>
  readonly goal: Goal
  readonly rewards: readonly RewardRule[]
  readonly milestones: readonly RewardRule[]
}

function draftOn(
  { operations, place, obstacle: ofStage }: Stage,
  { stem, path, text, minecraft, said, goal, rewards, milestones }: DraftParts,
): OpenDraft {
  const { success, byEye } = goal
  const obstacle = goal.obstacle ?? ofStage
  const isDecided = success !== undefined || milestones.length > 0
  return {
    schema: 1,
    id: slug(stem),
    scenario: 'open',
    title: stem.replaceAll('_', ' '),
    goal: text,
    minecraft,
    agents: 1,
    ...place,
    limits: { seconds: 'terrain' in place ? LONG_SECONDS : SECONDS },
    open: {
      setup: operations.map((operation) => writeCommand(operation, minecraft)),
      ...(success === undefined ? {} : { success: success as OpenDraft['open']['success'] }),
      rewards: [...rewards, ...milestones],
      milestones: milestones.map(milestoneOf),
      criteria: Object.keys(said).length > 0 || isDecided ? said : { 'Task Progress': [text] },
      atoms: goal.atoms,
      ...(byEye === undefined ? {} : { byEye: shortLine(byEye, MAX_REASON) }),
      ...(obstacle === undefined ? {} : { obstacle: shortLine(obstacle, MAX_REASON) }),
      ...folderCategory(path),
    },
  }
}

/** Whether the expert knows how to reach a draft's goal. */
function hasWay(draft: OpenDraft): boolean {
  const { task } = readTaskFile(draft, [openScenario])
  return task !== undefined && decomposableOpen(task).ok
}

/** AgentBeats reaches a milestone the first time that its rule pays. */
const milestoneOf = (rule: RewardRule) => ({
  id: rule.identity,
  reached: predicateOfRule({ ...rule, max_reward_times: 1 }) as never,
  score: rule.reward * rule.max_reward_times,
})

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

/** The criteria of a task, from a folder of files that are named after tasks; separators and case do not matter. */
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
