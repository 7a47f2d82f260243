import type { Clock } from '../../core/clock.ts'
import { BotJoinError } from './errors.ts'

/** The part of a mineflayer bot, from any copy of mineflayer, that joining needs. */
export interface JoiningBot {
  once(event: 'spawn', listener: () => void): unknown
  once(event: 'end', listener: (reason: string) => void): unknown
  once(event: 'kicked', listener: (reason: string) => void): unknown
  once(event: 'error', listener: (error: Error) => void): unknown
  waitForChunksToLoad(): Promise<void>
}

/** Maximum game time for a bot to spawn (ms). */
const JOIN_TIMEOUT_MS = 30_000

/** Resolves with the bot once it has spawned and the chunks around it are loaded. */
export async function whenSpawned<B extends JoiningBot>(bot: B, clock: Clock): Promise<B> {
  const done = new AbortController()
  const failed = new Promise<never>((_, reject) => {
    const fail = (why: string, cause?: Error) =>
      reject(new BotJoinError(`A bot could not join the world: ${why}`, { cause }))
    bot.once('error', (error) => fail(error.message, error))
    bot.once('kicked', (reason) =>
      fail(`it was kicked: ${typeof reason === 'string' ? reason : JSON.stringify(reason)}`),
    )
    bot.once('end', (reason) => fail(`the connection ended: ${reason}`))
    clock.sleep(JOIN_TIMEOUT_MS, done.signal).then(
      () => fail(`it did not spawn within ${JOIN_TIMEOUT_MS / 1000} s of game time`),
      () => undefined,
    )
  })
  failed.catch(() => undefined)
  const spawned = new Promise<void>((resolve) => bot.once('spawn', resolve))
  try {
    await Promise.race([spawned.then(() => bot.waitForChunksToLoad()), failed])
    return bot
  } finally {
    done.abort()
  }
}
