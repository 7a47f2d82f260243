import { describe, expect, it } from 'vitest'
import { packagePath } from '../../core/package-root.ts'
import { changesIn } from '../../game/rules/differences.ts'
import type { RuleBook } from '../../game/rules/rule-book.ts'
import { expandNodes } from '../../planner/expand.ts'
import { builtInActions } from '../../task/actions/built-in.ts'
import { agentNames } from '../../task/agent-names.ts'
import { sceneBefore } from '../../task/scene.ts'
import { drawRuleBook } from '../rules/draw-rules.ts'
import type { RuleDraw } from '../rules/drawing.ts'
import { asGathering, expertDecompose, loadTask, trueDependencies } from '../testing.ts'

const task = asGathering(loadTask(packagePath('benchmarks', 'planning', 'examples', 'iron-pickaxe.yaml')))

function rulesOf(draw: RuleDraw): RuleBook {
  const book = drawRuleBook(task, draw)
  if (book === undefined) throw new TypeError('no rules were drawn')
  return book
}

function edgesOf(rules: RuleBook | undefined): string[] {
  const own = rules === undefined ? task : { ...task, rules }
  const { functions, nodes } = expertDecompose({ task: own, scene: sceneBefore(own, agentNames(own.agents)) })
  const { subtasks } = expandNodes(functions, nodes, builtInActions)
  const says = new Map(subtasks.map(({ id, description }) => [id, description]))
  return trueDependencies(own, subtasks).map(({ from, to }) => `${says.get(from)} → ${says.get(to)}`)
}

describe('rules drawn for a task', () => {
  it('are the same for the same seed, and others for another', () => {
    const draw = (seed: number) => rulesOf({ seed, change: '50', kind: 'recipes' })
    expect(draw(1)).toEqual(draw(1))
    expect(draw(1).recipes).not.toEqual(draw(2).recipes)
  })

  it('change as many recipes as the share says', () => {
    const count = (change: 'single' | '50') =>
      Object.keys(rulesOf({ seed: 1, change, kind: 'recipes' }).recipes).length
    expect(count('single')).toBe(1)
    expect(count('50')).toBeGreaterThan(1)
  })

  it('move true dependencies, but for a control', () => {
    const usual = edgesOf(undefined)
    expect(edgesOf(rulesOf({ seed: 1, change: '50', kind: 'recipes' }))).not.toEqual(usual)
    const control = rulesOf({ seed: 1, change: 'control', kind: 'recipes' })
    expect(Object.keys(control.recipes)).toHaveLength(1)
    expect(edgesOf(control)).toEqual(usual)
  })

  it.each([71, 108, 109, 120])('take nothing from the plan by a control (seed %i)', (seed) => {
    // Drawn without regard to the plan, these take one log, so that a log no longer makes planks.
    const control = rulesOf({ seed, change: 'control' })
    expect(changesIn(control)).toBe(1)
    expect(edgesOf(control)).toEqual(edgesOf(undefined))
  })

  it('change tools and drops of blocks that the plan digs', () => {
    const books = [1, 2, 3, 4].map((seed) => rulesOf({ seed, change: 'single', kind: 'digs' }))
    for (const book of books) {
      expect(book.recipes).toEqual({})
      expect(Object.keys(book.digs).length).toBeGreaterThan(0)
      expect(edgesOf(book)).not.toEqual(edgesOf(undefined))
    }
    const control = rulesOf({ seed: 1, change: 'control', kind: 'digs' })
    expect(Object.keys(control.digs)).toHaveLength(1)
    expect(edgesOf(control)).toEqual(edgesOf(undefined))
  })
})
