import { createSessionPlayer } from '../../environment/session.ts'
import type { EpisodePlayer } from '../../experiment/episode-player.ts'
import type { Catalogue } from '../../plugin/catalogue.ts'
import type { AssessmentRequest } from '../protocol/request.ts'
import { type CategoryResult, categoryResult, type ScoredTask, type VideoScores } from '../protocol/result.ts'
import { stepsOf } from '../tasks/categories.ts'
import { type BeatsTask, categoryTasks, shardOf } from '../tasks/category-tasks.ts'
import type { AssessedAgent } from './assessed-agent.ts'
import { playTask } from './play-task.ts'
import { taskScore } from './score.ts'
import type { GreenSettings } from './settings.ts'

export interface AssessCategoryOptions {
  readonly request: AssessmentRequest
  readonly settings: GreenSettings
  readonly catalogue: Catalogue
  /** Makes the agent for a task. */
  readonly agentFor: () => AssessedAgent
  /** Prefix for the names of run folders. */
  readonly id: string
  readonly wallClock: () => number
  readonly signal: AbortSignal
  /** Called with progress messages. */
  readonly tell: (text: string) => void
  /** Judges a run from its folder; undefined if there is no verdict. */
  readonly judge?: (run: string) => Promise<VideoScores | undefined>
}

/**
 * Plays the tasks of a request one after another and scores them.
 * @throws InvalidFileError if the category has no tasks
 */
export async function assessCategory(options: AssessCategoryOptions): Promise<CategoryResult> {
  const { request, settings, tell } = options
  const { category } = request
  const steps = stepsOf(category, request.maxSteps)
  const all = categoryTasks(category, { folder: settings.tasks, minecraft: settings.minecraft, steps })
  const tasks = chosen(all, request)
  tell(`Starting MCU evaluation with ${tasks.length} tasks from ${category}`)
  const player = createSessionPlayer()
  const overdue = new AbortController()
  const timer = setTimeout(() => overdue.abort(), settings.assessmentMs)
  try {
    return categoryResult(category, await scoredTasks(tasks, { ...options, player, overdue: overdue.signal }))
  } finally {
    clearTimeout(timer)
    await player.close()
  }
}

interface PlayOptions extends AssessCategoryOptions {
  /** Plays the tasks one after another in one thread, since loading a thread takes seconds. */
  readonly player: EpisodePlayer
  /** Aborted when the assessment runs out of time. */
  readonly overdue: AbortSignal
}

async function scoredTasks(tasks: readonly BeatsTask[], options: PlayOptions): Promise<ScoredTask[]> {
  const { request, tell, signal, overdue } = options
  const steps = stepsOf(request.category, request.maxSteps)
  const scored: ScoredTask[] = []
  for (const task of tasks) {
    if (signal.aborted) break
    if (overdue.aborted) {
      scored.push(unplayed(task, options.settings, 'the time of the assessment was over'))
      continue
    }
    tell(`Running task: ${task.name.replaceAll('_', ' ')}`)
    const one = await scoredTask(task, steps, options)
    scored.push(one)
    tell(
      `Task ${task.name}: ${one.score.score ?? 'no score'} of ${one.score.maxScore}${one.error === undefined ? '' : ` (${one.error})`}`,
    )
  }
  return scored
}

const chosen = (all: readonly BeatsTask[], { tasks, shard, instances }: AssessmentRequest): BeatsTask[] =>
  shardOf(tasks === undefined ? all : all.filter(({ name }) => tasks.includes(name)), shard).slice(
    0,
    instances,
  )

async function scoredTask(task: BeatsTask, steps: number, options: PlayOptions): Promise<ScoredTask> {
  const { request, settings, catalogue, agentFor, id, wallClock, judge, player } = options
  const { name, path, read } = task
  if ('refused' in read) return unplayed(task, settings, `the task cannot be read: ${read.refused}`)
  const signal = AbortSignal.any([options.signal, options.overdue])
  const played = await playTask({
    ...{ task: read.task, path, steps, request, settings, catalogue, wallClock, signal, player },
    agent: agentFor(),
    runPrefix: `${id}-${name}`,
  })
  const video = played.run === undefined ? undefined : await judge?.(played.run)
  const score = taskScore(
    { ...worthOf(task), reward: played.reward, progress: video?.['Task Progress'] },
    settings.scoring,
  )
  const { reward, missed, malformed, error } = played
  return { name, score, reward, video, steps: played.steps, missed, malformed, error }
}

/** Maximum total of a task's rewards, and whether it is a long task. */
function worthOf({ read }: BeatsTask): { readonly most: number; readonly isLong: boolean } {
  if ('refused' in read) return { most: 0, isLong: false }
  const { rewards, milestones } = read.task.open
  const most = rewards.reduce((sum, rule) => sum + rule.reward * rule.max_reward_times, 0)
  return { most, isLong: milestones.length > 0 }
}

function unplayed(task: BeatsTask, { scoring }: GreenSettings, error: string): ScoredTask {
  const { name } = task
  const score = taskScore({ ...worthOf(task), reward: 0, progress: undefined }, scoring)
  return { name, score, reward: 0, video: undefined, steps: 0, missed: 0, malformed: 0, error }
}
