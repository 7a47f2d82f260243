import { categoryResult } from '../../src/agentbeats/protocol/result.ts'
import { scoreTable } from '../../src/cli/agentbeats-assess.ts'
import { differingTable } from '../../src/cli/judge.ts'
import { familyTable } from '../../src/cli/mcu-atoms.ts'
import { agreementTable, difficultyTable } from '../../src/cli/mcu-difficulty.ts'
import { ratingTable } from '../../src/cli/mcu-import.ts'
import { listTable } from '../../src/cli/tasks.ts'
import { createRandom } from '../../src/core/random.ts'
import { dependency, subtask } from '../../src/graph/testing.ts'
import { DIMENSIONS } from '../../src/mcu/autoeval/dimension.ts'
import { UsageMeter } from '../../src/model/middleware/usage.ts'
import { goalTables } from '../../src/report/gathering-text.ts'
import { besidePublished } from '../../src/report/published/beside.ts'
import { publishedFigures } from '../../src/report/published/figures.ts'
import { publishedTables } from '../../src/report/published/published-text.ts'
import { type Layout, printBlocks } from '../../src/report/table/table.ts'
import { agreementTables, publishedTable } from '../../src/report/terminal/agreement-tables.ts'
import { arenaText } from '../../src/report/terminal/arena-table.ts'
import { calibrationSheet } from '../../src/report/terminal/calibration-sheet.ts'
import { judgementTables } from '../../src/report/terminal/judgement-tables.ts'
import { knowledgeText } from '../../src/report/terminal/knowledge-table.ts'
import { evidenceTable, layersTable } from '../../src/report/terminal/plan-table.ts'
import { sceneTable } from '../../src/report/terminal/scene-table.ts'
import { scorecardTable } from '../../src/report/terminal/scorecard-table.ts'
import { usageTable } from '../../src/report/terminal/usage-table.ts'
import { STAGES } from '../../src/scenes/verify-scene.ts'
import { catalogue } from './experiment.ts'
import { EXPERIMENTS } from './rendered-experiments.ts'

/*
 * Every table that a verb prints, with content as wide as it gets: long names, intervals, large numbers. Fields that no table shows
 * are left out, hence the casts.
 */

type Shown<Print extends (...given: never[]) => string> = Parameters<Print>

const LONG = 'villageragent:faithful, openai:a-model-with-a-long-name'
const interval = { mean: 0.123_45, low: -0.1, high: 0.998, n: 100 }
const rate = { mean: 0.987_6, low: 0.9321, high: 0.9999, n: 1234 }
const names = ['combat', 'crafting', 'mining_and_crafting', 'tool_use', 'building']

const evidence = {
  ...{ control: { stood: 2, asked: 2 }, paraphrase: { stood: 1, asked: 2 }, sham: { stood: 13, asked: 13 } },
  ...{
    contradicted: { stood: 1, asked: 14 },
    others: { stood: 14, asked: 14 },
    named: ['support', 'adjacency'],
  },
  ...{ effect: { mean: 0.75, low: 0.0321, high: 0.951 }, p: 0.000_02, sensitivity: 0.829 },
}
const plan = {
  subtasks: [1, 2, 3].map((id) => ({
    ...subtask(id),
    description: `place 14 polished blackstone brick stairs at (${id}, 64, −12) facing north, in the upper half`,
  })),
  dependencies: [{ ...dependency(1, 2, ['support', 'reach']), evidence }],
  dropped: [{ dependency: dependency(2, 3), why: 'no_causal_effect', sentence: 'So it is.', evidence }],
} as unknown as Shown<typeof layersTable>[0]

const agreementRow = (of: string) => ({
  of,
  who: 'people with judge openai:a-model',
  n: 1234,
  preference: { n: 432, accuracy: interval, macroF1: interval },
  scores: { pearson: interval, kendall: interval, z: 12.34, p: 0.000_01, kappa: interval },
})

const judged = (judge: string) =>
  names.flatMap((task, index) =>
    [1, 2].map((seed) => ({
      run: {
        folder: { path: 'runs/x' },
        team: seed === 1 ? LONG : 'causal',
        task: `combat/hunt_${task}_at_night`,
        seed,
      },
      judgement: {
        judge: { id: judge },
        outcome: { progress: 1, success: index % 2 === 0 },
        samples: [{ sample: 0, status: 'rated' }],
        scores: Object.fromEntries(
          DIMENSIONS.map((name) => [name, { value: ((index + seed) % 5) / 4, low: 0, high: 1, rated: 2 }]),
        ),
      },
    })),
  ) as unknown as Shown<typeof judgementTables>[0]

const trial = {
  ...{
    tasks: 12,
    repeatability: rate,
    rewording: rate,
    overReaction: rate,
    spill: rate,
    obedience: rate,
    recall: rate,
  },
  ...{ madeUp: { kept: 12, initial: 345 }, f1: { initial: 0.912, refined: 0.987 } },
}

const card = {
  ...{
    schema: 1,
    task: 'pit',
    outcome: 'success',
    reason: '1 of 1 block stands',
    n: 1,
    complexity: 123,
    maxActionTime: 1,
  },
  completionRate: { value: 1, done: 414, of: 414 },
  time: { union: 1234.5, sum: 12_345.6, max: 1234.5, elapsed: 1234.5 },
  thinking: { latency: 'fixed:30s', planning: 123.4, agents: 1234.5 },
  efficiency: { paper: { union: 1, sum: 1, max: 1, elapsed: 1234.5 }, villager: 1 },
  balance: { even: 1, paper: 1, villager: 1, minMax: 1 },
  agents: names.map((name) => ({
    ...{ name, blocksPlaced: 1234, subtasks: 123, actions: 1234 },
    ...{ refusedActions: 123, actionTime: 1234.5, busy: 0.987 },
  })),
  reflection: { judged: 1234, falseDone: 12, falseFailed: 3 },
  model: {
    calls: { act: 1234, reflect: 123, decompose: 1 },
    failed: { model_refusal: 2 },
    inputTokens: 1_234_567,
    outputTokens: 65_432,
  },
  metrics: { depth: 4 },
} as unknown as Shown<typeof scorecardTable>[0]

function usage(): UsageMeter {
  const meter = new UsageMeter()
  const total = {
    calls: 12_345,
    cached: 1234,
    failed: 123,
    attempts: 13_579,
    inputTokens: 123_456_789,
    outputTokens: 9_876_543,
  }
  meter.by = () => new Map([['openai:a-model-with-a-long-name', total]]) as never
  return meter
}

const played = (item: string, index: number) => ({
  ...{
    run: 'x',
    goal: item,
    world: String(index),
    item,
    success: index % 2 === 0,
    seconds: 500 + index,
    limit: 1800,
  },
  journey: {
    firsts: new Map([
      ['oak_log', 12.3],
      ['iron_pickaxe', 1234],
      [item, 1600],
    ]),
    ...{
      deaths: 1,
      causes: ['fell from a high place'],
      biome: 'old_growth_spruce_taiga',
      wornOut: 3,
      walked: 12_345,
    },
    distances: { tree: 123, stone: 45, cave: 678 },
  },
})

const runs = ['mine-iron-ore', 'Craft to cake'].map((task) => ({
  ...{ condition: 'ours', task, seed: 1, labels: [] },
  score: () => 0.5,
}))

/** Tables by what is printed. */
export const RENDERED: Readonly<Record<string, (layout: Layout) => string | Promise<string>>> = {
  ...EXPERIMENTS,
  gather: (layout) =>
    printBlocks(
      goalTables(
        ['iron-ingot, causal with 12 agents', 'diamond', 'cobblestone'].map(
          (goal) => [goal, [0, 1, 2].map((index) => played('diamond', index))] as const,
        ),
      ),
      layout,
    ),
  'report: published figures': (layout) =>
    printBlocks(
      publishedTables({
        tables: besidePublished(publishedFigures(), runs as never, ['ours']),
        conditions: [LONG],
      } as never),
      layout,
    ),
  'plan: layers': (layout) => layersTable(plan, layout),
  'plan: evidence': (layout) => evidenceTable(plan, layout),
  calibrate: (layout) =>
    calibrationSheet(
      {
        model: 'simulated:medium',
        tasks: 24,
        edges: 345,
        calls: 1358,
        unanswered: 3,
        halves: trial,
        single: trial,
        verdict: 'refine',
        reason: 'it obeys.',
      } as never,
      layout,
    ),
  knowledge: (layout) =>
    knowledgeText(
      {
        ...{
          model: 'openai:a-model-with-a-long-name',
          prompts: 'f'.repeat(16),
          plans: 1234,
          runs: 123,
        },
        asked: [
          {
            rules: 'support, adjacency, materials',
            from: 'place blocks',
            to: 'place attached blocks',
            confirmed: 1234,
            refuted: 123,
            undecided: 45,
            leaning: 3,
          },
        ],
        played: [
          {
            rules: 'support, adjacency, materials',
            from: 'place blocks',
            to: 'place attached blocks',
            needed: 1234,
            needless: 12,
          },
        ],
        ...{ idleFailures: { failed: 12, tried: 345 }, screened: { misapplying: 1, plans: 12 } },
      } as never,
      layout,
    ),
  'run: scorecard': (layout) => scorecardTable(card, catalogue.metrics, layout, 1358),
  'run: use of models': (layout) => usageTable(usage(), { input: 1.25, output: 10 } as never, layout),
  judge: (layout) =>
    judgementTables(
      [...judged('facts'), ...judged('openai:a-judge-with-a-long-name')],
      createRandom(1),
      layout,
    ),
  'judge --again': (layout) =>
    differingTable(
      [[`experiments/comparison-20261127-143720/runs/${'x'.repeat(60)}`, 'openai:a-model']],
      layout,
    ),
  arena: (layout) =>
    arenaText(
      {
        duels: [],
        ranked: names.map((agent) => ({
          ...{
            agent: `${agent} ${LONG}`,
            duels: 123,
            wins: 123,
            ties: 12,
            losses: 34,
            bothBad: 5,
            rating: { mean: 1500, low: 1400, high: 1600 },
          },
          ...{ trueSkill: { mean: 25, from: 23, to: 27 }, elo: { mean: 1500, from: 1450, to: 1550 } },
        })) as never,
      },
      'comparisons of openai:a-model',
      { layout },
    ),
  agreement: (layout) =>
    agreementTables(
      {
        ratings: { runs: [], pairs: [] },
        people: ['Ann', 'Bob', 'Cyd'],
        groups: [],
        dimension: 'Task Progress',
      } as never,
      { overall: DIMENSIONS.map(agreementRow), byCategory: names.map(agreementRow), alphas: {} } as never,
      layout,
    ),
  'agreement --published': (layout) =>
    publishedTable(
      names.map((what) => ({
        ...{
          table: 'MCU (ICML 2025), Table 4',
          what: `GROOT, ${what}`,
          kind: 'mean',
          printed: 12.34,
          computed: 12.346,
          verdict: 'misprint',
        },
      })) as never,
      layout,
    ),
  'agentbeats assess': (layout) =>
    scoreTable(
      names.map((category) =>
        categoryResult(
          category as never,
          names.map((name, index) => ({
            name,
            score: { maxScore: 10, score: index * 2 },
            reward: 0,
            steps: 1,
            missed: 0,
            malformed: 0,
            video: undefined,
            error: undefined,
          })),
        ),
      ),
      layout,
    ),
  'mcu atoms': (layout) =>
    familyTable(
      names.map((family) => [family, 1234, 1234, 1234, 1234]),
      layout,
    ),
  'mcu verify': (layout) =>
    sceneTable(
      STAGES.map((refusedBy) => ({
        id: refusedBy,
        group: 'unreasonably hard',
        rounds: 1,
        verdict: { refusedBy, findings: [], solvedMs: undefined },
      })) as never,
      'difficulty',
      layout,
    ),
  'mcu difficulty': (layout) =>
    difficultyTable(
      {
        explained: 0.5,
        dimensions: [],
        tasks: names.map((task) => ({
          ...{
            task: `combat/hunt_${task}_at_night`,
            solutions: 12,
            raw: { time: 12_345, effort: 0.912, planning: 345 },
            planningInTasks: 123,
          },
          ...{
            rated: {},
            calibrated: {
              time: 4.56,
              effort: 1.23,
              planning: 5,
              intricacy: 2.5,
              novelty: 3.5,
              creativity: 1,
            },
            missing: [],
            overall: 3.21,
            at: [-1.23, 4.56],
          },
        })) as never,
      },
      layout,
    ),
  'mcu difficulty: people': (layout) =>
    agreementTable(
      names.map((question) => ({
        question,
        answers: 123,
        unsure: 12,
        shared: 34,
        alpha: { mean: 0.5, low: 0.25, high: 0.75 },
      })) as never,
      layout,
    ),
  'mcu import': (layout) =>
    ratingTable(
      DIMENSIONS.map((dimension) => ({
        agent: 'a-foreign-agent',
        dimension,
        n: 123,
        unscored: 12,
        notApplicable: 3,
        percent: { mean: 67.8, low: 56.7, high: 78.9, method: 't' as const },
      })),
      layout,
    ),
  'tasks list': (layout) =>
    listTable(
      ['task of benchmarks/mcu', 'scenario', 'size', 'agents'],
      names.map((name) => [
        `${name}-with-a-name-that-is-rather-long-for-a-task`,
        'construction',
        '414 blocks of 60 kinds',
        '12',
      ]),
      layout,
    ),
}
