import type { Game } from './kernel/game.ts'
import { TICK_MS } from './loop.ts'
import type { WorldClock } from './options.ts'

interface Server {
  save(): Promise<void>
  stop(): Promise<void>
}

/** Carries out `stop` and `save-all`. The reply to `stop` is sent before the server stops. */
export function obeyServerCommands(
  server: Server,
  { game, clock, hasFolder }: { game: Game; clock: WorldClock; hasFolder: boolean },
): void {
  const { emitter } = game
  const saved = async () => {
    try {
      if (!hasFolder) return
      await server.save()
      emitter.emit('saved', {})
    } catch (error) {
      emitter.emit('error', { error: error as Error })
    }
  }
  if (hasFolder) emitter.on('saveRequested', () => void saved())
  emitter.on('stopRequested', () => {
    void Promise.all([saved(), clock.sleep(TICK_MS)]).then(() => server.stop())
  })
}
