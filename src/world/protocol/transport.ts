import type { Duplex } from 'node:stream'
import { PortInUseError } from '../errors.ts'
import { type NetClient, network, type PacketFields } from '../library/network.ts'
import type { WorldClock } from '../options.ts'
import type { Dialect } from './dialect/index.ts'
import { guardDoor } from './door.ts'
import { json, type Text, text } from './fields.ts'
import { greetInConfiguration } from './greeting/greeting.ts'
import { socketPair } from './in-memory.ts'
import { inEnglish } from './language.ts'
import { FlightCounter, type LinkEnd, linkClients } from './memory-link.ts'
import { MAX_PLAYERS, MOTD } from './public-facts.ts'

interface TransportOptions {
  readonly dialect: Dialect
  readonly clock: WorldClock
  readonly listen: { readonly host?: string; readonly port: number } | undefined
  /** Why a name may not join; undefined if it may. */
  readonly refusal: (name: string) => Text | undefined
  /** Called when a client has logged in and is in the play state. */
  readonly onJoin: (client: NetClient, link: 'memory' | 'tcp') => void
  /** Called when a connection fails or sends unreadable data. It is being closed. */
  readonly onClientError: (client: NetClient, error: Error) => void
}

const DEFAULT_HOST = '127.0.0.1'
/** Event loop turns that a closing TCP socket gets to flush its last packet. */
const FLUSH_TURNS = 50
/** Time limit for logging in, in milliseconds. */
export const LOGIN_LIMIT_MS = 10_000
/** Maximum length of a packet in bytes: what three length bytes can express. */
const MAX_FRAME = 2 ** 21 - 1
/** Errors that only mean that the other side has disconnected. */
const GONE = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED'])

/** minecraft-protocol's server. It opens a port only on request, and accepts in-memory connections too. */
class WorldNetServer extends network.Server {
  dialect: Dialect | undefined
  #attached = 0

  override listen(port: number, host?: string): void {
    if (this.options['worldListens'] === true) super.listen(port, host)
    else queueMicrotask(() => this.emit('listening'))
  }

  /** Accepts a client of this process. Without compression, because its bytes never leave the process. */
  attach(socket: Duplex, other: LinkEnd, flight: FlightCounter): void {
    const client = new network.Client(true, this.version, this.customPackets, this.hideErrors)
    linkClients(client as LinkEnd, other, flight)
    Object.defineProperty(client, 'compressionThreshold', { get: () => -2, set: () => {} })
    const write = client.write.bind(client)
    client.write = (name, fields) => {
      if (name !== 'compress') write(name, fields)
    }
    const end = client.end.bind(client)
    client.end = (reason, full) => {
      if (client.state === 'play')
        client.write('kick_disconnect', { reason: full ?? this.kickReason(text(reason)) })
      if (client.state === 'login') client.write('disconnect', { reason: full ?? json(text(reason)) })
      end(reason)
    }
    client.id = -++this.#attached
    this.clients[client.id] = client
    client.on('end', () => delete this.clients[client.id])
    client.setSocket(socket)
    this.emit('connection', client)
  }

  /** A reason in the form of this version's packet in the play state. */
  kickReason(reason: Text): unknown {
    return this.dialect?.encode('kick_disconnect', { reason: json(reason) })[0]?.[1]['reason']
  }
}

/** All connections of a server: in memory, and over TCP if a port was requested. */
export class Transport {
  readonly host: string
  readonly flight = new FlightCounter()
  readonly #net: WorldNetServer
  readonly #dialect: Dialect
  readonly #listens: boolean

  private constructor(net: WorldNetServer, dialect: Dialect, host: string, listens: boolean) {
    this.#dialect = dialect
    this.#net = net
    this.host = host
    this.#listens = listens
  }

  /** Rejects with PortInUseError if the port is in use. */
  static async open(options: TransportOptions): Promise<Transport> {
    const host = options.listen?.host ?? DEFAULT_HOST
    const port = options.listen?.port ?? 0
    const net = network.createServer({
      Server: WorldNetServer as never,
      version: options.dialect.version,
      host,
      port,
      'online-mode': false,
      enforceSecureProfile: false,
      hideErrors: true,
      keepAlive: false,
      // Otherwise it compiles the schemas of all packets for each client, which takes a quarter of a second each.
      validateChannelProtocol: false,
      kickTimeout: LOGIN_LIMIT_MS,
      maxPlayers: MAX_PLAYERS,
      motd: MOTD,
      worldListens: options.listen !== undefined,
      errorHandler: (client: NetClient, error: Error & { code?: string }) => {
        if (!GONE.has(error.code ?? '')) options.onClientError(client, error)
        client.end(`This server cannot read what your client sent: ${error.message}`)
      },
    }) as WorldNetServer
    const version = { name: net.mcversion.minecraftVersion, protocol: net.mcversion.version }
    net.on('connection', (client: NetClient) => {
      boundFrames(client, options.onClientError)
      guardDoor(client, { version, clock: options.clock, refusal: options.refusal })
      greetInConfiguration(client, options.dialect.registry, client.id >= 0)
    })
    net.on('playerJoin', (client: NetClient) => options.onJoin(client, client.id < 0 ? 'memory' : 'tcp'))
    await new Promise<void>((resolve, reject) => {
      net.once('listening', resolve)
      net.on('error', (error: Error) => reject(PortInUseError.from(error, host, port)))
    })
    net.dialect = options.dialect
    return new Transport(net, options.dialect, host, options.listen !== undefined)
  }

  get port(): number | undefined {
    return this.#net.socketServer?.address()?.port
  }

  /** Connects a minecraft-protocol client of this process. It logs in after emitting `connect`. */
  connectInMemory(client: LinkEnd): void {
    const sockets = socketPair()
    this.#net.attach(sockets.server, client, this.flight)
    client.setSocket(sockets.client)
  }

  /** Encodes and serialises a packet of the play state. Throws if the fields do not match the packet. */
  serialize(name: string, fields: PacketFields): readonly Buffer[] {
    return this.#dialect
      .encode(name, fields)
      .map(([said, params]) => this.#net.serializer.createPacketBuffer({ name: said, params }))
  }

  /** Disconnects a client in the play state, with a text that it shows in its own language. */
  end(client: NetClient, reason: Text): void {
    const plain = inEnglish(this.#dialect.registry.language, reason)
    if (client.state === 'play') client.end(plain, this.#net.kickReason(reason))
    else client.end(plain, json(reason))
  }

  /** Disconnects all clients and closes the port. Leaves nothing of minecraft-protocol running. */
  async close(reason: Text): Promise<void> {
    const clients = Object.values(this.#net.clients)
    const ended = clients.map((client) => endClient(client, () => this.end(client, reason)))
    await Promise.all(ended)
    if (this.#listens && this.#net.socketServer) {
      const closed = new Promise<void>((resolve) => this.#net.once('close', resolve))
      this.#net.socketServer.close()
      await closed
    }
    this.#net.removeAllListeners()
  }
}

/**
 * Ends a connection that announces or sends a frame longer than the protocol allows; minecraft-protocol by itself would buffer it
 * without limit.
 */
function boundFrames(client: NetClient, onError: TransportOptions['onClientError']): void {
  const { socket, splitter } = client
  socket?.on('data', () => {
    if (splitter.buffer.length <= MAX_FRAME || socket.destroyed) return
    onError(client, new RangeError(`a frame of more than ${MAX_FRAME} bytes`))
    socket.destroy()
  })
}

async function endClient(client: NetClient, end: () => void): Promise<void> {
  const socket = client.socket
  end()
  for (let turn = 0; turn < FLUSH_TURNS && socket && !socket.writableFinished && !socket.destroyed; turn++)
    await new Promise<void>((resolve) => setImmediate(resolve))
  socket?.destroy()
  if (client.closeTimer) clearTimeout(client.closeTimer)
  client.closeTimer = null
}
