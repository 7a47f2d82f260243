import { afterEach, describe, expect, it } from 'vitest'
import { drive } from '../../src/environment/drivers.ts'
import type { Environment } from '../../src/environment/environment.ts'
import { slotStepSchema } from '../../src/environment/observations.ts'
import { dig, journalOf, KEYS_SLOT } from './dig.ts'
import { environmentOf, keys } from './support.ts'
import { digTask, towerTask } from './tasks.ts'

const LONG = 180_000
let environment: Environment | undefined

afterEach(async () => {
  await environment?.close()
  environment = undefined
})

describe('an environment', () => {
  it('pays MineStudio’s reward in the step that earns it, ends with the task, and leaves a run folder', {
    timeout: LONG,
  }, async () => {
    environment = environmentOf(digTask(), { slots: [KEYS_SLOT] })
    const first = await environment.reset()
    expect(slotStepSchema.parse(first['Alice']).observation.keys?.self.health).toBe(20)
    const rewards = await dig(environment)
    expect(rewards.filter((reward) => reward !== 0)).toEqual([2])
    expect(environment.observe()['Alice']).toMatchObject({
      terminated: true,
      truncated: false,
      info: { ending: 'the task is done', totalReward: 2 },
    })
    expect(environment.due).toEqual([])
    const result = await environment.close()
    expect(result?.scorecard.outcome).toBe('success')
    const types = journalOf(result!.folder.file('journal')).map((line) => JSON.parse(line).type)
    expect(types).toEqual(expect.arrayContaining(['slot.opened', 'keys.changed', 'recording.started']))
    expect(types.at(-1)).toBe('episode.finished')
  })

  it('plays one of ours, one by words and one by keys in one world', { timeout: LONG }, async () => {
    const slots = [
      { agent: 'Alice', act: 'team' },
      { agent: 'Bob', act: 'semantic', maxSteps: 3 },
      { agent: 'Carol', act: 'keys', observe: ['keys', 'semantic'], maxSteps: 60 },
    ]
    environment = environmentOf(towerTask(), { slots })
    const first = await environment.reset()
    expect(Object.keys(first).sort()).toEqual(['Bob', 'Carol'])
    expect(first['Bob']?.observation.semantic?.text).toContain('You are Bob')
    expect(first['Bob']?.observation.semantic?.text).toContain('NavigateTo(pos')
    expect(first['Carol']?.observation.semantic?.agent).toBe('Carol')
    const seen: unknown[] = []
    const results = await drive(environment, {
      drivers: {
        Bob: async (step) => {
          seen.push(step.observation.semantic?.lastAction)
          return { thought: 'closer', action: { name: 'NavigateTo', args: { pos: [2, -60, 2] } } }
        },
        Carol: async () => keys('forward'),
      },
      decisionMs: 60_000,
      maxMissed: 3,
    })
    expect(results.get('Carol')?.last.info.step).toBeGreaterThan(10)
    expect(seen[1]).toMatchObject({ name: 'NavigateTo', ok: true })
    const result = await environment.close()
    expect(result?.scorecard.outcome).toBe('success')
  })

  it('refuses slots that do not fit the task', async () => {
    const wrong = environmentOf(towerTask(), { slots: [KEYS_SLOT] })
    await expect(wrong.reset()).rejects.toMatchObject({ code: 'session_setup' })
    const unknown = environmentOf(digTask(), { slots: [{ agent: 'Dan', act: 'dance' }] })
    await expect(unknown.reset()).rejects.toMatchObject({ code: 'session_setup' })
  })
})
