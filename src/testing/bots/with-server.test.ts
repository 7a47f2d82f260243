import { setTimeout as pause } from 'node:timers/promises'
import mineflayer from 'mineflayer'
import pathfinding from 'mineflayer-pathfinder'
import { describe, expect, it } from 'vitest'
import { withServer } from './with-server.ts'

const realNow = performance.now.bind(performance)
const realTimeout = setTimeout

describe('withServer in virtual time', () => {
  it('plays a minute of game time in a fraction of the time, identically on every run', async () => {
    const play = () =>
      withServer({ virtual: true, seed: 4 }, async ({ bot, command, sleep, now }) => {
        const steve = await bot('Steve')
        await command('summon cow 4 -60 4')
        steve.setControlState('forward', true)
        await sleep(60_000)
        const { x, y, z } = steve.entity.position
        return { at: now(), x, y, z }
      })
    const start = realNow()
    const first = await play()
    expect(first.at).toBeGreaterThan(60_000)
    expect(realNow() - start).toBeLessThan(20_000)
    expect(await play()).toEqual(first)
  })

  it('lets an exact number of server ticks pass', async () => {
    await withServer({ virtual: true }, async ({ server, bot, tick }) => {
      await bot('Steve')
      for (const count of [1, 1, 7]) {
        const before = server.ticks
        await tick(count)
        expect(server.ticks - before).toBe(count)
      }
    })
  })

  it('accepts bots that the test makes with an already imported mineflayer', async () => {
    await withServer({ virtual: true, version: '1.20.4' }, async ({ server, connect, spawned, command }) => {
      const bot = await spawned(mineflayer.createBot({ ...connect('Miner'), hideErrors: true }))
      bot.loadPlugin(pathfinding.pathfinder)
      await command('give Miner diamond 3')
      expect(bot.inventory.items().map(({ name, count }) => [name, count])).toEqual([['diamond', 3]])
      await bot.pathfinder.goto(new pathfinding.goals.GoalXZ(6, 0))
      expect(server.players[0]?.position.x).toBeGreaterThan(5.5)
    })
  })

  it('restores real time afterwards, even if the body throws', async () => {
    await expect(
      withServer({ virtual: true }, async ({ bot }) => {
        await bot('Steve')
        throw new RangeError('the body failed')
      }),
    ).rejects.toThrow('the body failed')
    expect(setTimeout).toBe(realTimeout)
    const start = realNow()
    await pause(30)
    expect(realNow() - start).toBeGreaterThan(25)
  })

  it('ends a body that waits for something that never happens', async () => {
    const endless = withServer({ virtual: true, limitMs: 10_000 }, () => new Promise(() => undefined))
    await expect(endless).rejects.toMatchObject({ code: 'test_timeout' })
    expect(setTimeout).toBe(realTimeout)
  })

  it('refuses a second virtual server at the same time', async () => {
    const inner = withServer({ virtual: true }, () => withServer({ virtual: true }, async () => undefined))
    await expect(inner).rejects.toMatchObject({ code: 'virtual_time' })
  })

  it('stops game time while the test does real work', async () => {
    await withServer({ virtual: true }, async ({ hold, now }) => {
      const before = now()
      await hold(() => new Promise((resolve) => realTimeout(resolve, 30)))
      expect(now()).toBe(before)
    })
  })

  it('reports a failed command with the server’s message', async () => {
    const failing = withServer({ virtual: true, commands: ['give Nobody stone'] }, async () => undefined)
    await expect(failing).rejects.toMatchObject({
      code: 'command',
      message: expect.stringContaining('/give Nobody'),
    })
  })

  it('reports a bot that cannot join', async () => {
    const joining = withServer({ virtual: true }, async ({ server, bot }) => {
      server.on('playerJoined', () => void server.command('kick Steve'))
      await bot('Steve', { hideErrors: true })
    })
    await expect(joining).rejects.toMatchObject({ code: 'bot_join' })
  })
})

describe('withServer in real time', () => {
  it('runs several servers at once, on a port where one is given', async () => {
    const ports = await Promise.all(
      [1, 2].map((seed) =>
        withServer({ seed, port: 0 }, async ({ server, bot, tick }) => {
          await bot('Steve')
          await tick(2)
          return server.port
        }),
      ),
    )
    expect(new Set(ports).size).toBe(2)
  })
})
