import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import mineflayer from 'mineflayer'
import { afterEach, expect, it } from 'vitest'
import { packagePath } from '../../src/core/package-root.ts'

/* `causalmace serve`: commands on stdin, and a log of who comes, goes and why. */

let server: ChildProcess | undefined
afterEach(() => server?.kill('SIGKILL'))

it('takes commands on stdin and says who came, who went and why', async () => {
  const flags = ['--port', '0', '--gamemode', 'creative', '--difficulty', 'hard', '--minecraft', '1.19.2']
  const child = spawn(process.execPath, [packagePath('src', 'cli', 'main.ts'), 'serve', ...flags], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  server = child
  const said: string[] = []
  createInterface({ input: child.stdout }).on('line', (line) => said.push(line))
  const hears = (text: RegExp) =>
    expect.poll(() => said.find((line) => text.test(line)), { timeout: 20_000 }).toBeDefined()
  await hears(/join 127/)
  const port = Number(/:(\d+)$/.exec(said[0] ?? '')?.[1])
  const bot = mineflayer.createBot({ host: '127.0.0.1', port, username: 'Steve', version: '1.19.2' })
  await once(bot, 'spawn')
  await hears(/^Steve joined$/)
  expect(bot.game.gameMode).toBe('creative')
  bot.chat('hello')
  await hears(/^<Steve> hello$/)
  child.stdin.write('difficulty\n/kick Steve go away\n')
  await hears(/difficulty is Hard/i)
  await hears(/^Steve left: go away$/)
  child.kill('SIGINT')
  expect((await once(child, 'exit'))[0]).toBe(0)
})

it('saves and stops on command, and finds whitelist, bans and scores again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'served-'))
  try {
    const ask = async (lines: readonly string[]) => {
      const flags = ['--port', '0', '--world', folder, '--minecraft', '1.19.2']
      const child = spawn(process.execPath, [packagePath('src', 'cli', 'main.ts'), 'serve', ...flags], {
        stdio: ['pipe', 'pipe', 'inherit'],
      })
      server = child
      let said = ''
      child.stdout.on('data', (bytes) => {
        said += bytes
      })
      await expect.poll(() => said, { timeout: 20_000 }).toContain('Ctrl-C')
      for (const line of lines) child.stdin.write(`${line}\n`)
      if (lines.includes('save-all')) await expect.poll(() => said).toContain('Saved the game')
      child.stdin.write('stop\n')
      expect((await once(child, 'exit'))[0]).toBe(0)
      return said
    }
    const first = await ask([
      'whitelist add Ann',
      'whitelist on',
      'ban Eve griefing',
      'scoreboard objectives add a dummy',
      'scoreboard players set Ann a 5',
      'list uuids',
      'save-all',
    ])
    expect(first).toContain('Added Ann to the whitelist')
    expect(first).toContain('Banned Eve: griefing')
    expect(first).toContain('There are 0 of a max of')
    const second = await ask(['whitelist list', 'whitelist on', 'banlist', 'scoreboard players get Ann a'])
    expect(second).toContain('There are 1 whitelisted players: Ann')
    expect(second).toContain('already turned on')
    expect(second).toContain('Eve was banned by Server: griefing')
    expect(second).toContain('Ann has 5 [a]')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
