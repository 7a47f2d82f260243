import { expect, it } from 'vitest'
import { createRealtimeClock } from '../../src/core/clock.ts'
import { createRandom } from '../../src/core/random.ts'
import type { Bot } from '../../src/judger/client/bot.ts'
import { joinBot } from '../../src/judger/client/join.ts'
import { pacedCraft } from '../../src/judger/client/paced-craft.ts'
import { roundTrip } from '../../src/judger/client/round-trip.ts'
import { requestContents } from '../../src/judger/client/window-contents.ts'
import { EmbeddedServer } from '../../src/world/index.ts'
import { wallClock } from '../../src/world/wall-clock.ts'

/* Crafting on a server whose answers are late, and which sends the slots of each click again. */

const counts = (items: readonly { name: string; count: number }[]) => {
  const sums: Record<string, number> = {}
  for (const { name, count } of items) sums[name] = (sums[name] ?? 0) + count
  return sums
}

it.each(['1.19.2', '1.21.4'])('crafts sugar and a cake as the server confirms it, in %s', async (version) => {
  const clock = createRealtimeClock()
  const world = await EmbeddedServer.start({
    version,
    clock: wallClock,
    random: createRandom(1),
    listen: { port: 0 },
    skew: { gameMs: 60, acks: 'echo' },
  })
  let bot: Bot | undefined
  try {
    const connection = { host: '127.0.0.1', port: world.port as number, version, auth: 'offline' as const }
    bot = await joinBot({ name: 'Ann', connection, clock, address: 'the test' })
    const agent = bot
    const confirmed = () => {
      requestContents(agent)
      return roundTrip(agent, clock)
    }
    for (const line of ['sugar_cane 5', 'wheat 3', 'egg 1', 'milk_bucket', 'milk_bucket', 'milk_bucket'])
      world.command(`give Ann ${line}`)
    const { x, y, z } = agent.entity.position.floored()
    world.command(`setblock ${x + 1} ${y} ${z} crafting_table`)
    await confirmed()
    const table = agent.blockAt(agent.entity.position.floored().offset(1, 0, 0)) ?? undefined
    const craft = (item: string, times: number) => {
      const id = agent.registry.itemsByName[item]?.id as number
      const recipe = agent.recipesFor(id, null, 1, true)[0] ?? agent.recipesAll(id, null, true)[0]
      if (recipe === undefined) throw new Error(`no recipe for ${item}`)
      return pacedCraft({
        bot: agent,
        recipe,
        times,
        table: recipe.requiresTable ? table : undefined,
        confirmed,
      })
    }
    await craft('sugar', 2)
    expect(counts(agent.inventory.items())).toMatchObject({ sugar: 2, sugar_cane: 3 })
    await craft('cake', 1)
    const expected = { sugar_cane: 3, cake: 1, bucket: 3 }
    expect(counts(agent.inventory.items())).toEqual(expected)
    const [ann] = world.players
    expect(counts(ann?.inventory ?? [])).toEqual(expected)
    await expect(craft('cake', 1)).rejects.toThrow('missing ingredient')
    expect(counts(agent.inventory.items())).toEqual(expected)
  } finally {
    bot?.end()
    await world.stop()
  }
})
