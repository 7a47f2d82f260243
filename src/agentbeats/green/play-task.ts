import { join } from 'node:path'
import { Environment } from '../../environment/environment.ts'
import type { SlotStep } from '../../environment/observations.ts'
import type { EpisodePlayer } from '../../experiment/episode-player.ts'
import type { Catalogue } from '../../plugin/catalogue.ts'
import { createExpert } from '../../question/expert/expert.ts'
import type { OpenTask } from '../../scenario/open/open.ts'
import { agentNames } from '../../task/agent-names.ts'
import { NO_OP } from '../protocol/messages.ts'
import type { AssessmentRequest } from '../protocol/request.ts'
import type { AssessedAgent } from './assessed-agent.ts'
import { initMessage, observationMessage } from './observation-message.ts'
import type { GreenSettings } from './settings.ts'
import { type InTime, within } from './within.ts'

/** The result of a task. */
export interface TaskRun {
  /** Sum of the rewards. */
  readonly reward: number
  readonly steps: number
  /** Decisions that came too late or not at all, and replies without a readable action. */
  readonly missed: number
  readonly malformed: number
  /** Why the slot ended. */
  readonly ending: string
  /** Folder of the run; undefined if it was not played. */
  readonly run: string | undefined
  /** Why the task was not played, or not played to the end. */
  readonly error: string | undefined
}

export interface PlayTaskOptions {
  readonly task: OpenTask
  readonly path: string
  readonly steps: number
  readonly request: Pick<AssessmentRequest, 'seed' | 'observation' | 'action'>
  readonly settings: GreenSettings
  readonly agent: AssessedAgent
  readonly catalogue: Catalogue
  readonly runPrefix: string
  readonly wallClock: () => number
  readonly signal: AbortSignal
  readonly player: EpisodePlayer
}

const NOT_PLAYED = { reward: 0, steps: 0, missed: 0, malformed: 0, ending: 'not played', run: undefined }

/**
 * Plays one task with an agent: `init` and its acknowledgement, then a step for each observation. An agent that stalls, fails
 * or sends rubbish presses nothing in that step; if it continues to do so, its slot ends and keeps the earned rewards.
 */
export async function playTask(options: PlayTaskOptions): Promise<TaskRun> {
  const { agent, settings, signal, task, request } = options
  const { goal } = task
  const reply = await within(settings.replyMs, signal, (late) =>
    agent.init(initMessage(goal, request.action), late),
  )
  const refusal = refusalOf(reply)
  if (refusal !== undefined) return { ...NOT_PLAYED, error: refusal }
  const environment = openEnvironment(options)
  const stop = () => void environment.close()
  signal.addEventListener('abort', stop, { once: true })
  try {
    await environment.reset(request.seed)
    const played = await playSteps(environment, options)
    const result = await environment.close()
    return { ...played, run: result?.folder.path, error: undefined }
  } catch (error) {
    await environment.close()
    return { ...NOT_PLAYED, error: (error as Error).message }
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

function refusalOf(reply: InTime<{ success: boolean; message: string } | undefined>): string | undefined {
  if (reply.is === 'late') return 'the agent did not acknowledge the task in time'
  if (reply.is === 'failed') return (reply.error as Error).message
  if (reply.value === undefined) return 'the agent answered init with something that is no ack'
  return reply.value.success ? undefined : `the agent refused the task: ${reply.value.message.slice(0, 200)}`
}

const nameOf = ({ task }: PlayTaskOptions): string => agentNames(task.agents)[0] as string

function openEnvironment(options: PlayTaskOptions): Environment {
  const { task, path, steps, request, settings, catalogue, runPrefix, wallClock, player } = options
  const agent = nameOf(options)
  const frames = request.observation === 'semantic' ? {} : { frames: settings.frames }
  const slot =
    request.action === 'semantic'
      ? { agent, act: 'semantic', maxSteps: steps, ...frames }
      : { agent, act: 'keys', maxSteps: steps, observe: observed(request.observation), ...frames }
  return new Environment({
    task,
    taskFile: path,
    slots: [slot],
    seed: request.seed,
    answerer: createExpert(catalogue),
    scoring: catalogue,
    player,
    root: join(settings.out, 'runs'),
    runPrefix,
    wallClock,
    endsWhenDone: settings.stopWhenDone,
    limits: { sessionMs: settings.taskMs, idleMs: 2 * settings.replyMs },
    request: { film: settings.judged === 'frames' },
  })
}

const observed = (observation: AssessmentRequest['observation']): string[] =>
  observation === 'frames' ? ['keys'] : ['keys', 'semantic']

async function playSteps(
  environment: Environment,
  options: PlayTaskOptions,
): Promise<Omit<TaskRun, 'run' | 'error'>> {
  const { agent, settings, signal, request } = options
  const name = nameOf(options)
  const counts = { missed: 0, malformed: 0 }
  let missedInARow = 0
  let last = environment.observe()[name] as SlotStep
  while (environment.due.includes(name) && !signal.aborted) {
    const message = observationMessage(last, request.observation)
    const reply = await within(settings.replyMs, signal, (late) => agent.act(message, late))
    const isThere = reply.is === 'done'
    missedInARow = isThere ? 0 : missedInARow + 1
    counts.missed += isThere ? 0 : 1
    const pressed = isThere ? reply.value : NO_OP
    const action = missedInARow >= settings.maxMissed ? { type: 'leave' } : pressed
    last = (await environment.step({ [name]: action }))[name] ?? last
    counts.malformed += isThere && last.info.malformed !== null ? 1 : 0
  }
  const { totalReward, step, ending } = last.info
  return { ...counts, reward: totalReward, steps: step, ending: ending ?? 'the assessment was cancelled' }
}
