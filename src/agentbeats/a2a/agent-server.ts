import { timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { A2A_VERSION_HEADER, type AgentCard, formatSSEEvent, SSE_HEADERS } from '@a2a-js/sdk'
import { LegacyJsonRpcTransportHandler } from '@a2a-js/sdk/compat/v0_3/server'
import {
  type AgentExecutor,
  JsonRpcTransportHandler,
  ServerCallContext,
  validateVersion,
} from '@a2a-js/sdk/server'
import { ServerError } from '../../core/errors.ts'
import { systemCode } from '../../core/system-code.ts'
import { type AgentProfile, agentCard, cardAsJson, hybridCardAsJson } from './agent-card.ts'
import { answerBrokenRequest } from './broken-request.ts'
import { OneMessageHandler } from './one-message-handler.ts'
import { readBody } from './read-body.ts'
import { idIssueOf } from './request-shape.ts'
import { RPC_ERRORS, rpcError } from './rpc-error.ts'

export interface AgentServerOptions {
  readonly host: string
  /** 0 for any free one. */
  readonly port: number
  /** URL in the card: where clients reach the agent. Default: host and port. */
  readonly cardUrl?: string | undefined
  readonly profile: AgentProfile
  readonly executor: AgentExecutor
  /** The bearer token that callers must send; the card can be read without it. */
  readonly token?: string | undefined
  /** Largest request (bytes). */
  readonly maxBytes: number
  /** Maximum number of requests answered concurrently; further ones are refused. */
  readonly maxRequests: number
}

/** Time limits for the headers of a request and for all of it (ms): slow senders hold no connection for longer. */
const HEAD_MS = 10_000
const REQUEST_MS = 30_000
/** Interval of the check for slow connections (ms). */
const CHECK_MS = 2000
/** Connections per concurrently served request; connections that are still sending do not hold a request slot. */
const CONNECTIONS_EACH = 16
/** Paths of the card: since 0.3, and before. */
const CARD_PATHS = new Set(['/.well-known/agent-card.json', '/.well-known/agent.json'])
const OLD_VERSION = '0.3'

/**
 * An A2A agent over HTTP: JSON-RPC in versions 1.0 and 0.3, with streams as server-sent events. Every error is a JSON-RPC error.
 * The protocol's work is done by the SDK; only the transport is here, as the SDK's own answers some errors in HTML.
 */
export class AgentServer {
  readonly #options: AgentServerOptions
  readonly #server: Server
  #url = ''
  #card: AgentCard | undefined
  #current: JsonRpcTransportHandler | undefined
  #old: LegacyJsonRpcTransportHandler | undefined
  #open = 0

  constructor(options: AgentServerOptions) {
    this.#options = options
    this.#server = createServer(
      {
        requestTimeout: REQUEST_MS,
        headersTimeout: HEAD_MS,
        connectionsCheckingInterval: CHECK_MS,
        requireHostHeader: false,
      },
      (request, response) => {
        this.#answer(request, response).catch(() => response.destroy())
      },
    )
    this.#server.on('clientError', answerBrokenRequest)
    this.#server.on('checkExpectation', (_request, response: ServerResponse) =>
      send(response, 417, rpcError(null, RPC_ERRORS.invalidRequest, 'The server knows no such expectation.')),
    )
    this.#server.maxConnections = CONNECTIONS_EACH * options.maxRequests
  }

  /** The URL at which the agent listens. @throws ServerError if it cannot listen there */
  async listen(): Promise<string> {
    const { host, port, cardUrl, profile, executor } = this.#options
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.#server.once('error', reject)
    this.#server.listen(port, host, resolve)
    try {
      await promise
    } catch (error) {
      throw new ServerError(
        `The agent cannot listen on ${host}:${port} (${systemCode(error) ?? 'unknown'}).`,
        {
          hint: 'Choose another --port, 0 for any free one, or an address of this machine with --host.',
          cause: error,
        },
      )
    }
    const address = this.#server.address()
    const bound = typeof address === 'object' && address !== null ? address.port : port
    const here = `http://${host.includes(':') ? `[${host}]` : host}:${bound}/`
    this.#url = cardUrl ?? here
    this.#card = agentCard(profile, this.#url)
    const handler = new OneMessageHandler(this.#card, executor)
    this.#current = new JsonRpcTransportHandler(handler)
    this.#old = new LegacyJsonRpcTransportHandler(handler)
    return here
  }

  async close(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#server.close(() => resolve())
    this.#server.closeAllConnections()
    await promise
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = ''] = (request.url ?? '').split('?')
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (isRead && CARD_PATHS.has(path)) return this.#sendCard(request, response)
    if (request.method !== 'POST' || path !== '/')
      return send(response, 404, rpcError(null, RPC_ERRORS.invalidRequest, 'Send JSON-RPC as POST to /.'))
    if (!this.#isAllowed(request))
      return send(response, 401, rpcError(null, RPC_ERRORS.unauthorized, 'A bearer token is needed.'))
    const read = await readBody(request, this.#options.maxBytes)
    if ('problem' in read) {
      const message = `The request is ${read.problem}; at most ${this.#options.maxBytes} bytes are read.`
      return send(response, 200, rpcError(null, RPC_ERRORS.invalidRequest, message))
    }
    const body = parsed(read.text)
    if (body === undefined)
      return send(response, 200, rpcError(null, RPC_ERRORS.parse, 'The body is not a JSON object.'))
    const issue = idIssueOf(body)
    if (issue !== undefined)
      return send(response, 200, rpcError(body['id'], RPC_ERRORS.invalidRequest, issue))
    if (this.#open >= this.#options.maxRequests)
      return send(
        response,
        503,
        rpcError(
          body['id'],
          RPC_ERRORS.busy,
          `The agent answers ${this.#open} requests already; ask again later.`,
        ),
      )
    this.#open++
    try {
      await this.#call(request, response, body)
    } finally {
      this.#open--
    }
  }

  #sendCard(request: IncomingMessage, response: ServerResponse): void {
    const card = this.#card as AgentCard
    response.setHeader('Vary', A2A_VERSION_HEADER)
    send(
      response,
      200,
      versionOf(request) === OLD_VERSION ? hybridCardAsJson(card, this.#url) : cardAsJson(card),
    )
  }

  #isAllowed({ headers }: IncomingMessage): boolean {
    const { token } = this.#options
    if (token === undefined) return true
    const given = Buffer.from(headers.authorization ?? '')
    const wanted = Buffer.from(`Bearer ${token}`)
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  }

  async #call(
    request: IncomingMessage,
    response: ServerResponse,
    body: Record<string, unknown>,
  ): Promise<void> {
    const version = versionOf(request)
    const isOld = version === OLD_VERSION
    const mapped = (error: unknown) =>
      rpcErrorOf(
        body['id'],
        (isOld
          ? LegacyJsonRpcTransportHandler.mapToLegacyJSONRPCError
          : JsonRpcTransportHandler.mapToJSONRPCError)(error),
      )
    try {
      validateVersion(version, this.#card as AgentCard, 'JSONRPC')
      const handler = (isOld ? this.#old : this.#current) as JsonRpcTransportHandler
      const answer = await handler.handle(body, new ServerCallContext({ requestedVersion: version }))
      if (!isStream(answer)) return send(response, 200, answer)
      await stream(answer, response, mapped)
    } catch (error) {
      send(response, 200, mapped(error))
    }
  }
}

const versionOf = ({ headers }: IncomingMessage): string => {
  const given = headers[A2A_VERSION_HEADER.toLowerCase()]
  if (typeof given !== 'string' || given === '') return OLD_VERSION
  // patch versions do not count (A2A 1.0, §3.6)
  return /^(\d+\.\d+)\.\d+$/.exec(given)?.[1] ?? given
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

/** The SDK's error, reduced to code and message. Internal errors keep their message to themselves. */
const rpcErrorOf = (id: unknown, { code, message }: { code: number; message: string }): object =>
  rpcError(id, code, code === RPC_ERRORS.internal ? 'The request cannot be answered.' : message)

const isStream = (answer: object): answer is AsyncGenerator<object> => Symbol.asyncIterator in answer

async function stream(
  events: AsyncGenerator<object>,
  response: ServerResponse,
  mapped: (error: unknown) => object,
): Promise<void> {
  // an error before the first event becomes a plain response
  const first = await events.next()
  response.writeHead(200, SSE_HEADERS)
  // a client that has left waits for no further event: its request ends at once
  const { promise: left, resolve: leave } = Promise.withResolvers<{ readonly done: true }>()
  response.once('close', () => leave({ done: true }))
  try {
    for (let event = first; event.done !== true && !response.destroyed; ) {
      response.write(formatSSEEvent(event.value))
      const next = await Promise.race([events.next(), left])
      if (next.done === true) break
      event = next
    }
  } catch (error) {
    response.write(formatSSEEvent(mapped(error)))
  } finally {
    response.end()
    // the generator returns at its next event; the request does not wait for it
    events.return(undefined).catch(() => undefined)
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  if (response.headersSent) return void response.end()
  response.writeHead(status, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify(body))
}
