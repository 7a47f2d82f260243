import type { Clock } from '../../core/clock.ts'
import { superflatGround } from '../../task/game-version.ts'
import type { MinecraftServer } from './minecraft-server.ts'

/** One thing that was looked at. */
export interface Finding {
  what: string
  ok: boolean
  /** What was found. */
  got: string
  /** What to change, where it is not ok. */
  advice?: string
}

/** A command should be answered within this, or actions will seem slow (ms). */
const SLOW_MS = 250
const ROUNDS = 5
/** How long the chunks around a new place may take (ms). */
const CHUNKS_MS = 1000

/** Looks whether a server is fit for runs: rights, feedback, superflat ground, speed of answers. */
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
    advice: 'type "op Judger" into the server\'s console, or give --rcon',
  }
}

/** Without feedback a command that worked and one that got lost look the same. */
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
  const name = server.blockAt({ x: 0, y: height, z: 0 })?.name ?? 'a chunk that has not come'
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
  const got = `${median.toFixed(0)} ms a command (median of ${ROUNDS})`
  if (median <= SLOW_MS) return { what: 'latency', ok: true, got }
  return { what: 'latency', ok: false, got, advice: 'run nearer to the server; actions wait for its answers' }
}
