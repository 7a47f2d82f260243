import { Vec3 } from 'vec3'
import type { Clock } from '../../core/clock.ts'
import { ServerError } from '../../core/errors.ts'
import type { Block } from '../client/bot.ts'
import { joinBot } from '../client/join.ts'
import { botWitness } from '../recording/bot-witness.ts'
import { type CommandChannel, commandsByChat, commandsByRcon, type RconAddress } from './command-channel.ts'
import type { MinecraftServer, WorldBlock } from './minecraft-server.ts'

const JUDGE = 'Judger'

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
  const connection = { host, port, version, auth: 'offline' as const }
  const judge = await joinBot({ name: JUDGE, connection, clock, address })
  judge.physicsEnabled = false
  let channel: CommandChannel | undefined
  try {
    channel = rcon === undefined ? commandsByChat(judge, clock) : await commandsByRcon(rcon)
    await becomeSpectator(channel, address)
  } catch (error) {
    judge.quit()
    await channel?.close()
    throw error
  }
  const { send, close } = channel
  return {
    id: address,
    version,
    supports: () => true,
    connect: () => connection,
    command: send,
    blockAt: ({ x, y, z }) => toWorldBlock(judge.blockAt(new Vec3(x, y, z))),
    onBlockChanged(listener) {
      const onUpdate = (from: Block | null, to: Block | null) => {
        if (from === null || to === null || from.stateId === to.stateId) return
        const { x, y, z } = to.position
        listener({
          position: { x, y, z },
          from: toWorldBlock(from) as WorldBlock,
          to: toWorldBlock(to) as WorldBlock,
        })
      }
      judge.on('blockUpdate', onUpdate)
      return () => judge.off('blockUpdate', onUpdate)
    },
    witness: (agents) => botWitness({ watcher: judge, agents, clock }),
    async stop() {
      judge.quit()
      await close()
    },
  }
}

async function becomeSpectator(channel: CommandChannel, address: string): Promise<void> {
  const reply = await channel.send(`gamemode spectator ${JUDGE}`)
  if (reply.ok) return
  throw new ServerError(`${JUDGE} may not use commands on ${address}: ${reply.message}`, {
    hint: `Make ${JUDGE} an operator: type "op ${JUDGE}" into the server's console, or pass --rcon.`,
  })
}

function toWorldBlock(block: Block | null): WorldBlock | undefined {
  if (block === null) return undefined
  return { name: block.name, properties: block.getProperties() }
}
