import { type Clock, TICK_MS } from '../../core/clock.ts'
import { ServerError } from '../../core/errors.ts'
import type { Bot } from '../client/bot.ts'
import { joinBot } from '../client/join.ts'
import { roundTrip } from '../client/round-trip.ts'
import { requestContents } from '../client/window-contents.ts'
import { botWitness } from '../recording/bot-witness.ts'
import { type CommandChannel, commandsByChat, commandsByRcon, type RconAddress } from './command-channel.ts'
import type { MinecraftServer } from './minecraft-server.ts'
import { JUDGE, Seat } from './seat.ts'
import { SharedView } from './shared-view.ts'
import { refuseOtherVersion } from './spoken-version.ts'

/** A server that is silent for this long counts as gone: vanilla sends keep-alive packets every 15 s (ms). */
const SILENCE_MS = 30_000
/** How long the Judger's new game mode may take to arrive, normally and after a reply that reports a refusal (ms). */
const MODE_LIMIT_MS = 5000
const REFUSED_LIMIT_MS = 1000

export interface ExternalServerOptions {
  host: string
  port: number
  version: string
  clock: Clock
  /** Sends commands over RCON instead of the Judger's chat. */
  rcon?: RconAddress
}

/**
 * Connects to a vanilla, Paper or other external server. The Judger joins as a spectator and reads blocks from the chunks
 * around it. Commands are sent over RCON, or through its chat if it is an operator.
 * @throws ServerError if the server does not answer, the version differs, or commands are not allowed
 */
export async function connectExternalServer(options: ExternalServerOptions): Promise<MinecraftServer> {
  const { host, port, version, clock, rcon } = options
  const address = `${host}:${port}`
  await refuseOtherVersion({ host, port }, version)
  const connection = { host, port, version, auth: 'offline' as const, checkTimeoutInterval: SILENCE_MS }
  const judge = await joinBot({
    name: JUDGE,
    connection: { ...connection, viewDistance: 'far' },
    clock,
    address,
  })
  judge.physicsEnabled = false
  const lost = new AbortController()
  judge.once('end', (reason) =>
    lost.abort(
      new ServerError(`The Judger has lost its connection to ${address}: ${reason}`, {
        hint: 'Does the server still run? Its log says why the connection ended.',
      }),
    ),
  )
  const view = new SharedView(judge, clock)
  let channel: CommandChannel | undefined
  try {
    channel = rcon === undefined ? commandsByChat(judge, clock) : await commandsByRcon(rcon)
    await becomeSpectator(channel, { judge, clock, address })
  } catch (error) {
    judge.quit()
    await channel?.close()
    throw error
  }
  const seat = new Seat({ judge, channel, clock, view })
  const { send, close } = channel
  return {
    id: address,
    version,
    supports: () => true,
    connect: () => connection,
    command: send,
    blockAt: (position) => view.blockAt(position),
    goSee: (position) => seat.goSee(position),
    settled: () => seat.settled(),
    attend(bot) {
      bot.extras.confirmed = () => {
        requestContents(bot)
        return roundTrip(bot, clock)
      }
      view.attend(bot)
    },
    lost: lost.signal,
    onBlockChanged: (listener) => view.onBlockChanged(listener),
    witness: (agents) => botWitness({ watcher: judge, agents, clock }),
    async stop() {
      judge.quit()
      await close()
    },
  }
}

/** The reply may be missing or belong to something else (sendCommandFeedback), so the mode itself is checked. */
async function becomeSpectator(
  channel: CommandChannel,
  { judge, clock, address }: { judge: Bot; clock: Clock; address: string },
): Promise<void> {
  const reply = await channel.send(`gamemode spectator ${JUDGE}`)
  const isRefused = !reply.ok && reply.reason !== 'no_answer'
  const end = clock.now() + (isRefused ? REFUSED_LIMIT_MS : MODE_LIMIT_MS)
  while (judge.game.gameMode !== 'spectator' && clock.now() < end) await clock.sleep(TICK_MS)
  if (judge.game.gameMode === 'spectator') return
  throw new ServerError(`${JUDGE} may not use commands on ${address}: ${reply.message}`, {
    hint: `Make ${JUDGE} an operator: type "op ${JUDGE}" into the server's console, or pass --rcon.`,
  })
}
