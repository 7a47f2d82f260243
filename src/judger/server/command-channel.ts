import type { Clock } from '../../core/clock.ts'
import { ServerError } from '../../core/errors.ts'
import { RconClient } from '../../world/index.ts'
import type { Bot } from '../client/bot.ts'
import type { CommandReply } from './minecraft-server.ts'

/** Sends operator commands to a server, one after another. */
export interface CommandChannel {
  send(line: string): Promise<CommandReply>
  close(): Promise<void>
}

export interface RconAddress {
  host: string
  port: number
  password: string
}

/** Maximum time for a server to answer a command (ms). */
const REPLY_TIMEOUT_MS = 5000

/** Sends commands through the chat of a bot, which must be an operator. The next system message counts as the answer. */
export function commandsByChat(bot: Bot, clock: Clock): CommandChannel {
  let last: Promise<unknown> = Promise.resolve()
  return {
    send(line) {
      const reply = last.then(() => ask(bot, line, clock))
      last = reply.catch(() => undefined)
      return reply
    },
    close: async () => undefined,
  }
}

/**
 * Sends commands over Source RCON, which vanilla and Paper support; does not need an operator.
 * @throws ServerError if the server cannot be reached or refuses the password
 */
export async function commandsByRcon(address: RconAddress): Promise<CommandChannel> {
  const { host, port } = address
  let client: RconClient
  try {
    client = await RconClient.connect(address)
  } catch (cause) {
    throw new ServerError(`RCON at ${host}:${port} refused the connection: ${(cause as Error).message}`, {
      hint: 'server.properties needs enable-rcon=true; rcon.password must be the one in CAUSALMACE_RCON_PASSWORD.',
      cause,
    })
  }
  return {
    async send(line) {
      try {
        return replyOf(await client.command(line))
      } catch (cause) {
        throw new ServerError(
          `RCON at ${host}:${port} did not answer "/${line}": ${(cause as Error).message}`,
          {
            hint: 'Does the server still run?',
            cause,
          },
        )
      }
    },
    close: () => client.close(),
  }
}

async function ask(bot: Bot, line: string, clock: Clock): Promise<CommandReply> {
  const stopped = new AbortController()
  const answer = new Promise<CommandReply>((resolve) => {
    const onMessage = (message: { toString(): string; json: unknown }, position: string) => {
      if (position !== 'system') return
      const text = message.toString()
      if (isAboutOthers(message.json)) return
      bot.off('message', onMessage)
      // Servers report failed commands in red.
      const isFailure = /"color":"red"/.test(JSON.stringify(message.json))
      resolve(isFailure ? failureOf(text) : { ok: true, message: text })
    }
    bot.on('message', onMessage)
    stopped.signal.addEventListener('abort', () => bot.off('message', onMessage), { once: true })
  })
  const silence = clock.sleep(REPLY_TIMEOUT_MS, stopped.signal).then(
    (): CommandReply => ({
      ok: false,
      message: `no answer to /${line} within ${REPLY_TIMEOUT_MS / 1000} s`,
      reason: 'no_answer',
    }),
  )
  bot.chat(`/${line}`)
  try {
    return await Promise.race([answer, silence])
  } finally {
    stopped.abort()
    silence.catch(() => undefined)
  }
}

/**
 * Messages about other operators and players, and the second message of a syntax error, which shows where in the line it is.
 */
const isAboutOthers = (json: unknown): boolean =>
  /"translate":"(chat\.type\.(admin|advancement)|command\.context\.here|multiplayer\.player|death\.|sleep\.)/.test(
    JSON.stringify(json),
  )

/** RCON has no colours, so failures are recognized by the game's messages. */
const FAILURE =
  /^(unknown|incorrect|expected|invalid|incomplete|no (entity|entities|player|players|items|blocks?) |could not|nothing changed|that position is not|you (do not|are not)|too many|the (block|target|source) |can't|cannot|unable)|<--\[HERE\]/i

function replyOf(text: string): CommandReply {
  return FAILURE.test(text) ? failureOf(text) : { ok: true, message: text }
}

function failureOf(text: string): CommandReply {
  const reason = /permission/i.test(text)
    ? 'no_permission'
    : /unknown or incomplete command/i.test(text)
      ? 'unknown_command'
      : /^no (entity|entities|player|players) /i.test(text)
        ? 'not_found'
        : /^(incorrect|expected|invalid|unknown)/i.test(text)
          ? 'syntax'
          : 'failed'
  return { ok: false, message: text, reason }
}
