import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
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
