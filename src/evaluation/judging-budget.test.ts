import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { judgingBudget } from './judging-budget.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'causalmace-budget-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const usage = { inputTokens: 10, outputTokens: 5 }

describe('the budget of judging', () => {
  it('counts what was spent before, also requests that never ended', async () => {
    const first = await judgingBudget(folder, { maxCalls: 3 })
    await (await first.turn('seer')).end({ usage })
    // Its process is killed while it judges this one.
    await first.turn('seer')
    first.release()
    const second = await judgingBudget(folder, { maxCalls: 3 })
    await (await second.turn('seer')).end({ usage })
    await expect(second.turn('seer')).rejects.toThrow(
      'judging’s budget for the language model is spent: 3 of 3 requests',
    )
    second.release()
    const money = await judgingBudget(folder, { maxTokens: 31, priceOf: () => undefined })
    await (await money.turn('seer')).end({ usage })
    await expect(money.turn('seer')).rejects.toThrow('45 of 31 tokens')
    money.release()
  })

  it('is held by one process at a time', async () => {
    const first = await judgingBudget(folder, {})
    await expect(judgingBudget(folder, {})).rejects.toThrow(`is in use by process ${process.pid}`)
    first.release()
    ;(await judgingBudget(folder, {})).release()
    await expect(judgingBudget(folder, { maxCalls: 0 })).rejects.toThrow('allows nothing')
    ;(await judgingBudget(folder, { maxCalls: 1 })).release()
  })
})
