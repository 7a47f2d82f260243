import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { conditionOf } from '../../src/experiment/matrix/condition.ts'
import { designExperiment } from '../../src/experiment/matrix/design-experiment.ts'
import { ExperimentFolder } from '../../src/experiment/matrix/experiment-folder.ts'
import { findTasks } from '../../src/experiment/matrix/find-tasks.ts'
import { runExperiment } from '../../src/experiment/matrix/run-experiment.ts'
import { runEpisode } from '../../src/experiment/run-episode.ts'
import { usualRequest } from '../../src/experiment/usual-request.ts'
import { loadCatalogue } from '../../src/plugin/load.ts'
import type { Answerer } from '../../src/question/answerer.ts'
import { expert, loadTask } from '../../src/scenario/testing.ts'
import { commandIn } from '../support/command-line.ts'

/* Plug-ins from the command line and from the library, through processes and threads. */

const root = mkdtempSync(join(tmpdir(), 'causalmace-plugins-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const taskFile = join(root, 'stub.yaml')
writeFileSync(
  taskFile,
  `schema: 1
id: stub
scenario: construction
title: A stub
goal: Build the stub as the blueprint shows.
agents: 1
arena: { min: [-4, -60, -4], max: [4, -54, 4], spawn: [0, -60, 0] }
supply: { chests: [{ at: [2, -60, 0], facing: west }] }
blueprint: { origin: [1, -60, -2], palette: { S: stone, G: glass }, layers: [S, G] }
`,
)

const plugin = join(root, 'mine.ts')
const source = `import { createOrderingPlanner, defineAssignment, definePlanner, definePlugin } from 'causalmace'

export default definePlugin({
  name: 'mine',
  version: '1.0.0',
  planners: [
    definePlanner({
      id: 'chain',
      summary: 'one subtask after another',
      create: (id) =>
        createOrderingPlanner(id, ({ subtasks }) => ({
          dependencies: subtasks.slice(1).map((to, index) => ({
            from: subtasks[index]!.id,
            to: to.id,
            rules: [],
            reason: 'In the order of the list.',
          })),
        })),
    }),
  ],
  assignments: [
    defineAssignment({
      id: 'first',
      summary: 'the first path that can be started',
      create: () => ({ id: 'first', next: ({ name }, board) => board.candidates(name)[0] }),
    }),
  ],
})
`
writeFileSync(plugin, source)

const causalmace = commandIn(root)

const read = (...path: string[]) => JSON.parse(readFileSync(join(root, ...path), 'utf8'))

describe('a plug-in on the command line', () => {
  it('is listed by --help, plays a run, and stands in its record', async () => {
    expect((await causalmace('run', '--plugin', './mine.ts', '--help')).out).toContain('"chain"')
    const flags = ['--plugin', './mine.ts', '--planner', 'chain', '--assign', 'first', '--run-id', 'one']
    const { code, err } = await causalmace('run', taskFile, '--plain', ...flags)
    expect([code, err]).toEqual([0, ''])
    expect(read('runs', 'one', 'run.json')).toMatchObject({
      options: { planner: 'chain', assignment: 'first' },
      versions: { plugins: [{ name: 'mine', version: '1.0.0', specifier: './mine.ts' }] },
    })
  })

  it('is refused if it is missing', async () => {
    const { code, err } = await causalmace('run', taskFile, '--plugin', './nowhere.ts')
    expect([code, err]).toEqual([2, expect.stringContaining('There is no plug-in module ./nowhere.ts.')])
  })

  it('plays an experiment, and must be the same when that is resumed and when a run is replayed', async () => {
    const design = ['compare', 'chain', 'no-graph', '--tasks', 'stub.yaml', '--seeds', '1', '--id', 'pair']
    const played = await causalmace(...design, '--plugin', './mine.ts', '--jobs', '1')
    expect([played.code, played.err]).toEqual([0, ''])
    const folder = join('experiments', 'pair')
    const run = join(folder, 'runs', 'stub.seed1.epoch1.chain_busy-rate_expert_team.try1')
    expect((await causalmace('replay', run)).out).toContain('the same: all')
    writeFileSync(plugin, `${source}\n// changed`)
    for (const [verb, refusal, flag] of [
      [['resume', folder], 'or tasks: plug-in mine', '--mixed'],
      [['replay', run], 'The plug-in ./mine.ts has changed', '--accept-changed-plugins'],
    ] as const) {
      const { code, err } = await causalmace(...verb)
      expect([code, err]).toEqual([2, expect.stringContaining(refusal)])
      expect((await causalmace(...verb, flag)).code).toBe(0)
    }
    writeFileSync(plugin, source)
  })
})

describe('the library', () => {
  it('plays an experiment with a model that is an object, and with a planner of a plug-in', async () => {
    let calls = 0
    const mine: Answerer = {
      id: 'mine',
      settings: { mood: 'good' },
      answer(ask, options) {
        calls++
        return expert.answer(ask, options)
      },
    }
    const catalogue = await loadCatalogue(['./mine.ts'], { cwd: root })
    const sources = findTasks([taskFile], catalogue)
    const spec = designExperiment(
      {
        id: 'objects',
        conditions: [conditionOf({ planner: 'chain', model: 'mine' })],
        sources,
        models: { mine },
        seeds: [1],
        retries: 0,
      },
      catalogue,
      new Date(0),
    )
    const folder = ExperimentFolder.create(join(root, 'library'), spec, sources)
    const halt = await runExperiment({ folder, jobs: 1, catalogue, models: { mine } })
    expect(halt).toBe('finished')
    expect(folder.results()).toMatchObject([{ outcome: 'success' }])
    expect(calls).toBeGreaterThan(2)
    const [run] = folder.runIds()
    expect(read('library', 'objects', 'runs', run as string, 'run.json').options).toMatchObject({
      model: 'mine',
      modelSettings: { mood: 'good' },
    })
  })

  it('refuses a planner that is an object, for it cannot cross into a thread', async () => {
    const episode = runEpisode({
      request: usualRequest(loadTask(taskFile), {
        agents: ['Alice'],
        planner: { id: 'mine', plan: () => undefined } as unknown as string,
      }),
      answerer: expert,
      onEvent: () => undefined,
      signal: new AbortController().signal,
    })
    await expect(episode).rejects.toMatchObject({
      code: 'plugin',
      hint: expect.stringContaining('definePlugin'),
    })
  })
})
