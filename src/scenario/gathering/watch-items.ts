import { TICK_MS } from '../../core/clock.ts'
import type { ItemCount } from '../../game/item-counts.ts'
import type { Watch } from '../../judger/scenarios/scenario-judge.ts'

/**
 * Records what agents carry in the journal after every tick in which it has changed. Scores are folds over these events.
 * @returns a function that stops the recording
 */
export function watchItems({ clock, log, agents, itemsOf, signal }: Watch): () => void {
  const over = new AbortController()
  const stop = AbortSignal.any([signal, over.signal])
  const known = new Map<string, string>(agents.map((agent) => [agent, '']))
  const look = () => {
    for (const agent of agents) {
      const items = itemsOf(agent)
      if (items === undefined) continue
      const sorted = [...items].sort((a, b) => a.item.localeCompare(b.item))
      const text = describe(sorted)
      if (text === known.get(agent)) continue
      known.set(agent, text)
      log.emit('items.changed', { agent, items: sorted })
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

const describe = (items: readonly ItemCount[]): string =>
  items.map(({ item, count }) => `${count} ${item}`).join()
