import type { EmbeddedServer } from '../../world/index.ts'

/** The options with which any copy of mineflayer joins a world in memory. */
export interface Connection {
  username: string
  version: string
  auth: 'offline'
  /** Disables timeouts, which are not needed in memory. */
  keepAlive: false
  checkTimeoutInterval: number
  connect(client: object): void
}

/** The part of a minecraft-protocol client that ends its connection. */
interface Client {
  end(reason: string): void
}

/** The in-memory connections to a world. They can be closed without knowing the bots. */
export class Connections {
  readonly #server: EmbeddedServer
  readonly #clients = new Set<Client>()

  constructor(server: EmbeddedServer) {
    this.#server = server
  }

  open(username: string): Connection {
    return {
      username,
      version: this.#server.version,
      auth: 'offline',
      keepAlive: false,
      checkTimeoutInterval: 24 * 3_600_000,
      connect: (client) => {
        this.#clients.add(client as Client)
        this.#server.connectInMemory(client)
      },
    }
  }

  closeAll(): void {
    for (const client of this.#clients) client.end('the test is over')
    this.#clients.clear()
  }
}
