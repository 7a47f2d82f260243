import { once } from 'node:events'
import mineflayer from 'mineflayer'
import { describe, expect, it } from 'vitest'
import { startWorld } from '../start-world.ts'

describe('whitelist, bans and stop', () => {
  it('decide who may join, name and reason included, and stop the server', async () => {
    const world = await startWorld({ version: '1.19.2', port: 0, ops: ['Boss'] })
    try {
      const join = (username: string) =>
        new Promise<string>((resolve) => {
          const bot = mineflayer.createBot({
            ...{ host: '127.0.0.1', port: world.port ?? 0, username, version: '1.19.2' },
            ...{ hideErrors: true, logErrors: false },
          })
          bot.once('spawn', () => resolve('in'))
          bot.once('kicked', (reason: unknown) => resolve(String(reason)))
          bot.on('error', () => {})
        })
      expect(world.command('whitelist add ann')).toMatchObject({ ok: true })
      expect(world.command('whitelist add Ann')).toMatchObject({ ok: false })
      expect(world.command('ban Eve griefing')).toMatchObject({ ok: true, message: 'Banned Eve: griefing' })
      expect(await join('eve')).toMatch(/disconnect.banned.reason.*griefing/)
      expect(await join('Bob')).toBe('in')
      world.command('whitelist on')
      expect(await join('Cid')).toMatch(/not_whitelisted/)
      expect(await join('Ann')).toBe('in')
      expect(await join('Boss')).toBe('in')
      expect(world.command('list uuids').message).toMatch(/Bob \([0-9a-f-]{36}\)/)
      world.command('whitelist off')
      expect(await join('Cid')).toBe('in')
      world.command('ban Cid')
      await expect.poll(() => world.players.map(({ name }) => name)).not.toContain('Cid')
      world.command('pardon Cid')
      expect(world.command('banlist').message).toMatch(/There are 1 bans/)
      expect(await join('Cid')).toBe('in')
      expect(world.command('save-all')).toMatchObject({ ok: false })
      const stopped = new Promise((resolve) => world.on('stopRequested', resolve))
      expect(world.command('stop')).toMatchObject({ ok: true, message: 'Stopping the server' })
      await stopped
      await expect.poll(() => world.port === undefined || world.players.length === 0).toBe(true)
    } finally {
      await world.stop()
    }
  })

  it('gives stop and save-all to the console, not to players', async () => {
    const world = await startWorld({ version: '1.19.2', port: 0 })
    try {
      const bot = mineflayer.createBot({
        ...{ host: '127.0.0.1', port: world.port ?? 0, username: 'Op', version: '1.19.2' },
      })
      await once(bot, 'spawn')
      const heard = new Promise<string>((resolve) => bot.once('messagestr', resolve))
      bot.chat('/stop')
      expect(await heard).toMatch(/Unknown or incomplete command|command.unknown/)
      expect(world.players).toHaveLength(1)
      bot.quit()
    } finally {
      await world.stop()
    }
  })
})
