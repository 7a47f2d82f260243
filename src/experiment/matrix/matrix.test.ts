import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { packagePath } from '../../core/package-root.ts'
import { countOf } from '../../game/item-counts.ts'
import { Catalogue } from '../../plugin/catalogue.ts'
import type { EscapeTask } from '../../scenario/escape/rooms.ts'
import { capacity } from '../pool/capacity.ts'
import { ABLATION_ROWS, areRowsOfTable4, settingOfRow } from './ablation.ts'
import { conditionOf, labelsOf, parseCondition, type Setting } from './condition.ts'
import { type Design, designExperiment } from './design-experiment.ts'
import { ordersFor } from './episode-orders.ts'
import { type EpisodeResult, isHopeless, isInfrastructure, settledResults } from './episode-result.ts'
import { ExperimentFolder } from './experiment-folder.ts'
import { type ExperimentSpec, episodesOf, keyOf, runIdOf } from './experiment-spec.ts'
import { exportRows, toCsv, toJsonl } from './export-results.ts'
import { findTasks } from './find-tasks.ts'
import { joinExperiments } from './join-experiments.ts'
import { OwnResults } from './own-results.ts'
import { resultLine } from './results-file.ts'
import { playedEpisode, record } from './testing.ts'

const catalogue = new Catalogue()
const root = mkdtempSync(join(tmpdir(), 'causalmace-matrix-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const usual: Setting = {
  planner: 'causal',
  assignment: 'busy-rate',
  model: 'expert',
  agents: null,
  trust: 'judger',
  repair: true,
  latency: 'none',
}
const demo = packagePath('benchmarks', 'demo', 'pavilion.yaml')
const design = (changes: Partial<Design> = {}): ExperimentSpec =>
  designExperiment(
    {
      id: 'x',
      kind: 'comparison',
      title: 'X',
      conditions: [conditionOf(usual), conditionOf({ ...usual, assignment: 'random' })],
      sources: findTasks([demo], catalogue),
      seeds: [1, 2],
      epochs: 1,
      clock: 'fast',
      retries: 2,
      wallSeconds: 60,
      modelSettings: {},
      budget: {},
      ...changes,
    },
    catalogue,
    new Date(0),
  )

const result = (changes: Partial<EpisodeResult> = {}): EpisodeResult =>
  playedEpisode({ condition: conditionOf(usual).id, task: 'pavilion', run: 'r', ...changes })

describe('a condition', () => {
  it('is read as the command line writes it', () => {
    expect(parseCondition('villageragent:fixed', usual)).toMatchObject({ planner: 'villageragent:fixed' })
    expect(parseCondition('causal,assign=random,agents=3,model=simulated:weak', usual)).toMatchObject({
      planner: 'causal',
      assignment: 'random',
      agents: 3,
      model: 'simulated:weak',
    })
    expect(parseCondition('assign=random', usual)).toMatchObject({ planner: 'causal', assignment: 'random' })
  })

  it('can have a latency, whose own comma does not split it', () => {
    expect(parseCondition('causal,latency=tokens:60/s,200ms,agents=3', usual)).toMatchObject({
      latency: 'tokens:60/s,200ms',
      agents: 3,
    })
    const conditions = ['causal', 'causal,latency=fixed:2s'].map((text) => parseCondition(text, usual))
    expect(conditions.map(({ id }) => id)).toEqual([
      'causal_busy-rate_expert_team',
      'causal_busy-rate_expert_team_fixed-2s',
    ])
    expect([...labelsOf(conditions).values()]).toEqual(['causal · no latency', 'causal · fixed:2s'])
    expect(() => parseCondition('causal,latency=slow', usual)).toThrow('is not a latency')
  })

  it.each(['causal,random', 'causal,agents=0', 'causal,agents=x', 'causal,assign=', 'causal,colour=red', ''])(
    'written as "%s" is refused',
    (text) => expect(() => parseCondition(text, usual)).toThrow('cannot be read'),
  )

  it('is named after all its fields, and labelled by those that distinguish it', () => {
    const conditions = [conditionOf(usual), conditionOf({ ...usual, planner: 'causal:none', agents: 3 })]
    expect(conditions.map(({ id }) => id)).toEqual([
      'causal_busy-rate_expert_team',
      'causal-none_busy-rate_expert_3',
    ])
    expect([...labelsOf(conditions).values()]).toEqual([
      'causal · team of the task',
      'causal:none · 3 agents',
    ])
  })

  it('stands for each row of Table 4', () => {
    const rows = ABLATION_ROWS.map((row) => conditionOf({ ...usual, ...settingOfRow(row) }))
    expect(areRowsOfTable4(rows)).toBe(true)
    expect(areRowsOfTable4([...rows].reverse())).toBe(false)
    expect(areRowsOfTable4(rows.slice(1))).toBe(false)
    expect(rows.map(({ planner, assignment }) => `${assignment} ${planner}`)).toEqual([
      'random no-graph',
      'busy-rate no-graph',
      'random causal:none',
      'busy-rate causal:none',
      'random causal',
      'busy-rate causal',
    ])
  })
})

describe('a specification', () => {
  it('multiplies conditions, tasks, seeds and epochs, each episode once and with a folder name of its own', () => {
    const spec = design({ epochs: 3 })
    const episodes = episodesOf(spec)
    expect(episodes).toHaveLength(2 * 1 * 2 * 3)
    expect(new Set(episodes.map(keyOf)).size).toBe(12)
    expect(new Set(episodes.flatMap((episode) => [runIdOf(episode, 1), runIdOf(episode, 2)])).size).toBe(24)
    for (const episode of episodes) expect(runIdOf(episode, 1)).toMatch(/^[A-Za-z0-9][A-Za-z0-9._-]*$/)
    expect(episodes.slice(0, 2).map(({ seed }) => seed)).toEqual([1, 1])
  })

  it('refuses designs that would fail later', () => {
    const other = (change: Partial<Setting>) => design({ conditions: [conditionOf({ ...usual, ...change })] })
    expect(() => other({ planner: 'magic' })).toThrow('no planner "magic"')
    expect(() => other({ assignment: 'magic' })).toThrow('no assignment "magic"')
    expect(() => other({ model: 'magic' })).toThrow('no model "magic"')
    expect(() => design({ conditions: [conditionOf(usual), conditionOf(usual)] })).toThrow('named twice')
    expect(() =>
      design({ sources: [...findTasks([demo], catalogue), ...findTasks([demo], catalogue)] }),
    ).toThrow('pavilion is named twice')
  })
})

describe('an outcome', () => {
  it('is the infrastructure’s fault if world or endpoint failed, not if replies were unusable', () => {
    const of = (outcome: EpisodeResult['outcome'], fault: string | null = null) =>
      isInfrastructure({ outcome, fault })
    expect([
      of('world_crash'),
      of('model_error', 'model_timeout'),
      of('model_error', 'model_overload'),
    ]).toEqual([true, true, true])
    expect([
      of('success'),
      of('limit'),
      of('agent_error'),
      of('model_error', 'model_reply'),
      of('model_error'),
    ]).toEqual(Array(5).fill(false))
  })

  it('is final if every other episode would fail alike', () => {
    expect(isHopeless({ outcome: 'model_error', fault: 'model_key' })).toBe(true)
    expect(isHopeless({ outcome: 'model_error', fault: 'model_timeout' })).toBe(false)
  })

  it('counts once: the last attempt, in any order of lines', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([1, 2, 3, 4], { minLength: 1 }), (attempts) => {
        const lines = attempts.map((attempt) => result({ attempt }))
        expect(settledResults(lines).map(({ attempt }) => attempt)).toEqual([Math.max(...attempts)])
      }),
      { seed: 1 },
    )
    expect(settledResults([result({ seed: 1 }), result({ seed: 2 })])).toHaveLength(2)
  })
})

describe('the folder of an experiment', () => {
  const create = (id: string) => ExperimentFolder.create(root, design({ id }), findTasks([demo], catalogue))

  it('holds spec and tasks, and is never written over', () => {
    const folder = create('one')
    expect(readdirSync(folder.path).sort()).toEqual(['runs', 'spec.json', 'tasks'])
    expect(readFileSync(folder.file('tasks/pavilion.yaml'), 'utf8')).toBe(readFileSync(demo, 'utf8'))
    expect(ExperimentFolder.open(`${folder.path}/`).spec).toEqual(folder.spec)
    expect(() => create('one')).toThrow('exists already')
    expect(() => ExperimentFolder.open(root)).toThrow('not an experiment')
  })

  it('loses nothing but a line that was cut off', async () => {
    const folder = create('torn')
    for (const seed of [1, 2]) record(folder, result({ seed }))
    const file = folder.file('results.jsonl')
    const whole = readFileSync(file, 'utf8')
    writeFileSync(file, whole.slice(0, -20))
    expect(folder.results().map(({ seed }) => seed)).toEqual([1])
    const claim = await folder.claim()
    const own = new OwnResults(folder, claim)
    own.append(result({ seed: 2 }))
    own.close()
    claim.release()
    expect(readFileSync(file, 'utf8')).toBe(whole)
  })

  it('names the line that is no result', () => {
    const folder = create('broken')
    writeFileSync(folder.file('results.jsonl'), `${resultLine(result(), 0)}{"schema":1}\n`)
    expect(() => folder.results()).toThrow('results.jsonl:2')
  })

  it('moves incomplete runs away without losing any', () => {
    const folder = create('aside')
    for (const text of ['a', 'b']) {
      mkdirSync(join(folder.runs, 'r'))
      writeFileSync(join(folder.runs, 'r', 'journal.jsonl'), text)
      folder.putAside('r')
    }
    expect(folder.runIds()).toEqual([])
    expect(readdirSync(folder.file('aside')).sort()).toEqual(['r', 'r-2'])
  })

  it('is joined to another one by the tasks and seeds of both', () => {
    const [a, b] = [design({ id: 'left' }), design({ id: 'right', seeds: [2, 3] })].map((spec) =>
      ExperimentFolder.create(root, spec, findTasks([demo], catalogue)),
    ) as [ExperimentFolder, ExperimentFolder]
    for (const seed of [1, 2]) record(a, result({ seed }))
    for (const seed of [2, 3]) record(b, result({ seed }))
    const { spec, results } = joinExperiments([a, b])
    expect(spec.seeds).toEqual([2])
    expect(spec.conditions).toHaveLength(4)
    expect(results.map(({ condition, seed }) => [condition.endsWith('_left'), seed])).toEqual([
      [true, 2],
      [false, 2],
    ])
    const apart = ExperimentFolder.create(
      root,
      design({ id: 'apart', seeds: [9] }),
      findTasks([demo], catalogue),
    )
    expect(() => joinExperiments([a, apart])).toThrow('no task and seed in common')
  })
})

describe('an export', () => {
  const rows = exportRows(design(), [
    result({ attempt: 1 }),
    result({ attempt: 2, reason: 'so, "so"\nthere' }),
  ])

  it('has one flat row an episode', () => {
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ planner: 'causal', attempt: 2, 'time.elapsed': 0, infrastructure: false })
    expect(JSON.parse(toJsonl(rows))).toEqual(rows[0])
  })

  it('quotes CSV values that need it', () => {
    const [head, ...rest] = toCsv(rows).split('\r\n')
    expect(head?.split(',')).toContain('reason')
    expect(rest.join('\r\n')).toContain('"so, ""so""\nthere"')
  })
})

describe('tasks', () => {
  it('are found by file, folder and suite, each once', () => {
    const folder = packagePath('benchmarks', 'demo')
    expect(findTasks([folder, demo], catalogue)).toEqual(findTasks([folder], catalogue))
    expect(findTasks(['ablation'], catalogue)).toHaveLength(10)
    expect(findTasks(['villager-construction'], catalogue)).toHaveLength(140)
    const one = 'villager-construction/villager-construction-004-lamp'
    expect(findTasks([one], catalogue).map(({ from }) => from)).toEqual([one])
    expect(() => findTasks(['nowhere'], catalogue)).toThrow('no such file, folder or suite')
    expect(() => findTasks(['villager-escape/nothing'], catalogue)).toThrow(
      'The suite villager-escape has no task "nothing"',
    )
    expect(() => findTasks([packagePath('docs')], catalogue)).toThrow('no task file')
  })

  it('are resolved for the team of each condition: supplies, and layouts that suites make for it', () => {
    const crane = packagePath('benchmarks', 'demo', 'crane.yaml')
    const cell = 'villager-escape/villager-escape-1-0'
    const sources = findTasks([crane, cell], catalogue)
    const conditions = [2, 8].map((agents) => conditionOf({ ...usual, agents }))
    const folder = ExperimentFolder.create(root, design({ id: 'teams', conditions, sources }), sources)
    const orders = ordersFor({ folder, catalogue, models: {}, hasBudget: false })
    const played = (task: string, index: number) =>
      orders({ condition: conditions[index]?.id ?? '', task, seed: 1, epoch: 1 }, 'run').request
    const dirt = (index: number) =>
      countOf(
        played('crane', index).task.containers.flatMap(({ items }) => items),
        'dirt',
      )
    expect(dirt(1)).toBeGreaterThan(dirt(0))
    const [two, eight] = [played('villager-escape-1-0', 0), played('villager-escape-1-0', 1)]
    expect([two.task.agents, two.agents.length, eight.task.agents, eight.agents.length]).toEqual([2, 2, 8, 8])
    const layout = ({ task }: typeof two) => JSON.stringify((task as EscapeTask).escape)
    expect(layout(two)).not.toBe(layout(eight))
  })

  it('have the context that the endpoint of their model named when the experiment was designed', () => {
    const conditions = ['openai:small', 'openai:silent'].map((model) => conditionOf({ ...usual, model }))
    const modelSettings = { reportedContexts: { 'openai:small': 4096 } }
    const spec = design({ id: 'contexts', conditions, modelSettings })
    ExperimentFolder.create(root, spec, findTasks([demo], catalogue))
    // Opens the folder as the resuming process does.
    const folder = ExperimentFolder.open(join(root, 'contexts'))
    const orders = ordersFor({ folder, catalogue, models: {}, hasBudget: false })
    const settings = conditions.map(
      ({ id }) => orders({ condition: id, task: 'pavilion', seed: 1, epoch: 1 }, 'run').model,
    )
    expect(settings).toEqual([{ contextTokens: 4096 }, {}])
  })

  it('are not applicable for a team that is too small, and refused where nothing else is left', () => {
    // Written as a file, so that it is not laid out again for one agent: two plates must be pressed at the same time.
    const sources = findTasks(['villager-escape/villager-escape-1-2'], catalogue).map(({ from, text }) => ({
      from,
      text,
    }))
    const alone = [conditionOf({ ...usual, agents: 1 })]
    expect(() => design({ conditions: alone, sources })).toThrow(
      /1 agent cannot complete this task: it needs at least 2/,
    )
    const two = conditionOf({ ...usual, agents: 2 })
    expect(design({ conditions: [...alone, two], sources }).notApplicable).toEqual([
      {
        condition: alone[0]?.id,
        task: 'villager-escape-1-2',
        why: '1 agent cannot complete this task: it needs at least 2',
      },
    ])
  })
})

describe('episodes at a time', () => {
  it('are bounded by cores and by memory, and one is always possible', () => {
    const GB = 2 ** 30
    expect(capacity({ cores: 2, memory: 16 * GB })).toBe(2)
    expect(capacity({ cores: 64, memory: 8 * GB })).toBe(11)
    expect(capacity({ cores: 4, memory: 0.1 * GB })).toBe(1)
  })
})
