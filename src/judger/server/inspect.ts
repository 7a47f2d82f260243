import type { Clock } from '../../core/clock.ts'
import { ServerError } from '../../core/errors.ts'
import { superflatGround } from '../../game/version.ts'
import { ruleName } from '../arena/game-rules.ts'
import type { MinecraftServer } from './minecraft-server.ts'

/** The result of one check. */
export interface Finding {
  what: string
  ok: boolean
  /** What was found. */
  got: string
  /** The recommended change if the check failed. */
  advice?: string
}

/** Maximum acceptable latency of a command (ms): the highest with which `npm run external` plays. */
const SLOW_MS = 1000
const ROUNDS = 5

/** Checks whether a server is suitable for runs: permissions, command feedback, superflat ground, latency. */
export async function inspectServer(server: MinecraftServer, clock: Clock): Promise<Finding[]> {
  return [await rights(server), await feedback(server), await ground(server), await latency(server, clock)]
}

async function rights(server: MinecraftServer): Promise<Finding> {
  const reply = await server.command('time query daytime')
  if (reply.ok) return { what: 'operator commands', ok: true, got: 'allowed' }
  return {
    what: 'operator commands',
    ok: false,
    got: reply.message,
    advice: 'type "op Judger" into the server\'s console, or pass --rcon',
  }
}

/** Without feedback, successful and lost commands cannot be distinguished. */
async function feedback(server: MinecraftServer): Promise<Finding> {
  const rule = ruleName('sendCommandFeedback', server.version)
  const reply = await server.command(`gamerule ${rule}`)
  const isOn = reply.ok && /true/.test(reply.message)
  if (isOn) return { what: 'command feedback', ok: true, got: 'on' }
  return {
    what: 'command feedback',
    ok: false,
    got: reply.message,
    advice: `/gamerule ${rule} true`,
  }
}

async function ground(server: MinecraftServer): Promise<Finding> {
  const height = superflatGround(server.version)
  try {
    await server.goSee?.({ x: 0, y: height + 11, z: 0 })
    await server.settled?.()
  } catch (error) {
    if (!(error instanceof ServerError)) throw error
    return {
      what: 'superflat ground',
      ok: false,
      got: error.message,
      ...(error.hint === undefined ? {} : { advice: error.hint }),
    }
  }
  const name = server.blockAt({ x: 0, y: height, z: 0 })?.name ?? 'a chunk that has not loaded'
  const ok = name === 'grass_block'
  return {
    what: 'superflat ground',
    ok,
    got: `${name} at y = ${height}`,
    ...(ok
      ? {}
      : { advice: 'set level-type=minecraft\\:flat in server.properties and start with a new world' }),
  }
}

async function latency(server: MinecraftServer, clock: Clock): Promise<Finding> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const start = clock.now()
    await server.command('time query daytime')
    times.push(clock.now() - start)
  }
  const median = times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0
  const got = `${median.toFixed(0)} ms per command (median of ${ROUNDS})`
  if (median <= SLOW_MS) return { what: 'latency', ok: true, got }
  return {
    what: 'latency',
    ok: false,
    got,
    advice: 'run closer to the server, because actions wait for its answers',
  }
}
