import type { EmbeddedServerOptions } from '../options.ts'
import type { QueryStatus } from '../query/packets.ts'
import { QueryServer } from '../query/server.ts'
import { RconServer } from '../rcon/server.ts'
import { DelayedPort } from './delayed-port.ts'

const LOOPBACK = '127.0.0.1'

export interface PortsOptions
  extends Pick<EmbeddedServerOptions, 'clock' | 'listen' | 'query' | 'rcon' | 'skew'> {
  /** The port on which the server itself accepts game clients, if any. */
  readonly gamePort: number | undefined
  /** Runs a command over RCON and returns the reply. */
  readonly run: (line: string) => string
  /** The data that the query protocol reports, except the address. */
  readonly status: () => Omit<QueryStatus, 'port' | 'host'>
}

/** The ports of RCON and of the query protocol, and the ports behind which a server's answers are delayed. */
export class Ports {
  readonly #gamePort: number | undefined
  #rcon: RconServer | undefined
  #query: QueryServer | undefined
  #delayedGame: DelayedPort | undefined
  #delayedRcon: DelayedPort | undefined

  private constructor(gamePort: number | undefined) {
    this.#gamePort = gamePort
  }

  /** Rejects with PortInUseError if a port is in use; nothing is open then. */
  static async open(options: PortsOptions): Promise<Ports> {
    const ports = new Ports(options.gamePort)
    try {
      await ports.#open(options)
      return ports
    } catch (error) {
      await ports.close()
      throw error
    }
  }

  /** The address to which game clients connect. */
  get game(): number | undefined {
    return this.#delayedGame?.port ?? this.#gamePort
  }

  get rcon(): number | undefined {
    return (this.#delayedRcon ?? this.#rcon)?.port
  }

  get query(): number | undefined {
    return this.#query?.port
  }

  async close(): Promise<void> {
    await this.#query?.close()
    await this.#delayedRcon?.close()
    await this.#rcon?.close()
    await this.#delayedGame?.close()
  }

  async #open(options: PortsOptions): Promise<void> {
    await this.#openGame(options)
    await this.#openRcon(options)
    await this.#openQuery(options)
  }

  async #openGame({ clock, listen, skew = {}, gamePort }: PortsOptions): Promise<void> {
    const { gameMs = 0 } = skew
    if (listen && gamePort !== undefined && gameMs > 0)
      this.#delayedGame = await DelayedPort.open({
        host: LOOPBACK,
        ...listen,
        target: gamePort,
        clock,
        delayMs: gameMs,
      })
  }

  async #openRcon({ clock, rcon, skew = {}, run }: PortsOptions): Promise<void> {
    const { rconMs = 0 } = skew
    if (!rcon) return
    const isDelayed = rconMs > 0
    this.#rcon = await RconServer.open({
      ...rcon,
      ...(isDelayed ? { host: LOOPBACK, port: 0 } : {}),
      run,
      now: () => clock.now(),
    })
    if (isDelayed)
      this.#delayedRcon = await DelayedPort.open({
        host: rcon.host ?? LOOPBACK,
        port: rcon.port,
        target: this.#rcon.port,
        clock,
        delayMs: rconMs,
      })
  }

  async #openQuery({ clock, listen, query, status }: PortsOptions): Promise<void> {
    if (!query) return
    this.#query = await QueryServer.open({
      ...query,
      status: () => ({ ...status(), port: this.game ?? 0, host: listen?.host ?? LOOPBACK }),
      now: () => clock.now(),
    })
  }
}
