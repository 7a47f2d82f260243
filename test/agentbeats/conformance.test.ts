import { afterEach, describe, it } from 'vitest'
import { CHECKS } from './checks.ts'
import { Stage } from './stage.ts'

let stage: Stage | undefined

afterEach(async () => {
  await stage?.close()
})

describe('the green agent over the wire (the whole: npm run agentbeats:conformance)', () => {
  it.each(CHECKS.filter(({ isShort }) => isShort))('$letter: $what', async ({ run }) => {
    stage = new Stage()
    await run(stage)
  })
})
