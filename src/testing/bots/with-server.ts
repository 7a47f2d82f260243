import { createRealtimeClock } from '../../core/clock.ts'
import { type EmbeddedServer, startWorld, type WorldOptions } from '../../world/index.ts'
import { inVirtualTime } from '../virtual-time.ts'
import { TestTimeoutError } from './errors.ts'
import { ServerStage } from './server-stage.ts'

export interface WithServerOptions extends Omit<WorldOptions, 'clock' | 'random' | 'autoTick'> {
  /**
   * Runs in virtual time: game time jumps from timer to timer as fast as possible, and the same seed gives the same run.
   * Until the body is done, this replaces the timers, Date, performance.now and Math.random of the process, so only one
   * virtual server can run in a process at a time. Default false: game time is wall time.
   *
   * mineflayer may be imported before or after, in any copy. Code under test must look timers up when it uses them: the
   * globals and named imports of `node:timers/promises` work, `const { setTimeout } = require('node:timers')` does not.
   * Math.random is seeded too, but libraries draw from it once while they compile a version's protocol: what a bot draws in
   * the first test of a process differs from later ones.
   */
  readonly virtual?: boolean
  /** Maximum game time of the body (ms). Default 5 minutes. */
  readonly limitMs?: number
  /** Operator commands that prepare the world before the body runs, without the slash. Each must succeed. */
  readonly commands?: readonly string[]
}

const DEFAULT_LIMIT_MS = 300_000

/**
 * Starts a world for one test, hands it to the body and stops it with all its bots afterwards, whether the body resolves,
 * rejects or runs out of time. Works in any test runner.
 *
 *     await withServer({ version: '1.20.4', virtual: true }, async ({ connect, spawned, command, tick }) => {
 *       const bot = await spawned(myBot(connect('Steve')))
 *       await command('give Steve bread 1')
 *       await tick(20)
 *     })
 *
 * Mobs do not spawn naturally unless a command turns on `doMobSpawning`.
 * @returns what the body returns
 * @throws VirtualTimeError if another virtual server runs in this process
 * @throws TestTimeoutError if the body takes longer than `limitMs` of game time
 */
export async function withServer<T>(
  options: WithServerOptions,
  body: (stage: ServerStage) => Promise<T>,
): Promise<T> {
  return options.virtual === true ? withVirtualServer(options, body) : withRealServer(options, body)
}

async function withRealServer<T>(
  options: WithServerOptions,
  body: (stage: ServerStage) => Promise<T>,
): Promise<T> {
  const clock = createRealtimeClock()
  const server = await startWorld({ ...worldOptions(options), clock })
  const stage = new ServerStage(server, clock)
  try {
    return await play(stage, options, body)
  } finally {
    await close(stage, server)
  }
}

const withVirtualServer = <T>(
  options: WithServerOptions,
  body: (stage: ServerStage) => Promise<T>,
): Promise<T> =>
  inVirtualTime(options.seed ?? 0, async (clock) => {
    const server = await clock.drive(startWorld({ ...worldOptions(options), clock }))
    clock.waitFor(() => server.inFlight > 0)
    const stage = new ServerStage(server, clock)
    try {
      return await clock.drive(play(stage, options, body))
    } finally {
      await clock.drive(close(stage, server))
    }
  })

function worldOptions(options: WithServerOptions): WorldOptions {
  const { virtual: _virtual, limitMs: _limitMs, commands: _commands, ...world } = options
  return world
}

/** Prepares the world and runs the body within its limit. */
async function play<T>(
  stage: ServerStage,
  { limitMs = DEFAULT_LIMIT_MS, commands = [] }: WithServerOptions,
  body: (stage: ServerStage) => Promise<T>,
): Promise<T> {
  for (const line of ['gamerule doMobSpawning false', ...commands]) await stage.command(line)
  const done = new AbortController()
  const timeout = stage.sleep(limitMs, done.signal).then(
    () => Promise.reject(new TestTimeoutError(limitMs)),
    () => new Promise<never>(() => undefined),
  )
  try {
    return await Promise.race([body(stage), timeout])
  } finally {
    done.abort()
  }
}

async function close(stage: ServerStage, server: EmbeddedServer): Promise<void> {
  stage.disconnectAll()
  await server.stop()
}
