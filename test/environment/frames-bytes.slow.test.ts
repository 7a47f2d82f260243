import { afterEach, describe, expect, it } from 'vitest'
import type { Environment } from '../../src/environment/environment.ts'
import { type Frame, frameSchema } from '../../src/environment/frames/frame-spec.ts'
import { environmentOf, keys } from './support.ts'
import { digTask } from './tasks.ts'

const SIZE = { width: 64, height: 36 }
let environment: Environment | undefined

afterEach(async () => {
  await environment?.close()
  environment = undefined
})

/** The frames of a session in which the agent looks down, digs and opens its inventory. */
async function framesOf(frames: unknown): Promise<Frame[]> {
  environment = environmentOf(digTask(), {
    slots: [{ agent: 'Alice', act: 'keys', frames }],
    endsWhenDone: false,
  })
  let steps = await environment.reset()
  const seen: Frame[] = []
  for (const [buttons, pitch] of [
    ['', 10],
    ['', 10],
    ['', 10],
    ['attack', 10],
    ['attack', 0],
    ['inventory', 0],
    ['', 0],
  ] as const) {
    seen.push(frameSchema.parse(steps['Alice']?.observation.frame))
    steps = await environment.step({ Alice: keys(buttons, pitch) })
  }
  await environment.close()
  return seen
}

describe('frames of a slot', () => {
  it('are the same bytes for the same seed and keys, and show turns, digging and screens', {}, async () => {
    const first = await framesOf({ ...SIZE, format: 'rgb' })
    expect(Buffer.from(first[0]!.data, 'base64')).toHaveLength(3 * SIZE.width * SIZE.height)
    expect(await framesOf({ ...SIZE, format: 'rgb' })).toEqual(first)
    expect(new Set(first.map(({ data }) => data)).size).toBeGreaterThan(5)
  })

  it('are absent where a slot does not ask for them', async () => {
    environment = environmentOf(digTask(), { slots: [{ agent: 'Alice', act: 'keys' }] })
    const steps = await environment.reset()
    expect(steps['Alice']?.observation).not.toHaveProperty('frame')
  })
})
