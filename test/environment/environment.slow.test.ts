import { afterEach, describe, expect, it } from 'vitest'
import { drive } from '../../src/environment/drivers.ts'
import type { Environment } from '../../src/environment/environment.ts'
import { dig, journalOf, KEYS_SLOT } from './dig.ts'
import { environmentOf, keys } from './support.ts'
import { digTask, towerTask } from './tasks.ts'

let environment: Environment | undefined

afterEach(async () => {
  await environment?.close()
  environment = undefined
})

describe('sessions of an environment', () => {
  it('have the same journal with the same seed and keys, in one thread or in another', async () => {
    const play = async () => {
      environment = environmentOf(digTask(), { slots: [KEYS_SLOT] })
      await environment.reset(7)
      await dig(environment)
      return journalOf((await environment.close())!.folder.file('journal'))
    }
    const journal = await play()
    expect(journal.length).toBeGreaterThan(8)
    expect(await play()).toEqual(journal)
  })

  it('truncate a slot at its steps, apart from termination, and run on past a full score where they are to', async () => {
    environment = environmentOf(digTask(), { slots: [{ ...KEYS_SLOT, maxSteps: 40 }], endsWhenDone: false })
    await environment.reset()
    await dig(environment)
    expect(environment.observe()['Alice']).toMatchObject({
      terminated: false,
      truncated: true,
      info: { step: 40, totalReward: 2 },
    })
    await environment.reset()
    expect(environment.observe()['Alice']?.info).toMatchObject({ step: 0, totalReward: 0 })
  })

  it('take what cannot be read for no action, say so, and go on', async () => {
    environment = environmentOf(digTask(), { slots: [KEYS_SLOT] })
    await environment.reset()
    const before = environment.observe()['Alice']?.observation.keys?.self
    const circular: Record<string, unknown> = {}
    circular['self'] = circular
    const replies = [
      'garbage',
      { buttons: [8641], camera: [60] },
      { buttons: 'x'.repeat(50_000) },
      circular,
      undefined,
    ]
    for (const action of replies) {
      const steps = await environment.step({ Alice: action })
      expect(steps['Alice']?.info.malformed).toBeTruthy()
    }
    const after = (await environment.step({ Alice: keys('') }))['Alice']
    expect(after?.info.malformed).toBeNull()
    expect(after?.observation.keys?.self).toEqual(before)
    expect(after?.info.step).toBe(replies.length + 1)
  })

  it('hold an action for the ticks of a slot, and open a screen with a cursor', async () => {
    environment = environmentOf(digTask(), { slots: [{ ...KEYS_SLOT, repeat: 5 }] })
    const first = await environment.reset()
    const steps = await environment.step({ Alice: keys('inventory') })
    expect((steps['Alice']?.info.gameMs ?? 0) - (first['Alice']?.info.gameMs ?? 0)).toBe(250)
    expect(steps['Alice']?.observation.keys?.screen).toMatchObject({
      kind: 'inventory',
      cursor: { x: 320, y: 180 },
    })
  })

  it('go on without an agent that stalls, and one that leaves', async () => {
    const slots = [
      { agent: 'Alice', act: 'team' },
      { agent: 'Bob', act: 'semantic' },
      { agent: 'Carol', act: 'keys' },
    ]
    environment = environmentOf(towerTask(), { slots })
    await environment.reset()
    const results = await drive(environment, {
      drivers: {
        Bob: () => new Promise(() => undefined),
        Carol: async (step) => (step.info.step < 5 ? keys('jump') : { type: 'leave' }),
      },
      decisionMs: 50,
      maxMissed: 2,
    })
    expect(results.get('Bob')).toMatchObject({ missed: 2, last: { info: { ending: 'the agent left' } } })
    expect(results.get('Carol')?.last).toMatchObject({
      truncated: true,
      info: { step: 5, ending: 'the agent left' },
    })
    const result = await environment.close()
    expect(result?.scorecard.outcome).toBe('success')
  })

  it('are closed when no client steps them', async () => {
    environment = environmentOf(digTask(), { slots: [KEYS_SLOT], limits: { idleMs: 300 } })
    await environment.reset()
    while (!environment.isOver) await new Promise((resolve) => setTimeout(resolve, 50))
    await expect(environment.step({ Alice: keys('') })).rejects.toMatchObject({ code: 'session_over' })
  })
})
