import type { Bot } from './bot.ts'

type Fields = Readonly<Record<string, unknown>>
type SentListener = (name: string, fields: Fields) => void
type Write = (name: string, fields: Fields) => void

const listeners = new WeakMap<object, Set<SentListener>>()

/**
 * Listens to every packet that a bot's client sends, before it goes out; the connection itself does not tell of them.
 * @returns a function that ends it
 */
export function onSent({ _client }: Pick<Bot, '_client'>, listener: SentListener): () => void {
  const own = listeners.get(_client) ?? wrapped(_client as unknown as { write: Write })
  listeners.set(_client, own)
  own.add(listener)
  return () => void own.delete(listener)
}

function wrapped(client: { write: Write }): Set<SentListener> {
  const own = new Set<SentListener>()
  const send = client.write
  client.write = (name, fields) => {
    for (const listener of own) listener(name, fields)
    send.call(client, name, fields)
  }
  return own
}
