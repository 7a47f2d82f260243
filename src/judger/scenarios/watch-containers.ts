import { TICK_MS } from '../../core/clock.ts'
import { cellKey, type Position } from '../../core/position.ts'
import type { Watch } from './scenario-judge.ts'

/**
 * Records the contents of containers in the journal: at the start, and after every tick with a change (on external servers, about
 * once a second). For the `watch` method of a judge whose tasks score containers; `WorldState.contentsOf` reads it back.
 * @returns a function that stops the recording
 */
export function watchContainers(
  { clock, log, contentsOf, signal }: Pick<Watch, 'clock' | 'log' | 'contentsOf' | 'signal'>,
  positions: readonly Position[],
): () => void {
  const over = new AbortController()
  const stop = AbortSignal.any([signal, over.signal])
  const recorded = new Map<string, string>()
  const look = () => {
    for (const position of positions) {
      const items = contentsOf(position)
      if (items === undefined) continue
      const text = JSON.stringify(items)
      if (text === recorded.get(cellKey(position))) continue
      recorded.set(cellKey(position), text)
      log.emit('container.changed', { position, items: [...items] })
    }
  }
  void (async () => {
    while (!stop.aborted) {
      look()
      await clock.sleep(TICK_MS, stop).catch(() => undefined)
    }
  })()
  return () => {
    over.abort()
    look()
  }
}
