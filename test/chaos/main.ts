/*
 * `npm run chaos -- [48|all]`: tests what happens when many things go wrong at once, on the fast clock. A team of six builds
 * while its bots are killed, kicked and dropped into holes and a fifth of the model's answers are errors; a team of 48
 * builds a town. Exits with 1 if a subtask is unaccounted for, the run ends without a typed outcome, or blocks are missing.
 */
import '../support/guarded.ts'
import { InvariantError, ModelError } from '../../src/core/errors.ts'
import { eventsOf } from '../../src/core/journal/events.ts'
import { createRandom } from '../../src/core/random.ts'
import { onStage, type Stage } from '../support/fast-stage.ts'

const { runTeam } = await import('../../src/worker/run-team.ts')
const { Agent } = await import('../../src/worker/agent.ts')
const { expert } = await import('../../src/scenario/testing.ts')
const { TaskGraph } = await import('../../src/graph/task-graph.ts')
const { trueDependencies } = await import('../../src/scenario/testing.ts')
const { criticalPath } = await import('../../src/worker/assignment/critical-path.ts')
const { town } = await import('../../benchmarks/planning/tasks.ts')
type Answerer = typeof expert

const say = (line: string) => process.stdout.write(`${line}\n`)
const wall = process.hrtime.bigint
let failed = false

interface Trouble {
  name: string
  agents: number
  subtasks: number
  /** Share of the model's answers that are errors. */
  errors: number
  /** Disturbs the team while it works. */
  haunt?: (stage: Stage, names: readonly string[], isOver: () => boolean) => Promise<void>
}

/** An answerer that fails for the given share of questions, depending on their order. */
function faulty(share: number): Answerer {
  const random = createRandom(5)
  return {
    id: 'faulty',
    async answer(ask) {
      if (random.next() < share) throw new ModelError('chaos', { code: 'model_overload' })
      return expert.answer(ask)
    },
  }
}

async function play({ name, agents, subtasks, errors, haunt }: Trouble): Promise<void> {
  const began = wall()
  const names = Array.from({ length: agents }, (_, index) => `Bot${String(index + 1).padStart(2, '0')}`)
  const { task, subtasks: list } = town(subtasks)
  const edges = trueDependencies(task, list).map((edge) => ({ ...edge, reason: '' }))
  await onStage({ task, agents: names }, async (stage) => {
    const { episode, log } = stage
    const stop = new AbortController()
    const { signal } = stop
    const answerer = faulty(errors)
    const team = names.map(
      (agent) => new Agent({ name: agent, world: episode, answerer, log, trust: 'judger', seed: 1, signal }),
    )
    const graph = new TaskGraph(list, edges)
    const start = stage.episode.clock.now()
    let isOver = false
    const run = runTeam({
      graph,
      world: episode,
      agents: team,
      strategy: criticalPath,
      log,
      stop,
      replan: async () => new TaskGraph(list, edges),
    })
    run
      .finally(() => {
        isOver = true
      })
      .catch(() => undefined)
    const troubles = haunt?.(stage, names, () => isOver)
    const limit = stage.episode.clock.sleep(task.timeLimitMs).then(() => stop.abort())
    const result = await Promise.race([run, limit.then(() => run)])
    await troubles
    const { done, of } = episode.progress()
    const finished = eventsOf(log.events, 'subtask.finished')
    const doneIds = new Set(finished.flatMap(({ data }) => (data.done ? [data.subtask] : [])))
    const left = eventsOf(log.events, 'agent.left')
    const joined = eventsOf(log.events, 'agent.joined').length - agents
    const stalls = eventsOf(log.events, 'team.stalled').map(({ data }) => data.measure)
    const replans = eventsOf(log.events, 'plan.repaired').filter(
      ({ data }) => data.kind === 'replanned',
    ).length
    const reasons = Object.entries(Object.groupBy(left, ({ data }) => data.reason.split(':')[0] ?? '')).map(
      ([reason, list]) => `${reason} ${list?.length}`,
    )
    const open = list.filter(({ id }) => !doneIds.has(id)).length
    say(
      `${name}: ${result.outcome}, ${done} of ${of} blocks, ${list.length - open} of ${list.length} subtasks of the first plan done, ` +
        `${((stage.episode.clock.now() - start) / 1000).toFixed(0)} game s, ${Number((wall() - began) / 1_000_000_000n)} wall s`,
    )
    say(
      `  left: ${reasons.join(', ') || 'nobody'}; came back ${joined}; stalled: ${stalls.join(', ') || 'never'}; replans ${replans}`,
    )
    const refused = eventsOf(log.events, 'action.finished').flatMap(({ data }) =>
      data.result.ok ? [] : [data.result.reason],
    )
    const byReason = Object.entries(Object.groupBy(refused, (reason) => reason))
    say(`  refused: ${byReason.map(([reason, all]) => `${reason} ${all?.length}`).join(', ') || 'nothing'}`)
    if (result.outcome !== 'success' || done !== of || (open > 0 && replans === 0)) failed = true
  })
}

/** In turn, kills an agent, kicks one, and drops one into a hole. */
async function hauntTeam(stage: Stage, names: readonly string[], isOver: () => boolean): Promise<void> {
  const random = createRandom(9)
  const { min } = stage.episode.task.arena.box
  for (let number = 0; !isOver() && number < 18; number++) {
    await stage.episode.clock.sleep(2500)
    if (isOver()) return
    const victim = random.pick(names.filter((name) => !stage.episode.avatar(name).isGone))
    if (victim === undefined) continue
    const hole = { x: min.x + 2 + number, y: min.y - 3, z: min.z + 2 }
    const lines = [
      [`kill ${victim}`],
      [`kick ${victim}`],
      [
        `fill ${hole.x} ${hole.y} ${hole.z} ${hole.x} ${min.y - 1} ${hole.z} air`,
        `tp ${victim} ${hole.x + 0.5} ${hole.y} ${hole.z + 0.5}`,
      ],
    ][number % 3]
    for (const line of lines ?? []) {
      const reply = await stage.server.command(line)
      if (!reply.ok) throw new InvariantError(`/${line}: ${reply.message}`)
    }
  }
}

const which = process.argv[2] ?? 'all'
if (which !== '48')
  await play({ name: '6 agents, haunted', agents: 6, subtasks: 72, errors: 0.2, haunt: hauntTeam })
if (which !== '6') await play({ name: '48 agents, a town', agents: 48, subtasks: 480, errors: 0 })
process.exit(failed ? 1 : 0)
