import { describe, expect, it } from 'vitest'
import { VERSIONS } from '../../src/world/index.ts'
import { dialectOf } from '../../src/world/protocol/dialect/index.ts'
import { Stage } from '../../src/world/testing/stage.ts'

const WITH_TERRAIN = VERSIONS.filter((version) => dialectOf(version).bottom < 0)

describe.each(WITH_TERRAIN)('a task of %s that begins in the Nether', (version) => {
  it('has its bots there, and brings them back there when they die', async () => {
    const stage = await Stage.open({ version, terrain: { seed: 3, dimension: 'the_nether' } })
    const bot = await stage.join('Ann')
    expect(bot.game.dimension).toBe('the_nether')
    const { x, z } = bot.entity.position
    expect(bot.blockAt(bot.entity.position.offset(0, -1, 0))?.boundingBox).toBe('block')
    stage.command('kill Ann')
    await stage.ticks(40)
    expect(bot.game.dimension).toBe('the_nether')
    expect(Math.hypot(bot.entity.position.x - x, bot.entity.position.z - z)).toBeLessThan(2)
    await stage.close()
  })
})
