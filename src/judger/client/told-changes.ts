import { adapt } from './adapt.ts'
import type { Bot } from './bot.ts'
import type { StateListener } from './extras.ts'

/** Packets that report changed blocks. */
const CHANGES: ReadonlySet<string> = new Set(['block_change', 'multi_block_change'])

interface Incoming {
  on(event: 'packet', listener: (fields: unknown, meta: { readonly name: string }) => void): void
  on(event: 'raw', listener: () => void): void
  removeListener(event: string, listener: (...fields: never[]) => void): void
}

/**
 * Listens to changes of blocks that the server has sent. mineflayer also changes blocks by itself, such as one that it has just
 * dug. minecraft-protocol emits `packet` before the handlers of a packet and `raw` after them.
 * @returns a function that stops listening
 */
export function onToldChange({ _client, extras }: Bot, listener: StateListener): () => void {
  const client = adapt<Incoming>(_client)
  let isTold = false
  const begin = (_fields: unknown, { name }: { readonly name: string }) => {
    isTold = CHANGES.has(name)
  }
  const end = () => {
    isTold = false
  }
  client.on('packet', begin)
  client.on('raw', end)
  const stop = extras.changes.on((x, y, z, from, to) => {
    if (isTold) listener(x, y, z, from, to)
  })
  return () => {
    stop()
    client.removeListener('packet', begin)
    client.removeListener('raw', end)
  }
}
