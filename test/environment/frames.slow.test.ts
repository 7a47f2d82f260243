import { afterAll, describe, expect, it } from 'vitest'
import { frameSchema } from '../../src/environment/frames/frame-spec.ts'
import { createSessionPlayer } from '../../src/environment/session.ts'
import { GAME_VERSIONS, type GameVersion } from '../../src/game/version.ts'
import { environmentOf, keys } from './support.ts'
import { digTask } from './tasks.ts'

const SIZE = { width: 96, height: 54 }
const player = createSessionPlayer()
afterAll(() => player.close())

/** An agent's first view, and its view with the inventory open, as raw colours. */
async function seenIn(minecraft: GameVersion): Promise<{ world: Buffer; screen: Buffer }> {
  const frames = { ...SIZE, format: 'rgb' }
  const environment = environmentOf(digTask(1, minecraft), {
    slots: [{ agent: 'Alice', act: 'keys', frames }],
    player,
  })
  let steps = await environment.reset()
  const picture = () => Buffer.from(frameSchema.parse(steps['Alice']?.observation.frame).data, 'base64')
  const world = picture()
  for (const buttons of ['inventory', '']) steps = await environment.step({ Alice: keys(buttons) })
  const screen = picture()
  await environment.step({ Alice: { type: 'leave' } })
  await environment.close()
  return { world, screen }
}

/** Mean difference of two pictures, 0–255 for each colour. */
const difference = (a: Buffer, b: Buffer): number =>
  a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length

describe('frames of every version', () => {
  it('show the same meadow and the same inventory', async () => {
    const [first, ...others] = await GAME_VERSIONS.reduce<Promise<Awaited<ReturnType<typeof seenIn>>[]>>(
      async (before, version) => [...(await before), await seenIn(version)],
      Promise.resolve([]),
    )
    if (first === undefined) throw new Error('no version')
    // a screen hides most of the meadow
    expect(difference(first.world, first.screen)).toBeGreaterThan(20)
    for (const { world, screen } of others) {
      expect(difference(world, first.world)).toBeLessThan(3)
      expect(difference(screen, first.screen)).toBeLessThan(3)
    }
  })
})
