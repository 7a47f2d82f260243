import { ModelError } from '../../core/errors.ts'
import { systemCode } from '../../core/system-code.ts'
import { publicUrl } from './endpoint-url.ts'

/** Codes with which Node reports that a connection cannot be trusted, or that the other side does not speak TLS. */
const TLS = /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)|HOSTNAME_MISMATCH|EPROTO)/

/** The error for a request that received no answer. It has no cause, since that could contain the key. */
export function transportError(error: unknown, baseUrl: string): ModelError {
  const causes = causesOf(error)
  const own = causes.find((cause) => cause instanceof ModelError)
  if (own !== undefined) return own
  const { message, code } = deepest(causes)
  if (causes.some((cause) => TLS.test(codeOf(cause)))) {
    return new ModelError(`${publicUrl(baseUrl)} offers no connection that can be trusted: ${message}`, {
      code: 'model_address',
      hint: tlsHint(code),
    })
  }
  return new ModelError(`${publicUrl(baseUrl)} cannot be reached: ${message}`, {
    code: 'model_connection',
    hint: 'Check that the endpoint runs and that the base URL is right.',
  })
}

const tlsHint = (code: string): string =>
  code === 'EPROTO' || code.startsWith('ERR_SSL')
    ? 'Does the server speak https at all? Give its address with http:// in --base-url if it does not.'
    : 'Name the certificate of its authority in NODE_EXTRA_CA_CERTS, or correct the host name in --base-url.'

/** An error and its causes, outermost first. */
function causesOf(error: unknown): Error[] {
  const causes: Error[] = []
  for (let cause = error; cause instanceof Error && causes.length < 10; cause = cause.cause) {
    causes.push(cause)
    // For an attempt at several addresses, the first failure is enough.
    if (cause instanceof AggregateError && cause.errors[0] instanceof Error) causes.push(cause.errors[0])
  }
  return causes
}

const codeOf = (error: Error): string => String(systemCode(error) ?? '')

function deepest(causes: readonly Error[]): { message: string; code: string } {
  const telling = causes.findLast((cause) => cause.message !== '' || codeOf(cause) !== '')
  if (telling === undefined) return { message: 'unknown error', code: '' }
  // OpenSSL's messages end with its source file, and a line end.
  const message = (telling.message || codeOf(telling)).split('\n')[0]?.trim() ?? ''
  return { message, code: codeOf(telling) }
}
