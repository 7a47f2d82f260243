import { PacketError } from '../errors.ts'
import type { NetClient, PacketFields } from '../library/network.ts'
import { type Text, translate } from './fields.ts'
import type { Lag } from './lag.ts'
import type { Transport } from './transport.ts'

/**
 * Time between keep-alive packets to a TCP client (ms). A client that has not answered the previous one by then is disconnected,
 * as in vanilla.
 */
const KEEP_ALIVE_MS = 15_000

/** The part of a player's connection that the player needs. */
export interface PlayerLink {
  send(name: string, fields: PacketFields): void
  sendRaw(packet: Buffer): void
  /** Disconnects with a text that the client shows in its own language. */
  end(reason: Text): void
}

/**
 * A client in the play state. Every packet is serialised and written in the same way; if there were two ways, packets could
 * overtake each other.
 */
export class Connection implements PlayerLink {
  readonly link: 'memory' | 'tcp'
  readonly #client: NetClient
  readonly #transport: Transport
  readonly #onError: (error: PacketError) => void
  #isAnswerDue = false
  /** Delivers delayed packets, for tests. */
  lag: Lag | undefined
  #lastKeepAlive: number | undefined

  constructor(init: {
    client: NetClient
    link: 'memory' | 'tcp'
    transport: Transport
    onError: (error: PacketError) => void
  }) {
    this.#client = init.client
    this.link = init.link
    this.#transport = init.transport
    this.#onError = init.onError
  }

  send(name: string, fields: PacketFields): void {
    if (this.#client.ended) return
    let packets: readonly Buffer[]
    try {
      packets = this.#transport.serialize(name, fields)
    } catch (cause) {
      this.#onError(new PacketError({ player: this.#client.username, packet: name, cause }))
      return
    }
    for (const packet of packets) this.sendRaw(packet)
  }

  sendRaw(packet: Buffer): void {
    // without a closure if nothing is delayed, since every packet of every player passes through here
    if (this.lag === undefined) this.#write(packet)
    else this.lag.later(() => this.#write(packet))
  }

  #write(packet: Buffer): void {
    if (!this.#client.ended) this.#client.writeRaw(packet)
  }

  end(reason: Text): void {
    this.#transport.end(this.#client, reason)
  }

  packetArrived(name: string): void {
    if (name === 'keep_alive') this.#isAnswerDue = false
  }

  /**
   * Sends keep-alive packets over TCP, by wall time and not by ticks, which a busy machine delays. This is not done in memory: no
   * client gets lost there, and a fast clock would outrun the reply.
   */
  keepAlive(now: number): void {
    if (this.link === 'memory') return
    this.#lastKeepAlive ??= now
    if (now - this.#lastKeepAlive < KEEP_ALIVE_MS) return
    this.#lastKeepAlive = now
    if (this.#isAnswerDue) {
      this.#dismissDeaf()
      return
    }
    this.#isAnswerDue = true
    this.send('keep_alive', { keepAliveId: [0, now | 0] })
  }

  /**
   * Ends a connection without waiting for the client to close its side. A client that never reads does not get the reason either.
   */
  #dismissDeaf(): void {
    const { socket } = this.#client
    const reads = (socket?.writableLength ?? 0) === 0
    socket?.once('finish', () => socket.destroy())
    this.end(translate('disconnect.timeout'))
    if (!reads) socket?.destroy()
  }
}
