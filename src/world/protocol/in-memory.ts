import { Duplex } from 'node:stream'

// Taken once: a fake clock installed later must not hold up the end of a connection.
const nextTurn = globalThis.setImmediate

/**
 * Stands in for a socket where packets cross by a link: no byte goes through it, it only tells each side when the other
 * has ended.
 */
class MemorySocket extends Duplex {
  readonly remoteAddress = 'memory'
  peer: MemorySocket | undefined

  constructor() {
    // like a socket: when one side ends, so does the other
    super({ allowHalfOpen: false })
    this.setMaxListeners(0)
  }

  // What net.Socket has and minecraft-protocol calls.
  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  setTimeout(): this {
    return this
  }

  address(): Record<string, never> {
    return {}
  }

  override _read(): void {}

  override _write(_chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    done()
  }

  override _final(done: (error?: Error | null) => void): void {
    this.#finishPeer()
    done()
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#finishPeer()
    done(error)
  }

  #finishPeer(): void {
    nextTurn(() => {
      if (this.peer) this.peer.#finish()
    })
  }

  #finish(): void {
    if (!this.destroyed && !this.readableEnded) this.push(null)
  }
}

/** Two sockets, each of which ends when the other does. */
export function socketPair(): { client: Duplex; server: Duplex } {
  const client = new MemorySocket()
  const server = new MemorySocket()
  client.peer = server
  server.peer = client
  return { client, server }
}
