/** PostgreSQL's codes for temporary faults: broken connections, a server that starts or stops, too many connections. */
const PASSING = /^(08...|57P0[123]|53300)$/
/** The system's codes for them: no listener, a starting machine, or a broken connection. */
const BROKEN = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
])
/** pg has no codes for these. */
const BROKEN_TEXT =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Whether a fault means that the server is unavailable, rather than that it refuses the request. */
export function isAway(error: unknown): boolean {
  const { code, message, errors } = error as { code?: unknown; message?: unknown; errors?: unknown }
  // A host with several addresses.
  if (Array.isArray(errors) && errors.some(isAway)) return true
  return (
    (typeof code === 'string' && (PASSING.test(code) || BROKEN.has(code))) ||
    (typeof message === 'string' && BROKEN_TEXT.test(message))
  )
}

/** PostgreSQL's code for a server that starts, recovers or stops. */
const CANNOT_CONNECT_NOW = '57P03'

/**
 * Whether the server itself answered that it is not accepting connections yet: it is running, but for example still recovering
 * from a crash.
 */
export function isRecovering(error: unknown): boolean {
  return (error as { code?: unknown }).code === CANNOT_CONNECT_NOW
}
