/** Codes of JSON-RPC errors; -32001 and below are A2A's own. */
export const RPC_ERRORS = {
  parse: -32700,
  invalidRequest: -32600,
  internal: -32603,
  /** Our own codes: a token is required, or the server is at its limit. */
  unauthorized: -32010,
  busy: -32011,
} as const

/** A JSON-RPC error as a response. It never holds more than its message: no stack, no paths. */
export const rpcError = (id: unknown, code: number, message: string): object => ({
  jsonrpc: '2.0',
  id: typeof id === 'string' || typeof id === 'number' ? id : null,
  error: { code, message },
})
