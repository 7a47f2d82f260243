import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import type { Clock } from '../../core/clock.ts'
import { ServerError } from '../../core/errors.ts'
import { joinBot } from '../bots/join.ts'
import type { CommandReply, MinecraftServer, WorldBlock } from './minecraft-server.ts'

/** How long a server may take to answer a command (ms). */
const REPLY_TIMEOUT_MS = 5000
const JUDGE = 'Judger'

export interface ExternalServerOptions {
  host: string
  port: number
  version: string
  clock: Clock
}

/**
 * A vanilla, Paper or other server that somebody else runs. The Judger joins it as a spectator who must be an operator:
 * commands go through chat, and blocks are read from the chunks around the spectator.
 * @throws ServerError when nobody answers at the address, the version differs, or the Judger is not an operator.
 */
export async function connectExternalServer(options: ExternalServerOptions): Promise<MinecraftServer> {
  const { host, port, version, clock } = options
  const address = `${host}:${port}`
  const connection = { host, port, version, auth: 'offline' as const }
  const judge = await joinBot({ name: JUDGE, connection, clock, address })
  judge.physicsEnabled = false
  let last: Promise<unknown> = Promise.resolve()
  const command = (line: string): Promise<CommandReply> => {
    const reply = last.then(() => ask(judge, line, clock))
    last = reply.catch(() => undefined)
    return reply
  }
  const spectator = await command('gamemode spectator')
  if (!spectator.ok) {
    judge.quit()
    throw new ServerError(`${JUDGE} may not use commands on ${address}: ${spectator.message}`, {
      hint: `Make ${JUDGE} an operator: type "op ${JUDGE}" into the server's console, then start again.`,
    })
  }
  return {
    id: address,
    version,
    supports: () => true,
    connect: () => connection,
    command,
    blockAt: ({ x, y, z }) => toWorldBlock(judge.blockAt(new Vec3(x, y, z))),
    onBlockChanged(listener) {
      const onUpdate = (from: ReturnType<Bot['blockAt']>, to: ReturnType<Bot['blockAt']>) => {
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
    stop: async () => judge.quit(),
  }
}

function toWorldBlock(block: ReturnType<Bot['blockAt']>): WorldBlock | undefined {
  if (block === null) return undefined
  return { name: block.name, properties: block.getProperties() }
}

/** Sends a command by chat and takes the next system message for its answer; servers write failures in red. */
async function ask(judge: Bot, line: string, clock: Clock): Promise<CommandReply> {
  const stopped = new AbortController()
  const answer = new Promise<CommandReply>((resolve) => {
    const onMessage = (message: { toString(): string; json: unknown }, position: string) => {
      if (position !== 'system') return
      const text = message.toString()
      if (/ (joined|left) the game$/.test(text)) return
      judge.off('message', onMessage)
      resolve(readReply(text, JSON.stringify(message.json)))
    }
    judge.on('message', onMessage)
    stopped.signal.addEventListener('abort', () => judge.off('message', onMessage), { once: true })
  })
  const silence = clock
    .sleep(REPLY_TIMEOUT_MS, stopped.signal)
    .then((): CommandReply => ({ ok: false, message: `no answer to /${line}`, reason: 'failed' }))
  judge.chat(`/${line}`)
  try {
    return await Promise.race([answer, silence])
  } finally {
    stopped.abort()
    silence.catch(() => undefined)
  }
}

function readReply(text: string, json: string): CommandReply {
  if (!/"color":"red"/.test(json)) return { ok: true, message: text }
  if (/permission/i.test(text)) return { ok: false, message: text, reason: 'no_permission' }
  if (/unknown or incomplete command/i.test(text))
    return { ok: false, message: text, reason: 'unknown_command' }
  if (/^(incorrect|expected|invalid|unknown)/i.test(text))
    return { ok: false, message: text, reason: 'syntax' }
  return { ok: false, message: text, reason: 'failed' }
}
