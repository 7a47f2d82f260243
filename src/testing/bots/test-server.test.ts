import { describe, expect, it } from 'vitest'
import { startWorld, type WorldEventName, type WorldEvents, type WorldOptions } from '../../world/index.ts'
import type { ServerStage } from './server-stage.ts'
import { withServer } from './with-server.ts'

const CHEST = { x: 2, y: -60, z: 0 }

/** Collects the events with a given name. */
function heard<N extends WorldEventName>({ server }: ServerStage, name: N): WorldEvents[N][] {
  const events: WorldEvents[N][] = []
  server.on(name, (event) => events.push(event))
  return events
}

describe('events of a test server', () => {
  it('tell damage, death, entities, dug blocks, containers and kicks', async () => {
    await withServer({ virtual: true }, async (stage) => {
      const { bot, command, tick, nextEvent } = stage
      const steve = await bot('Steve')
      const [damaged, died, spawned, gone] = (
        ['damaged', 'died', 'entitySpawned', 'entityGone'] as const
      ).map((name) => heard(stage, name))
      await command('summon pig 2 -60 2 {Health:2f}')
      await command('give Steve diamond_sword')
      await command('tp Steve 0 -60 2')
      // attack strength recovers after a change of items
      await tick(13)
      steve.attack(Object.values(steve.entities).find(({ name }) => name === 'pig')!)
      await tick(30)
      expect(spawned?.[0]).toMatchObject({ kind: 'pig', position: { x: 2.5, z: 2.5 } })
      expect(damaged).toMatchObject([{ kind: 'pig', health: 0, cause: 'attack', by: { name: 'Steve' } }])
      expect(died).toMatchObject([{ kind: 'pig', cause: 'attack', by: { kind: 'player', name: 'Steve' } }])
      expect(gone?.map((one) => (one as { kind: string }).kind)).toContain('pig')

      const dug = nextEvent('blockDug')
      await steve.dig(steve.blockAt(steve.entity.position.offset(1, -1, 0))!, true)
      expect(await dug).toMatchObject({ block: { name: 'grass_block' }, by: 'Steve' })

      await command('setblock 2 -60 0 chest')
      const [opened, changed] = [nextEvent('containerOpened'), nextEvent('containerChanged')]
      const chest = await steve.openContainer(steve.blockAt(steve.entity.position.offset(2, 0, -2))!)
      await chest.deposit(steve.registry.itemsByName['diamond_sword']!.id, null, 1)
      expect(await opened).toMatchObject({ name: 'Steve', position: CHEST, block: 'chest' })
      expect(await changed).toMatchObject({
        position: CHEST,
        slots: [{ slot: 0, from: null, to: { name: 'diamond_sword', count: 1 } }],
      })

      const [kicked, left] = [nextEvent('playerKicked'), nextEvent('playerLeft')]
      await command('kick Steve too slow')
      expect(await kicked).toEqual({ name: 'Steve', reason: 'too slow' })
      expect(await left).toEqual({ name: 'Steve', reason: 'too slow' })
    })
  })
})

describe('a snapshot of a test server', () => {
  it('brings back blocks, containers, entities, players, time, weather and rules', async () => {
    await withServer({ virtual: true, gameMode: 'survival' }, async (stage) => {
      const { server, bot, command, snapshot, restore, tick, blocks } = stage
      const steve = await bot('Steve')
      for (const line of [
        'tp Steve 5 -60 5',
        'setblock 2 -60 0 chest{Items:[{Slot:3b,id:"minecraft:bread",Count:5b}]}',
        'setblock 4 -60 0 oak_stairs[facing=east]',
        'summon cow 8 -60 8 {CustomName:\'{"text":"Bella"}\'}',
        'give Steve stone 3',
        'xp add Steve 7 levels',
        'effect give Steve speed 1000 1',
        'time set 6000',
        'weather rain',
      ])
        await command(line)
      const box = () => blocks({ x: -2, y: -61, z: -2 }, { x: 9, y: -58, z: 9 })
      const seen = () => ({
        ...{ blocks: box().blocks, time: server.time, weather: server.weather },
        cows: server.entities.map(({ kind, uuid, position }) => ({ kind, uuid, z: Math.round(position.z) })),
        inventory: server.players[0]?.inventory,
        place: server.players[0]?.position,
        bread: server.command('data get block 2 -60 0 Items').message,
      })
      await command('gamerule doDaylightCycle false')
      const before = snapshot()
      const then = seen()
      for (const line of [
        'fill -2 -61 -2 9 -60 9 stone',
        'kill @e[type=cow]',
        'clear Steve',
        'xp set Steve 0 levels',
        'effect clear Steve',
        'gamerule doDaylightCycle true',
        'weather clear',
        'tp Steve 20 -60 20',
        'kill Steve',
      ])
        await command(line)
      await tick(40)
      await restore(before)
      expect(seen()).toEqual(then)
      expect(server.command('gamerule doDaylightCycle').message).toContain('false')
      await tick(5)
      // the client knows it as well
      expect(steve.inventory.items().map(({ name, count }) => [name, count])).toEqual([['stone', 3]])
      expect(steve.experience.level).toBe(7)
      expect(Object.keys(steve.entity.effects)).toHaveLength(1)
      expect(steve.entity.position.distanceTo(steve.entity.position.clone().set(5, -60, 5))).toBeLessThan(1)
      expect(steve.blockAt(steve.entity.position.offset(-3, 0, -5))?.name).toBe('chest')
      const chest = await steve.openContainer(steve.blockAt(steve.entity.position.offset(-3, 0, -5))!)
      expect(chest.containerItems().map(({ slot, name }) => [slot, name])).toEqual([[3, 'bread']])
    })
  })
})

describe('waiting', () => {
  it('resolves with the result, and otherwise names the unmet condition', async () => {
    await withServer({ virtual: true }, async ({ server, waitUntil, now }) => {
      expect(await waitUntil(() => server.ticks > 12 && server.ticks)).toBe(13)
      const before = now()
      const failing = waitUntil(() => server.players.find(({ name }) => name === 'Nobody'), { ticks: 40 })
      await expect(failing).rejects.toMatchObject({
        code: 'wait_timeout',
        message: expect.stringMatching(/40 ticks \(2 s.*Nobody.*it was undefined/),
      })
      expect(now() - before).toBe(2000)
      const throwing = () => {
        throw new RangeError('no such block')
      }
      await expect(waitUntil(throwing, { what: 'a door', ticks: 2 })).rejects.toThrow(
        'for a door; last result: it threw no such block',
      )
    })
  })
})

describe('faults', () => {
  it('refuse impossible numbers, as do time, weather and options', async () => {
    const refused = {
      code: 'bad_argument',
      message: expect.stringMatching(/got (NaN|-5|Infinity|1\.5), wanted/),
    }
    const wrong = (act: () => void) => expect(act).toThrow(expect.objectContaining(refused))
    await withServer({ virtual: true }, async ({ server, bot }) => {
      await bot('Steve')
      for (const bad of [Number.NaN, -5, Number.POSITIVE_INFINITY]) {
        wrong(() => server.faults.latency('Steve', { ms: bad }))
        wrong(() => server.faults.latency('Steve', { ms: 1, jitterMs: bad }))
        wrong(() => server.faults.freeze(bad))
        wrong(() => server.setTime(bad))
        wrong(() => server.setWeather('rain', bad))
      }
      wrong(() => server.faults.freeze(1.5))
    })
    const starts: readonly WorldOptions[] = [
      { viewDistance: -5 },
      { ticksPerSecond: Number.NaN },
      { ticksPerSecond: -5 },
      { skew: { gameMs: -5 } },
      { skew: { rconMs: Number.NaN } },
    ]
    for (const options of starts) await expect(startWorld(options)).rejects.toMatchObject(refused)
  })

  it('delay what is sent, stop the world, lose chunks and kick', async () => {
    await withServer({ virtual: true, seed: 3 }, async (stage) => {
      const { server, bot, command, tick, now, waitUntil, nextEvent } = stage
      const steve = await bot('Steve')
      const answer = async (word: string) => {
        const begun = now()
        const heardAt = new Promise<number>((resolve) =>
          steve.on('messagestr', (text) => {
            if (text.includes(word)) resolve(now() - begun)
          }),
        )
        steve.chat(word)
        return heardAt
      }
      const quick = await answer('one')
      server.faults.latency('Steve', { ms: 400, jitterMs: 20 })
      const slow = await answer('two')
      expect(slow - quick).toBeGreaterThanOrEqual(400)
      expect(slow - quick).toBeLessThan(460)
      server.faults.latency('Steve', { ms: 0 })

      const [ticks, begun] = [server.ticks, now()]
      server.faults.freeze(60)
      await stage.sleep(2500)
      expect(server.ticks).toBe(ticks)
      expect(server.tps).toBeLessThan(12)
      await waitUntil(() => server.ticks > ticks)
      expect(now() - begun).toBeGreaterThanOrEqual(3000)

      expect(steve.blockAt(steve.entity.position.offset(0, -1, 0))).not.toBeNull()
      server.faults.loseChunk('Steve', { chunkX: 0, chunkZ: 0 })
      await tick(2)
      expect(steve.blockAt(steve.entity.position.offset(0, -1, 0))).toBeNull()

      const kicked = nextEvent('playerKicked')
      server.faults.kick('Steve', 'a test')
      expect(await kicked).toEqual({ name: 'Steve', reason: 'a test' })
      await command('time set 0')
      expect(() => server.faults.kick('Steve', 'again')).toThrow('Steve')
    })
  })
})

describe('time and pace', () => {
  it('are set, and measured', async () => {
    await withServer({ virtual: true, ticksPerSecond: 10, difficulty: 'hard' }, async (stage) => {
      const { server, sleep } = stage
      server.setTime(18_000)
      server.setWeather('thunder', 30)
      expect([server.time, server.weather]).toEqual([18_000, 'thunder'])
      expect(server.command('difficulty').message).toMatch(/hard/i)
      const before = server.ticks
      await sleep(5000)
      expect(Math.abs(server.ticks - before - 50)).toBeLessThanOrEqual(1)
      expect(server.tps).toBeCloseTo(10, 0)
      expect(server.weather).toBe('clear')
    })
  })
})
