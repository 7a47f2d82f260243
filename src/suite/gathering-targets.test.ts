import { describe, expect, it } from 'vitest'
import { taskFileText } from '../import/task-file-text.ts'
import { builtinScenarios } from '../scenario/builtin.ts'
import { checkTask } from '../task/load-task.ts'
import { gatheringDraft, gatheringSuite, TECHTREE_TARGETS, techtreeSuite } from './gathering-targets.ts'

/** Throws if a single agent cannot obtain an item in natural terrain. */
const check = (item: string) =>
  checkTask(taskFileText(gatheringDraft({ item, seed: 1 }), []), item, builtinScenarios)

describe('targets of gathering', () => {
  it('are sixty different ones by depth, and the paper’s five, each to be had from bare hands', () => {
    expect(new Set(TECHTREE_TARGETS).size).toBe(60)
    expect(techtreeSuite()).toHaveLength(60)
    expect(gatheringSuite()).toHaveLength(5)
    for (const item of TECHTREE_TARGETS) expect(() => check(item)).not.toThrow()
  })

  it('are refused where nothing in the wild gives them', () => {
    for (const item of ['bedrock', 'nether_star'])
      expect(() => check(item)).toThrow('cannot be obtained in the wild')
    expect(() => check('iron_sord')).toThrow('unknown item')
  })
})
