import { expect, it } from 'vitest'
import type { Answerer } from './answerer.ts'
import { countingWaves } from './count-waves.ts'

it('questions asked at once are one wave, and questions that wait for a reply begin another', async () => {
  const inner: Answerer = { id: 'instant', answer: async () => ({ value: 'yes' }) as never }
  const { answerer, waves } = countingWaves(inner)
  const ask = () => answerer.answer({} as never)
  await Promise.all([ask(), ask(), ask()])
  expect(waves()).toBe(1)
  await ask()
  await ask().catch(() => undefined)
  expect(waves()).toBe(3)
})
