import { createHmac, randomBytes } from 'node:crypto'
import { createSocket, type RemoteInfo, type Socket } from 'node:dgram'
import { PortInUseError } from '../errors.ts'
import { basicReply, challengeReply, fullReply, type QueryStatus, readRequest } from './packets.ts'

export interface QueryOptions {
  /** Default 127.0.0.1, which only this machine can reach. */
  readonly host?: string
  /** UDP port; 0 selects any free port. */
  readonly port: number
}

interface QueryServerInit extends QueryOptions {
  readonly status: () => QueryStatus
  /** Milliseconds; only differences matter. */
  readonly now: () => number
}

const LOOPBACK = '127.0.0.1'
/** A token is valid for at least this long, and at most twice as long (ms). */
const TOKEN_MS = 30_000
/** Tokens are positive numbers of this many bits, as in vanilla. */
const TOKEN_BITS = 24

/**
 * Answers the query protocol over UDP, like vanilla with `enable-query`. A sender proves by a token that it receives what is sent
 * to its address; until then it gets a few bytes.
 */
export class QueryServer {
  readonly #init: QueryServerInit
  readonly #socket: Socket = createSocket('udp4')
  readonly #secret = randomBytes(16)

  private constructor(init: QueryServerInit) {
    this.#init = init
    this.#socket.on('message', (bytes, from) => this.#answer(bytes, from))
  }

  /** Rejects with PortInUseError if the port is in use. */
  static async open(init: QueryServerInit): Promise<QueryServer> {
    const server = new QueryServer(init)
    const host = init.host ?? LOOPBACK
    await new Promise<void>((resolve, reject) => {
      server.#socket.once('error', (error) => reject(PortInUseError.from(error, host, init.port)))
      server.#socket.bind(init.port, host, resolve)
    })
    // An undeliverable reply affects no other sender.
    server.#socket.removeAllListeners('error').on('error', () => undefined)
    return server
  }

  get port(): number {
    return this.#socket.address().port
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#socket.close(() => resolve()))
  }

  #answer(bytes: Buffer, from: RemoteInfo): void {
    const request = readRequest(bytes)
    if (request === undefined) return
    if (request.kind === 'challenge') {
      this.#send(challengeReply(request.session, this.#tokenOf(from, this.#epoch)), from)
      return
    }
    const isKnown = [this.#epoch, this.#epoch - 1].some(
      (epoch) => this.#tokenOf(from, epoch) === request.token,
    )
    if (!isKnown) return
    const reply = request.kind === 'full' ? fullReply : basicReply
    this.#send(reply(request.session, this.#init.status()), from)
  }

  #send(reply: Buffer, { address, port }: RemoteInfo): void {
    this.#socket.send(reply, port, address)
  }

  get #epoch(): number {
    return Math.floor(this.#init.now() / TOKEN_MS)
  }

  /** Derived from the sender and the time, so that nothing has to be stored for senders. */
  #tokenOf({ address, port }: RemoteInfo, epoch: number): number {
    const digest = createHmac('sha256', this.#secret).update(`${address} ${port} ${epoch}`).digest()
    return digest.readUInt32BE() >>> (32 - TOKEN_BITS)
  }
}
