import type { Clock } from '../../core/clock.ts'
import { superflatGround } from '../../game/version.ts'
import type { MinecraftServer } from './minecraft-server.ts'

/** The result of one check. */
export interface Finding {
  what: string
  ok: boolean
  /** What was found. */
  got: string
  /** What to change if the check failed. */
  advice?: string
}

/** Maximum acceptable latency of a command (ms). */
const SLOW_MS = 250
const ROUNDS = 5
/** Time to wait for chunks after a teleport (ms). */
const CHUNKS_MS = 1000

/** Checks whether a server is suitable for runs: permissions, command feedback, superflat ground, latency. */
export async function inspectServer(server: MinecraftServer, clock: Clock): Promise<Finding[]> {
  return [
    await rights(server),
    await feedback(server),
    await ground(server, clock),
    await latency(server, clock),
  ]
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
  const reply = await server.command('gamerule sendCommandFeedback')
  const isOn = reply.ok && /true/.test(reply.message)
  if (isOn) return { what: 'command feedback', ok: true, got: 'on' }
  return {
    what: 'command feedback',
    ok: false,
    got: reply.message,
    advice: '/gamerule sendCommandFeedback true',
  }
}

async function ground(server: MinecraftServer, clock: Clock): Promise<Finding> {
  const height = superflatGround(server.version)
  await server.command(`tp Judger 0 ${height + 11} 0`)
  await clock.sleep(CHUNKS_MS)
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
