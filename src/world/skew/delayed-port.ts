import { connect, createServer, type Server, type Socket } from 'node:net'
import { PortInUseError } from '../errors.ts'
import type { WorldClock } from '../options.ts'

export interface DelayedPortOptions {
  readonly host: string
  /** 0 selects any free port. */
  readonly port: number
  /** The port on this machine to which connections are forwarded. */
  readonly target: number
  readonly clock: WorldClock
  /** The delay of everything that the server sends (ms). */
  readonly delayMs: number
}

/**
 * A port in front of a port of this process: the server's packets arrive later, in order. Clients' packets are passed on at once.
 */
export class DelayedPort {
  readonly #net: Server
  readonly #sockets = new Set<Socket>()

  private constructor(options: DelayedPortOptions) {
    this.#net = createServer((client) => this.#connect(client, options))
  }

  /** Rejects with PortInUseError if the port is in use. */
  static async open(options: DelayedPortOptions): Promise<DelayedPort> {
    const port = new DelayedPort(options)
    await new Promise<void>((resolve, reject) => {
      port.#net.once('error', (error) => reject(PortInUseError.from(error, options.host, options.port)))
      port.#net.listen(options.port, options.host, resolve)
    })
    return port
  }

  get port(): number {
    return (this.#net.address() as { port: number }).port
  }

  /** Ends all connections and closes the port. */
  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#net.close(() => resolve()))
    for (const socket of this.#sockets) socket.destroy()
    await closed
  }

  #connect(client: Socket, { target, clock, delayMs }: DelayedPortOptions): void {
    const server = connect(target, '127.0.0.1')
    const gone = new AbortController()
    const later = (work: () => void) => {
      clock.sleep(delayMs, gone.signal).then(work, () => undefined)
    }
    for (const socket of [client, server]) {
      this.#sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => socket.destroy())
      socket.once('close', () => this.#sockets.delete(socket))
    }
    client.pipe(server)
    server.on('data', (bytes) => later(() => client.write(bytes)))
    server.once('close', () => later(() => client.end()))
    client.once('close', () => {
      gone.abort()
      server.destroy()
    })
  }
}
