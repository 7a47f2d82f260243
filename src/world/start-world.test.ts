import { once } from 'node:events'
import mineflayer from 'mineflayer'
import { describe, expect, it, vi } from 'vitest'
import { PortInUseError } from './errors.ts'
import { TICK_MS } from './loop.ts'
import { startWorld } from './start-world.ts'

describe('a world started with defaults', () => {
  it('accepts a client over TCP, runs commands and returns blocks', async () => {
    const world = await startWorld({ port: 0 })
    try {
      const bot = mineflayer.createBot({
        username: 'Steve',
        port: world.port as number,
        version: world.version,
        auth: 'offline',
      })
      await once(bot, 'spawn')
      expect(world.command('setblock 0 -60 5 gold_block')).toMatchObject({ ok: true })
      expect(world.blockAt({ x: 0, y: -60, z: 5 }).name).toBe('gold_block')
      expect(world.players.map(({ name }) => name)).toEqual(['Steve'])
      bot.quit()
    } finally {
      await world.stop()
    }
  })

  it('opens no port by default', async () => {
    const world = await startWorld()
    expect(world.port).toBeUndefined()
    await world.stop()
  })

  it('rejects a port that is in use', async () => {
    const world = await startWorld({ port: 0 })
    await expect(startWorld({ port: world.port as number })).rejects.toThrow(PortInUseError)
    await world.stop()
  })

  it('ticks in real time', async () => {
    const began = Date.now()
    const world = await startWorld()
    await vi.waitFor(() => expect(world.ticks).toBeGreaterThan(2), { timeout: 20_000, interval: 5 })
    expect(Date.now() - began).toBeGreaterThanOrEqual(world.ticks * TICK_MS)
    await world.stop()
  })
})
