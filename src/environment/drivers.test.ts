import { expect, it } from 'vitest'
import { drive } from './drivers.ts'
import type { Environment } from './environment.ts'

/** A session of two slots that lasts for two decisions; keeps the actions. */
function session() {
  const taken: Record<string, unknown>[] = []
  const environment = {
    get due() {
      return taken.length < 2 ? ['Ann', 'Ben'] : []
    },
    observe: () => ({ Ann: {}, Ben: {} }),
    step: async (actions: Record<string, unknown>) => {
      taken.push(actions)
      return { Ann: {}, Ben: {} }
    },
  }
  return { taken, environment: environment as unknown as Environment }
}

it('a driver that throws, at once or later, ends only its own slot', async () => {
  const { environment, taken } = session()
  const drivers = {
    Ann: async () => 'walk',
    Ben: () => {
      throw new Error('no model')
    },
  }
  const results = await drive(environment, { drivers, decisionMs: 1000, maxMissed: 2 })
  expect(taken).toEqual([
    { Ann: 'walk', Ben: undefined },
    { Ann: 'walk', Ben: { type: 'leave' } },
  ])
  expect(results.get('Ben')?.missed).toBe(2)
})
