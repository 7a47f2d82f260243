import { Duplex } from 'node:stream'

/** Counts bytes on their way, so that a virtual clock knows when everything has arrived. */
export class FlightCounter {
  bytes = 0
}

// Taken once: a fake clock installed later must not hold up the delivery of bytes.
const nextTurn = globalThis.setImmediate

/**
 * One end of a pair. What is written here comes out of the other end in a later turn of the event loop, all
 * that was written in one turn together: never inside the write, since clients register their answers'
 * listeners after writing.
 */
class MemoryStream extends Duplex {
  readonly remoteAddress = 'memory'
  peer: MemoryStream | undefined
  private readonly flight: FlightCounter
  private waiting: Buffer[] = []
  private closing = false

  constructor(flight: FlightCounter) {
    // like a socket: when one side ends, so does the other
    super({ allowHalfOpen: false })
    this.flight = flight
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

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.flight.bytes += chunk.length
    if (this.waiting.length === 0 && !this.closing) nextTurn(() => this.deliver())
    this.waiting.push(chunk)
    done()
  }

  override _final(done: (error?: Error | null) => void): void {
    this.closing = true
    nextTurn(() => {
      this.deliver()
      this.peer?.finish()
    })
    done()
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    nextTurn(() => {
      this.deliver()
      this.peer?.finish()
    })
    done(error)
  }

  private deliver(): void {
    if (this.waiting.length === 0) return
    const bytes = Buffer.concat(this.waiting)
    this.waiting = []
    this.flight.bytes -= bytes.length
    if (this.peer && !this.peer.destroyed && !this.peer.readableEnded) this.peer.push(bytes)
  }

  private finish(): void {
    if (!this.destroyed && !this.readableEnded) this.push(null)
  }
}

/** Two connected streams; bytes under way are counted in `flight`. */
export function memoryPair(flight: FlightCounter): { client: Duplex; server: Duplex } {
  const client = new MemoryStream(flight)
  const server = new MemoryStream(flight)
  client.peer = server
  server.peer = client
  return { client, server }
}
