import { Duplex } from 'node:stream'

// Captured here, so that a fake clock installed later cannot delay the end of a connection.
const nextTurn = globalThis.setImmediate

/**
 * Stands in for a socket when packets cross a memory link. It carries no bytes; it only tells each side that
 * the other has ended.
 */
class MemorySocket extends Duplex {
  readonly remoteAddress = 'memory'
  peer: MemorySocket | undefined

  constructor() {
    // as with a socket, the other side ends when one does
    super({ allowHalfOpen: false })
    this.setMaxListeners(0)
  }

  // methods of net.Socket that minecraft-protocol calls
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

/** Two connected sockets; each ends when the other does. */
export function socketPair(): { client: Duplex; server: Duplex } {
  const client = new MemorySocket()
  const server = new MemorySocket()
  client.peer = server
  server.peer = client
  return { client, server }
}
