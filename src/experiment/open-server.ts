import type { Clock } from '../core/clock.ts'
import type { EventData, Outcome } from '../core/journal/events.ts'
import { createRandom } from '../core/random.ts'
import { startWorldOf } from '../judger/server/embedded.ts'
import { connectExternalServer } from '../judger/server/external.ts'
import type { MinecraftServer } from '../judger/server/minecraft-server.ts'
import type { EpisodeRequest } from './episode-request.ts'

/** The team's start in the terrain, and the distances to blocks and mobs from there. */
export type Start = EventData<'spawn.found'> | undefined

export interface Ending {
  outcome: Outcome
  reason: string
}

interface ServerRequest {
  readonly request: EpisodeRequest
  readonly clock: Clock
  /** Tells a virtual clock what keeps the current instant open. */
  waitFor(isBusy: () => boolean): void
}

/**
 * Opens the server that a request names: the built-in world, or an external one. @throws ServerError if it is unavailable
 */
export async function openServer({
  request,
  clock,
  waitFor,
}: ServerRequest): Promise<{ server: MinecraftServer; start: Start }> {
  const { server, task, seed } = request
  if (server.kind === 'external') {
    const { host, port, rcon } = server
    const external = await connectExternalServer({
      host,
      port,
      version: task.gameVersion,
      clock,
      ...(rcon === undefined ? {} : { rcon }),
    })
    return { server: external, start: undefined }
  }
  const embedded = await startWorldOf(task, {
    clock,
    random: createRandom(seed).fork('world'),
    ...(server.port === undefined && request.clock === 'fast' ? {} : { port: server.port ?? 0 }),
    bots: request.clock === 'fast' ? 'memory' : 'tcp',
  })
  waitFor(() => embedded.isBusy())
  return { server: embedded, start: embedded.start }
}

/** How much later than the agents' connections the Judger's connection may end when a server stops (ms). */
const GOING_MS = 1000

/** How a run ended; if the server was lost, the world is at fault, which says nothing about the team. */
export async function unlessLost({ lost }: MinecraftServer, clock: Clock, ending: Ending): Promise<Ending> {
  if (lost === undefined || ending.outcome === 'success') return ending
  if (ending.outcome === 'agent_error') await clock.sleep(GOING_MS, lost).catch(() => undefined)
  return lost.aborted ? { outcome: 'world_crash', reason: (lost.reason as Error).message } : ending
}
