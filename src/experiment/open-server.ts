import type { Clock } from '../core/clock.ts'
import type { EventData, Outcome } from '../core/journal/events.ts'
import { createRandom } from '../core/random.ts'
import { startWorldOf } from '../judger/server/embedded.ts'
import { connectExternalServer } from '../judger/server/external.ts'
import type { MinecraftServer } from '../judger/server/minecraft-server.ts'
import type { EpisodeRequest } from './episode-request.ts'

/** Where terrain lets the team start, and how far things are from there. */
export type Start = EventData<'spawn.found'> | undefined

export interface Ending {
  outcome: Outcome
  reason: string
}

interface ServerRequest {
  readonly request: EpisodeRequest
  readonly clock: Clock
  /** Tells a virtual clock what keeps an instant open. */
  waitFor(isBusy: () => boolean): void
}

/**
 * Opens the server that a request names: our own world, or one elsewhere.
 * @throws ServerError if it cannot be had
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

/** How long after the agents' connections the Judger's may end when a server goes (ms). */
const GOING_MS = 1000

/** The ending of a run; where the server is gone, it is that of the world and says nothing of the team. */
export async function unlessLost({ lost }: MinecraftServer, clock: Clock, ending: Ending): Promise<Ending> {
  if (lost === undefined || ending.outcome === 'success') return ending
  if (ending.outcome === 'agent_error') await clock.sleep(GOING_MS, lost).catch(() => undefined)
  return lost.aborted ? { outcome: 'world_crash', reason: (lost.reason as Error).message } : ending
}
