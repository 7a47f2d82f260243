import { describe, expect, it } from 'vitest'
import { seededRandom } from '../random.ts'
import { Stage, up } from '../testing/stage.ts'

describe('growth', () => {
  const field = async (planted: boolean) => {
    let draws = 0
    const random = seededRandom(7)
    const counted = () => {
      draws++
      return random.next()
    }
    const stage = await Stage.open({ random: { next: counted } })
    await stage.join('Alice')
    if (planted) {
      stage.command(`fill 0 ${up(-61)} 0 8 ${up(-61)} 8 farmland[moisture=7]`)
      stage.command(`fill 0 ${up(-60)} 0 8 ${up(-60)} 8 wheat`)
    }
    const before = draws
    await stage.ticks(600)
    const ages = Array.from({ length: 81 }, (_, i) =>
      String(stage.server.blockAt({ x: i % 9, y: up(-60), z: Math.floor(i / 9) }).properties['age']),
    ).join('')
    await stage.close()
    return { ages, draws: draws - before }
  }

  it('is repeatable with the same seed, and draws no random number without crops', async () => {
    const [first, second] = [await field(true), await field(true)]
    expect(first).toEqual(second)
    expect(first.ages).toMatch(/[1-7]/)
    expect((await field(false)).draws).toBe(0)
  })
})
