import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, join, resolve } from 'node:path'
import type { Position } from '../../core/position.ts'
import type { GameVersion } from '../../game/version.ts'
import { readCriteria } from '../../mcu/import/criteria.ts'
import { taskSlug } from '../../mcu/import/task-slug.ts'
import { leavesOf } from '../../mcu/predicate/parts.ts'
import type { Predicate } from '../../mcu/predicate/predicate.ts'
import { predicateOfRule } from '../../mcu/reward/as-predicate.ts'
import type { RewardRule } from '../../mcu/reward/rule.ts'
import { writeCommand } from '../../mcu/setup/write.ts'
import { checkScene } from '../../mcu/verify/check-scene.ts'
import type { OpenDraft } from '../../scenario/open/draft.ts'
import { concluded, type Outcome, refused, shown, slug } from '../imported.ts'
import { readConfig } from './config-file.ts'
import { turnedAway } from './facing.ts'
import { goalOf, meantBy, rulesOf } from './goal.ts'
import { type FlatPlace, flatPlaceFor } from './place.ts'
import { sceneOf } from './scene.ts'

/** Maximum length of a note (characters). */
const MAX_NOTE = 300
/** Game time of an episode: 1200 steps of a twentieth of a second, or 12,000 where milestones are scored (s). */
const SECONDS = 60
const LONG_SECONDS = 600

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
  const read = readConfig(path)
  if ('reason' in read) return refused(stem, read.field, read.reason)
  const { config } = read
  const notes: string[] = []
  const setup = sceneOf(config.custom_init_commands ?? config.commands ?? [], minecraft, notes)
  const rewards = rulesOf(config.reward_cfg ?? [], notes)
  const milestones = rulesOf(config.milestone_reward_cfg ?? [], notes)
  const meaning = meantBy(stem, config.text, minecraft)
  const goal = milestones.length > 0 ? { atoms: [] } : goalOf(rewards, meaning, notes)
  const { success } = goal
  const said = criteria === undefined ? {} : criteriaIn(criteria, stem, notes)
  const text = config.text.trim()
  setup.push(...turnedAway(setup, success, { version: minecraft, notes }))
  const commands = setup.map((operation) => writeCommand(operation, minecraft))
  const place = flatPlaceFor(setup, depthOf(success))
  // The original is kept as it is: what stands in the way of its goal is said.
  const arena = { box: boxOf(place), spawn: position(place.spawn), ground: place.ground }
  for (const { message } of checkScene({
    commands,
    ...(success === undefined ? {} : { success }),
    version: minecraft,
    arena,
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
    arena: place,
    limits: { seconds: milestones.length > 0 ? LONG_SECONDS : SECONDS },
    open: {
      setup: commands,
      ...(success === undefined ? {} : { success: success as OpenDraft['open']['success'] }),
      rewards: [...rewards, ...milestones],
      milestones: milestones.map(milestoneOf),
      criteria:
        Object.keys(said).length > 0 || success !== undefined || milestones.length > 0
          ? said
          : { 'Task Progress': [text] },
      atoms: goal.atoms,
      ...(goal.byEye === undefined ? {} : { byEye: goal.byEye }),
      ...(goal.obstacle === undefined ? {} : { obstacle: goal.obstacle }),
      ...folderCategory(path),
    },
  }
  return concluded(
    stem,
    draft as never,
    notes.map((note) => shown(note, MAX_NOTE)),
  )
}

/** AgentBeats reaches a milestone the first time that its rule pays. */
const milestoneOf = (rule: RewardRule) => ({
  id: rule.identity,
  reached: predicateOfRule({ ...rule, max_reward_times: 1 }) as never,
  score: rule.reward * rule.max_reward_times,
})

/** How deep below its start an agent has to get (blocks). */
const depthOf = (goal: Predicate | undefined): number =>
  goal === undefined
    ? 0
    : Math.max(0, ...leavesOf(goal).map((leaf) => (leaf.kind === 'offset' ? (leaf.down ?? 0) : 0)))

const position = ([x, y, z]: readonly number[]): Position => ({ x: x ?? 0, y: y ?? 0, z: z ?? 0 })
const boxOf = ({ min, max }: FlatPlace) => ({
  min: position(min as number[]),
  max: position(max as number[]),
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
