import { createRealtimeClock } from '../../src/core/clock.ts'
import { ServerError } from '../../src/core/errors.ts'
import type { ServerChoice } from '../../src/experiment/episode-request.ts'
import { prepareArena } from '../../src/judger/arena/prepare.ts'
import { connectExternalServer } from '../../src/judger/server/external.ts'
import type { MinecraftServer } from '../../src/judger/server/minecraft-server.ts'
import { scoring } from '../../src/scenario/testing.ts'
import type { Task } from '../../src/task/task.ts'
import { scenarioOf } from '../../src/task/task-format.ts'
import { type SetUp, startOwnServer } from './own-server.ts'

export interface Checked {
  /** Number of correct set-ups, and how many of them the Judger refused. */
  readonly right: number
  readonly refused: number
  /** Set-ups in which a block was wrong, and how many of them the Judger confirmed. */
  readonly wrong: number
  readonly confirmed: number
}

/**
 * Sets an arena up again and again on one server. After each correct set-up comes one in which a block does not arrive: the
 * Judger still sees the right one, left from before, until the new one arrives.
 */
export async function checkSetUps(task: Task, setUp: SetUp, rounds: number): Promise<Checked> {
  const own = await startOwnServer(task, setUp)
  try {
    return await checkSetUpsOn(task, own.choice, rounds)
  } finally {
    await own.world.stop()
  }
}

/** The same on a running server. */
export async function checkSetUpsOn(
  task: Task,
  { host, port, rcon }: Extract<ServerChoice, { kind: 'external' }>,
  rounds: number,
): Promise<Checked> {
  const clock = createRealtimeClock()
  const judge = scenarioOf(scoring.scenarios, task).judge(task)
  let [refused, confirmed] = [0, 0]
  const server = await connectExternalServer({
    host,
    port,
    version: task.gameVersion,
    clock,
    ...(rcon === undefined ? {} : { rcon }),
  })
  for (let round = 0; round < rounds; round++) {
    if (!(await isConfirmed(server))) refused++
    if (await isConfirmed(spoiled(server, task))) confirmed++
  }
  await server.stop()
  return { right: rounds, refused, wrong: rounds, confirmed }

  async function isConfirmed(server: MinecraftServer): Promise<boolean> {
    try {
      await prepareArena(task, judge, server)
      return true
    } catch (error) {
      if (error instanceof ServerError) return false
      throw error
    }
  }
}

/** A server that answers as if it had set the first container, and clears its cell. */
function spoiled(server: MinecraftServer, task: Task): MinecraftServer {
  const { x, y, z } = task.containers[0]?.position ?? task.arena.spawn
  const start = `setblock ${x} ${y} ${z} `
  return {
    ...server,
    command: (line) => server.command(line.startsWith(start) ? `${start}air` : line),
  }
}
