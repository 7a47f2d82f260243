import type { Duplex } from 'node:stream'
import { systemCode } from '../../core/system-code.ts'
import { RPC_ERRORS, rpcError } from './rpc-error.ts'

/** Status and message for each HTTP parser error, by its code. */
const REFUSALS: Readonly<Record<string, readonly [status: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request did not arrive in time.'],
}

/** Answers a request that is not valid HTTP with a JSON-RPC error and closes the connection. */
export function answerBrokenRequest(error: Error, socket: Duplex): void {
  if (!socket.writable || systemCode(error) === 'ECONNRESET') return void socket.destroy()
  const [status, message] = REFUSALS[systemCode(error) ?? ''] ?? [
    '400 Bad Request',
    'The request is no HTTP.',
  ]
  const body = JSON.stringify(rpcError(null, RPC_ERRORS.invalidRequest, message))
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  )
}
