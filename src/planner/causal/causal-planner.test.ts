import { describe, expect, it } from 'vitest'
import { UsageError } from '../../core/errors.ts'
import { edgeKey } from '../../graph/edge-key.ts'
import { subtask } from '../../graph/testing.ts'
import { type DependenciesFacts, dependencies } from '../../question/kinds/dependencies.ts'
import { promptFor } from '../../question/question.ts'
import { openFile, readOpen } from '../../scenario/open/testing.ts'
import type { Task } from '../../task/task.ts'
import { cell, construction } from '../../task/testing.ts'
import { type Plan, planSchema } from '../plan.ts'
import { contextFor, ScriptedAnswerer, sceneOf } from '../testing.ts'
import {
  type CausalOptions,
  causalOptions,
  createCausalPlanner,
  createDependencyFinder,
} from './causal-planner.ts'
import { type Answering, bookletOf, type HeldEdge, holding } from './testing.ts'

const booklet = bookletOf('a', 'b', 'c', 'd')

/** A model that splits the task into `size` nodes and believes in these edges. */
function modelWith(
  size: number,
  edges: readonly HeldEdge[],
  answering: Answering = holding(edges),
): ScriptedAnswerer {
  return new ScriptedAnswerer({
    decompose: () => ({
      functions: [{ name: 'work', call: [], description: '', body: [{ action: 'Note', args: {} }] }],
      nodes: Array.from({ length: size }, (_, index) => ({
        id: index + 1,
        description: `part ${index + 1}`,
        step: { function: 'work', arguments: {} },
      })),
    }),
    dependencies: answering,
  })
}

const task = construction([cell('stone', 0, 0, 0)])

/** No calibration: these models cannot answer its tasks. */
const planWith = (
  size: number,
  edges: readonly HeldEdge[],
  options: Partial<CausalOptions> = {},
): Promise<Plan> =>
  createCausalPlanner({ ...booklet, calibration: 'skip', ...options }).plan(
    task,
    sceneOf(task),
    contextFor(modelWith(size, edges)),
  )

const arrows = (plan: Plan): string[] => plan.dependencies.map(({ from, to }) => `${from}→${to}`).sort()
const gone = (plan: Plan): string[] =>
  plan.dropped.map(({ dependency: { from, to }, why }) => `${from}→${to} ${why}`)
const chain: HeldEdge[] = [
  { from: 1, to: 2, rules: ['a'] },
  { from: 2, to: 3, rules: ['b'] },
]

describe('the causal planner', () => {
  it('keeps an edge that falls when a rule does, and drops one that stands without all rules', async () => {
    const plan = await planWith(3, [...chain.slice(0, 1), { from: 2, to: 3, rules: [] }])
    expect(arrows(plan)).toEqual(['1→2'])
    expect(gone(plan)).toEqual(['2→3 no_causal_effect'])
  })

  it('names the rule that carries an edge, with the answers that show it', async () => {
    const plan = await planWith(3, chain)
    expect(plan.dependencies.map((edge) => edge.rules)).toEqual([['a'], ['b']])
    // Holm: the better of two at half of the level.
    expect(Math.min(...plan.dependencies.map(({ evidence }) => evidence?.p ?? 1))).toBeLessThan(0.025)
    for (const { evidence, rules: carriers, reason } of plan.dependencies) {
      expect(evidence?.control.stood).toBe(evidence?.control.asked)
      expect(evidence?.effect?.mean).toBe(1)
      expect(evidence?.p).toBeLessThan(0.05)
      expect(reason).toContain(`Caused by ${carriers[0]}`)
    }
  })

  it('drops an edge that the model does not repeat', async () => {
    let answers = 0
    const answering: Answering = (facts) =>
      answers++ === 0 ? holding([{ from: 1, to: 3, rules: ['a'] }])(facts) : { causal_effects: [] }
    const planner = createCausalPlanner({ ...booklet, calibration: 'skip' })
    const plan = await planner.plan(task, sceneOf(task), contextFor(modelWith(3, [], answering)))
    expect(gone(plan)).toEqual(['1→3 not_reproducible'])
  })

  it('keeps an edge that two rules cause together, which no single counterfactual moves', async () => {
    const together: HeldEdge[] = [{ from: 1, to: 2, rules: ['a', 'b'] }]
    const plan = await planWith(2, together)
    expect(plan.dependencies.map((edge) => edge.rules)).toEqual([['a', 'b']])
    const paper = await planWith(2, together, { decision: 'paper' })
    expect(gone(paper)).toEqual(['1→2 no_causal_effect'])
  })

  it('breaks a cycle at the edge with the least evidence', async () => {
    const plan = await planWith(3, [
      { from: 1, to: 2, rules: ['a'] },
      { from: 2, to: 3, rules: ['a', 'b'] },
      { from: 3, to: 1, rules: ['a', 'b'] },
    ])
    const [broken] = plan.dropped
    expect(broken?.why).toBe('closes_a_cycle')
    expect(broken?.sentence).toContain('It closes a cycle')
    expect(arrows(plan)).toHaveLength(2)
  })

  it('does not let an edge without causal effect push a caused one out', async () => {
    const plan = await planWith(2, [
      { from: 1, to: 2, rules: [] },
      { from: 2, to: 1, rules: ['a'] },
    ])
    expect(arrows(plan)).toEqual(['2→1'])
  })

  it('leaves out edges that others imply, and says so', async () => {
    const plan = await planWith(3, [...chain, { from: 1, to: 3, rules: ['c'] }])
    expect([arrows(plan), gone(plan)]).toEqual([['1→2', '2→3'], ['1→3 implied']])
  })

  it('names subtasks that nothing connects', async () => {
    expect((await planWith(4, chain)).isolated).toEqual([4])
  })

  it('leaves out edges to nodes that do not exist and from a node to itself', async () => {
    const plan = await planWith(2, [
      { from: 1, to: 9, rules: ['a'] },
      { from: 2, to: 2, rules: ['a'] },
      { from: 1, to: 2, rules: ['a'] },
    ])
    expect([arrows(plan), gone(plan)]).toEqual([['1→2'], []])
  })

  it('asks under everything as it is, in other words, with shams contradicted, and with each half of the rules', async () => {
    const answerer = modelWith(3, chain)
    const planner = createCausalPlanner({ ...booklet, calibration: 'skip' })
    const plan = await planner.plan(task, sceneOf(task), contextFor(answerer))
    const texts = answerer.asked
      .filter(({ question }) => question === 'dependencies')
      .map(({ messages }) => JSON.stringify(messages))
    const wordings = texts.map((text) =>
      ['a', 'b', 'c', 'd']
        .map((id) =>
          text.includes(` ${id}: not ${id}`) ? 'n' : text.includes(` ${id}: as ${id}`) ? 'p' : 'r',
        )
        .join(''),
    )
    const shams = texts.filter((text) => text.includes(': not sham-'))
    expect(wordings.slice(0, 3)).toEqual(['rrrr', 'rrrr', 'pppp'])
    expect(shams).toHaveLength(2)
    for (const halved of wordings.filter((wording) => wording.includes('n')))
      expect([...halved].filter((word) => word === 'n')).toHaveLength(2)
    expect(plan.modelCalls).toEqual({ decompose: 1, dependencies: texts.length })
    // Two rounds, plus four separate lists with other planted subtasks.
    expect(plan.refinement?.questions).toEqual({
      control: 2 + 4,
      paraphrase: 1,
      sham: 2,
      intervention: texts.length - 9,
    })
  })

  it('gives the same plan for the same answers, whole enough for the journal', async () => {
    const plan = await planWith(3, chain)
    expect(await planWith(3, chain)).toEqual(plan)
    expect(planSchema.parse(JSON.parse(JSON.stringify(plan)))).toEqual(plan)
  })

  it('takes an edge into the initial graph that only the decomposition names', async () => {
    const answerer = modelWith(3, chain.slice(0, 1))
    const context = contextFor(answerer)
    const subtasks = Array.from({ length: 3 }, (_, index) => subtask(index + 1))
    const { find } = createDependencyFinder(causalOptions({ ...booklet, calibration: 'skip' }))
    const waves: string[][] = []
    const { verdicts, record } = await find(task, subtasks, context, {
      named: [
        { from: 1, to: 3 },
        { from: 1, to: 9 },
      ],
      onWave: ({ verdicts: found }) =>
        waves.push(found.map(({ edge, evidence }) => `${edgeKey(edge)} ${evidence.standing}`)),
    })
    expect(waves[0]).toEqual(['1→2 untested', '1→3 untested'])
    expect(waves.at(-1)).toEqual(['1→2 certified', '1→3 given_up'])
    expect(verdicts.map(({ decision }) => decision)).toEqual(['keep', 'not_reproducible'])
    expect(record.waves).toBe(waves.length)
  })

  it('keeps an edge that is moot, though nothing certifies it', async () => {
    const { find } = createDependencyFinder(causalOptions({ ...booklet, calibration: 'skip' }))
    const subtasks = Array.from({ length: 3 }, (_, index) => subtask(index + 1))
    const held: HeldEdge[] = [...chain.slice(0, 1), { from: 2, to: 3, rules: [] }]
    const context = contextFor(modelWith(3, held))
    const { verdicts, record } = await find(task, subtasks, context, { isMoot: () => true })
    expect(verdicts.map(({ decision, evidence }) => [decision, evidence.standing])).toEqual([
      ['keep', 'moot'],
      ['keep', 'moot'],
    ])
    expect(record.questions.intervention).toBe(0)
  })

  it('refuses a booklet with fewer shams than rules', () => {
    expect(() => createCausalPlanner({ rules: booklet.rules, shams: [] })).toThrow(UsageError)
  })
})

describe('a task that demands an order', () => {
  const eaten = { kind: 'eaten', of: 'bread' }
  const asleep = { kind: 'slept' }
  const open = (kind: 'then' | 'and') => readOpen(openFile(['give @s bread'], { kind, of: [eaten, asleep] }))
  const planned = async (of: Task, held: readonly HeldEdge[] = []) => {
    const heard: DependenciesFacts[] = []
    const answering: Answering = (facts) => {
      heard.push(facts)
      return holding(held)(facts)
    }
    const plan = await createCausalPlanner({ ...booklet, calibration: 'skip' }).plan(
      of,
      sceneOf(of),
      contextFor(modelWith(2, held, answering)),
    )
    return { heard, plan }
  }

  it('is asked about with its order, which is stated as a rule that can be contradicted', async () => {
    const { heard, plan } = await planned(open('then'), [{ from: 1, to: 2, rules: ['task-order'] }])
    for (const { order } of heard)
      expect(order).toBe('In this order: eat or drink 1 bread, then sleep in a bed.')
    const wordings = heard.map(({ rules }) => rules.find(({ id }) => id === 'task-order')?.wording)
    expect(new Set(wordings)).toEqual(new Set(['rule', 'paraphrase', 'counterfactual']))
    expect(arrows(plan)).toEqual(['1→2'])
    expect(promptFor(dependencies, heard[0] as DependenciesFacts).at(-1)?.content).toContain(
      'In this order: eat',
    )
  })

  it('is the only one: all others are asked about as before', async () => {
    for (const of of [open('and'), task]) {
      const { heard, plan } = await planned(of)
      expect(heard.flatMap(({ order }) => order ?? [])).toEqual([])
      expect(plan.refinement?.rules).toEqual(booklet.rules.map(({ id }) => id))
      expect(heard.flatMap(({ rules }) => rules).map(({ id }) => id)).not.toContain('task-order')
    }
  })
})
