import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openScenario } from '../../scenario/open/scenario.ts'
import { readTaskFile } from '../../task/resolve-task.ts'
import { mcuStandard } from './standard.ts'

const tasks = mcuStandard()

describe('the standard suite of MCU', () => {
  it('has 80 atoms, simple and hard, and 20 tasks made of them', () => {
    const level = (id: string) => tasks.filter((draft) => draft.id.startsWith(id)).length
    expect([level('mcu_simple'), level('mcu_hard'), new Set(tasks.map(({ id }) => id)).size]).toEqual([
      100, 80, 180,
    ])
  })

  it('is the same each time', () => {
    expect(mcuStandard()).toEqual(tasks)
    const digest = createHash('sha256').update(JSON.stringify(tasks)).digest('hex')
    expect(digest.slice(0, 16)).toBe('b398efbf44200f00')
  })

  it('has tasks that can be read, whose goals the game sees, and that never give what they ask to craft', () => {
    for (const draft of tasks) {
      const { task, issues } = readTaskFile(draft, [openScenario])
      expect(issues, draft.id).toEqual([])
      expect(task?.open.success, draft.id).toBeDefined()
    }
  })
})
