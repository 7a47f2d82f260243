import type { FastClock } from '../../src/core/fast-clock.ts'
import { KeptLog } from '../../src/core/journal/testing.ts'
import { createRandom } from '../../src/core/random.ts'
import { Episode } from '../../src/judger/episode.ts'
import { type EmbeddedMinecraft, startWorldOf } from '../../src/judger/server/embedded.ts'
import { scoring } from '../../src/scenario/testing.ts'
import type { ActionCall, ActionResult } from '../../src/task/action.ts'
import { builtInActions } from '../../src/task/actions/built-in.ts'
import type { ActionDefinition } from '../../src/task/actions/define-action.ts'
import type { ActionVocabulary } from '../../src/task/actions/vocabulary.ts'
import type { Task } from '../../src/task/task.ts'
import { inVirtualTime } from '../../src/testing/virtual-time.ts'

/** An embedded world with a team in virtual time, in the test's process. */
export interface Stage {
  episode: Episode
  server: EmbeddedMinecraft
  log: KeptLog
  /** Sends an operator command that must succeed. */
  command(line: string): Promise<void>
  /** Carries out an action of an agent (default: the first one). */
  act(name: string, args: ActionCall['args'], agent?: string): Promise<ActionResult>
  /** Like `act`, for actions that must succeed; returns their data. */
  does(name: string, args: ActionCall['args'], agent?: string): Promise<unknown>
  /** Moves an agent to the centre of a cell. */
  put(agent: string, x: number, y: number, z: number): Promise<void>
}

/** Opens a stage, runs the test, and always closes the stage. Until then the timers of the process are replaced. */
export async function onStage<T>(
  options: {
    task: Task
    agents?: string[]
    /** Parts of the game that the server does not support. */
    lacks?: string[]
    /** Agents' actions (default: the built-in ones). */
    actions?: ActionVocabulary<ActionDefinition>
  },
  play: (stage: Stage) => Promise<T>,
): Promise<T> {
  const { task, agents = ['Alice'], lacks = [], actions = builtInActions } = options
  return inVirtualTime(1, (clock) => clock.drive(run(clock)))

  async function run(clock: FastClock): Promise<T> {
    const whole = await startWorldOf(task, { clock, random: createRandom(1), bots: 'memory' })
    const server = {
      ...whole,
      supports: (feature: string) => !lacks.includes(feature) && whole.supports(feature),
    }
    clock.waitFor(() => server.isBusy())
    const log = new KeptLog(clock)
    log.emit('run.started', {
      schema: 1,
      task,
      agents,
      options: {
        seed: 1,
        clock: 'fast',
        server: server.id,
        planner: 'none',
        model: 'none',
        assignment: 'none',
      },
    })
    let episode: Episode | undefined
    try {
      episode = await Episode.open({
        task,
        agents,
        catalogue: { scenarios: scoring.scenarios, actions },
        server,
        clock,
        log,
        signal: new AbortController().signal,
      })
      return await play(stageOf(episode, server, log))
    } finally {
      await episode?.close()
      await server.stop()
    }
  }
}

function stageOf(episode: Episode, server: EmbeddedMinecraft, log: KeptLog): Stage {
  const first = episode.agents[0] as string
  const act: Stage['act'] = (name, args, agent = first) =>
    episode.avatar(agent).act({ name, args }, { thought: '' })
  const command: Stage['command'] = async (line) => {
    const reply = await server.command(line)
    if (!reply.ok) throw new Error(`/${line}: ${reply.message}`)
    await episode.clock.sleep(150)
  }
  return {
    episode,
    server,
    log,
    act,
    command,
    async does(name, args, agent) {
      const result = await act(name, args, agent)
      if (!result.ok) throw new Error(`${name}: ${result.reason}: ${result.detail}`)
      return result.data
    },
    put: (agent, x, y, z) => command(`tp ${agent} ${x + 0.5} ${y} ${z + 0.5}`),
  }
}
