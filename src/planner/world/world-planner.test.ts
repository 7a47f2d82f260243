import { describe, expect, it } from 'vitest'
import { PlanError } from '../../core/errors.ts'
import { TaskGraph } from '../../graph/task-graph.ts'
import { subtask } from '../../graph/testing.ts'
import { cell, construction } from '../../task/testing.ts'
import type { Verdict } from '../causal/decision/decision.ts'
import { untestedEvidence } from '../causal/evidence.ts'
import { record } from '../causal/testing.ts'
import { blockByBlock, contextFor, ScriptedAnswerer, sceneOf } from '../testing.ts'
import type { SubtaskTrials } from './try-out.ts'
import { createWorldPlanner, refineBy } from './world-planner.ts'

const verdict = (from: number, to: number, decision: Verdict['decision'] = 'keep'): Verdict => {
  const edge = record(from, to, { named: ['support'] })
  const evidence = untestedEvidence(edge)
  return { edge, decision, carriers: ['support'], evidence, sentence: 'It was predicted.' }
}

const known = (requirements: SubtaskTrials['requirements'], closedBy: number[] = []): SubtaskTrials => ({
  requirements,
  isComplete: true,
  closedBy,
})
const unknown: SubtaskTrials = { ...known([]), unknown: 'the agent died' }

const refined = (shown: SubtaskTrials[], verdicts: Verdict[]) =>
  refineBy(
    new Map(shown.map((one, index) => [index + 1, one])),
    shown.map((_, index) => subtask(index + 1)),
    verdicts,
  )

const edges = ({ dependencies }: ReturnType<typeof refined>) =>
  dependencies.map(({ from, to, anyOf }) => `${from}→${to}${anyOf === undefined ? '' : ` any ${anyOf}`}`)

describe('a graph from trials', () => {
  it('has what subtasks fail without, with the rules that were predicted for it', () => {
    const graph = refined([known([]), known([]), known([[1, 2]])], [verdict(1, 3)])
    expect(edges(graph)).toEqual(['1→3 any 1', '2→3 any 1'])
    expect(graph.dependencies.map(({ rules }) => rules)).toEqual([['support'], []])
    expect(graph.dependencies[0]?.reason).toBe('Tried in the world: it fails without any of #1 #2.')
  })

  it('drops predicted edges that are not needed or that follow from others, and says which', () => {
    const graph = refined([known([]), known([[1]]), known([[1], [2]])], [verdict(1, 3), verdict(2, 1)])
    expect(edges(graph)).toEqual(['1→2', '2→3'])
    expect(graph.dropped.map(({ dependency: { from, to }, why }) => `${from}→${to} ${why}`)).toEqual([
      '1→3 implied',
      '2→1 not_needed',
    ])
  })

  it('lets what closes a subtask in wait for it', () => {
    expect(edges(refined([known([], [2]), known([])], []))).toEqual(['1→2'])
  })

  it('keeps predicted edges, and those only that were decided to stay, where nothing could be tried', () => {
    const graph = refined([known([]), known([]), unknown], [verdict(1, 3), verdict(2, 3, 'no_causal_effect')])
    expect(edges(graph)).toEqual(['1→3'])
    expect(graph.dependencies[0]?.reason).toBe('Not tried: the agent died. It was predicted.')
    expect(graph.dropped.map(({ why }) => why)).toEqual(['no_causal_effect'])
  })

  it('keeps the listed order where nothing could be tried and nothing was predicted', () => {
    expect(edges(refined([known([]), known([]), unknown], []))).toEqual(['1→3', '2→3'])
  })

  it('is always one that can be carried out', () => {
    const graph = refined([known([[2]]), unknown], [verdict(1, 2)])
    expect(() => new TaskGraph([subtask(1), subtask(2)], graph.dependencies)).not.toThrow()
    const circle = refined([unknown, known([[1]])], [verdict(2, 1)])
    expect(circle.dropped.map(({ why }) => why)).toEqual(['closes_a_cycle'])
  })
})

describe('the planner that tries subtasks out', () => {
  it('needs a world', async () => {
    const task = construction([cell('stone', 0, 0, 0)])
    const answerer = new ScriptedAnswerer({ decompose: () => blockByBlock(task) })
    const planning = createWorldPlanner('world').plan(task, sceneOf(task), contextFor(answerer))
    await expect(planning).rejects.toThrow(PlanError)
  })
})
