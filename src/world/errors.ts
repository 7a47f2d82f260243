/** Machine-readable error codes. */
export type WorldErrorCode =
  | 'unsupported_version'
  | 'port_in_use'
  | 'unknown_block'
  | 'unknown_item'
  | 'unknown_entity'
  | 'unknown_biome'
  | 'no_spawn'
  | 'bad_block_state'
  | 'bad_position'
  | 'library_contract'
  | 'client_stream'
  | 'stopped'
  | 'bad_nbt'
  | 'bad_world'
  | 'bad_structure'
  | 'no_world_folder'
  | 'rcon_refused'
  | 'undeclared_memory'
  | 'not_found'
  | 'bad_argument'

/** The parts of an error message: what was found, what was expected and what the reader can do about it. */
export interface WorldErrorDetail {
  readonly got: unknown
  readonly wanted: string
  readonly remedy: string
}

/** Base class of all errors that the world throws. */
export class WorldError extends Error {
  readonly code: WorldErrorCode
  readonly detail: WorldErrorDetail

  constructor(code: WorldErrorCode, summary: string, detail: WorldErrorDetail) {
    super(`${summary}: got ${show(detail.got)}, wanted ${detail.wanted}; ${detail.remedy}`)
    this.name = 'WorldError'
    this.code = code
    this.detail = detail
  }
}

/** The requested TCP address is in use. */
export class PortInUseError extends WorldError {
  readonly host: string
  readonly port: number

  constructor(host: string, port: number) {
    super('port_in_use', `port ${port} on ${host} is in use`, {
      got: `${host}:${port}`,
      wanted: 'a free port',
      remedy: 'stop the other server or listen on port 0 for any free one',
    })
    this.name = 'PortInUseError'
    this.host = host
    this.port = port
  }

  /** The error for a socket that cannot listen: this one if the port is in use, otherwise the original error. */
  static from(error: Error & { code?: string }, host: string, port: number): Error {
    return error.code === 'EADDRINUSE' ? new PortInUseError(host, port) : error
  }
}

/** A packet could not be read, handled or written. It is reported through the server's 'error' event. */
export class PacketError extends Error {
  readonly player: string | undefined
  readonly packet: string

  constructor(options: { player: string | undefined; packet: string; cause: unknown }) {
    const reason = options.cause instanceof Error ? options.cause.message : String(options.cause)
    super(`packet ${options.packet} of ${options.player ?? 'a client not yet logged in'} failed: ${reason}`, {
      cause: options.cause,
    })
    this.name = 'PacketError'
    this.player = options.player
    this.packet = options.packet
  }
}

function show(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value)
}
