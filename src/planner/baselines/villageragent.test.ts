import { describe, expect, it } from 'vitest'
import { PlanError } from '../../core/errors.ts'
import type { prerequisites } from '../../question/kinds/prerequisites.ts'
import type { ReplyOf } from '../../question/question.ts'
import { cell, construction } from '../../task/testing.ts'
import { blockByBlock, contextFor, ScriptedAnswerer, sceneOf } from '../testing.ts'
import { createVillagerPlanner } from './villageragent.ts'

/** A tower of four materials: four subtasks, each on top of the one before. */
const task = construction(['stone', 'glass', 'bricks', 'oak_planks'].map((block, y) => cell(block, 0, y, 0)))
const scene = sceneOf(task)
const decompose = [blockByBlock(task)]

const listed = (required: number[][]): ReplyOf<typeof prerequisites> => ({
  subtasks: required.map((numbers, index) => ({
    id: index + 1,
    milestones: [`layer ${index} stands`],
    required_subtasks: numbers,
  })),
})
const planOf = async (variant: 'faithful' | 'fixed', ...replies: ReplyOf<typeof prerequisites>[]) => {
  const answerer = new ScriptedAnswerer({ decompose, prerequisites: replies })
  const plan = await createVillagerPlanner('villager', variant).plan(task, scene, contextFor(answerer))
  answerer.assertConsumed()
  return { plan, answerer }
}
const edgesOf = (dependencies: readonly { from: number; to: number }[]) =>
  dependencies.map(({ from, to }) => [from, to])

const tower = listed([[], [1], [2], [3]])

describe('the VillagerAgent planner', () => {
  it('asks once, showing task, team, containers and the numbered list', async () => {
    const { answerer, plan } = await planOf('fixed', tower)
    expect(answerer.asked.map(({ question }) => question)).toEqual(['decompose', 'prerequisites'])
    const text = answerer.asked[1]?.messages.map(({ content }) => content).join('\n')
    expect(text).toContain('The players: alice')
    expect(text).toContain('chest at [7, 0, 0]')
    expect(text).toContain('bricks at [0, 2, 0]')
    expect(text).toContain(`2: ${decompose[0]?.nodes[1]?.description}`)
    expect(plan.modelCalls).toEqual({ decompose: 1, prerequisites: 1 })
  })

  it('tells agents the milestones', async () => {
    const { plan } = await planOf('fixed', tower)
    expect(plan.subtasks[2]?.description).toMatch(/^place 1 bricks .*\nMilestones: layer 2 stands$/)
  })

  it('keeps what was named when fixed', async () => {
    const { plan } = await planOf('fixed', tower)
    expect(edgesOf(plan.dependencies)).toEqual([
      [1, 2],
      [2, 3],
      [3, 4],
    ])
    expect(plan.dropped).toEqual([])
  })

  it('loses the whole chain when faithful, and says so of each edge', async () => {
    const { plan } = await planOf('faithful', tower)
    expect(plan.dependencies).toEqual([])
    expect(plan.dropped.map(({ dependency: { from, to }, why }) => [from, to, why])).toEqual([
      [1, 2, 'index_check'],
      [2, 3, 'index_check'],
      [3, 4, 'index_check'],
    ])
    expect(plan.isolated).toEqual([1, 2, 3, 4])
  })

  it('marks an inherited edge as not named by the model', async () => {
    const { plan } = await planOf('faithful', listed([[], [], [1], []]))
    expect(plan.dependencies.map(({ from, to, reason }) => [from, to, reason])).toEqual([
      [1, 3, 'Named as required.'],
      [1, 4, 'Inherited from the subtask before it in the list.'],
    ])
  })

  it('breaks a circle at the edge that closes it', async () => {
    const { plan } = await planOf('fixed', listed([[2], [1], [], []]))
    expect(edgesOf(plan.dependencies)).toEqual([[2, 1]])
    expect(plan.dropped).toMatchObject([{ dependency: { from: 1, to: 2 }, why: 'closes_a_cycle' }])
  })

  it('asks again when subtasks are missing, listed twice or made up, quoting them', async () => {
    const faulty = {
      subtasks: [
        ...tower.subtasks.slice(0, 3),
        ...tower.subtasks.slice(0, 1),
        { ...tower.subtasks[0], id: 9 },
      ],
    } as ReplyOf<typeof prerequisites>
    const { answerer } = await planOf('fixed', faulty, tower)
    const complaint = answerer.asked[2]?.messages.at(-1)?.content
    expect(complaint).toContain('subtask 1 is listed 2 times')
    expect(complaint).toContain('subtask 4 is listed 0 times')
    expect(complaint).toContain('there is no subtask 9')
  })

  it('fails after two re-asks', async () => {
    const short = listed([[]])
    await expect(planOf('faithful', short, short, short)).rejects.toThrow(PlanError)
  })
})
