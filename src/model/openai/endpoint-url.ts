import { UsageError } from '../../core/errors.ts'
import { MASK } from '../../core/secrets/secret-finder.ts'
import { hidden, keepSecret } from '../../core/secrets/secrets.ts'
import { secretsInAddresses } from '../../core/secrets/secrets-around.ts'

export const OPENAI_URL = 'https://api.openai.com/v1'
/** Environment variable with the key for endpoints. */
export const KEY_VARIABLE = 'OPENAI_API_KEY'
/** Environment variable with the URL of an endpoint that no flag names. */
export const URL_VARIABLE = 'OPENAI_BASE_URL'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The URL of an endpoint, checked.
 * @throws UsageError if it is not one, or contains a user name or password: requests cannot be made with these, and the URL goes
 * into journals and reports. The message does not repeat them.
 */
export function endpointUrl(text: string): string {
  for (const secret of secretsInAddresses(text)) keepSecret(secret, 'the key in the base URL')
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(`"${withoutCredentials(text)}" is not the URL of an endpoint.`, {
      hint: `Give --base-url or ${URL_VARIABLE} as http://localhost:11434/v1.`,
    })
  }
  if (url.username !== '' || url.password !== '') {
    throw new UsageError(`The URL of the endpoint at ${url.host} holds a user name or a password.`, {
      hint: `Leave them out of the URL, and put the key into ${KEY_VARIABLE}.`,
    })
  }
  return text
}

/** A URL without the parts that may hold secrets. */
export function publicUrl(url: string): string {
  const { origin, pathname } = new URL(url)
  return `${origin}${pathname.replace(/\/+$/, '')}`
}

/**
 * The URL in a folder, with its key restored: folders contain a mask instead.
 * @param given candidates for the original URL: the one on this command line, and the one in the environment
 * @throws UsageError if it had a key and none of these matches
 */
export function withItsKey(recorded: string, given: readonly (string | undefined)[]): string {
  if (!recorded.includes(MASK)) return recorded
  const whole = given.find((url) => url !== undefined && hidden(url) === recorded)
  if (whole !== undefined) return whole
  throw new UsageError(
    `The URL of the endpoint had a key in it, which the folder does not keep: ${recorded}`,
    {
      hint: `Give the same URL again, with the key, as --base-url or in ${URL_VARIABLE}.`,
    },
  )
}

/**
 * Ensures that a key goes only where its owner sends it: to OpenAI, to the origin of OPENAI_BASE_URL, or to one named on this
 * command line. A folder from elsewhere may name any host.
 * @param recorded the URL in a folder; undefined if there is none
 * @param named the URL on this command line
 * @throws UsageError if there is a key, and the recorded host is none of these
 */
export function assertKeyMayGo(
  recorded: string | undefined,
  named: string | undefined,
  env: Environment,
): void {
  if (recorded === undefined || !env[KEY_VARIABLE]) return
  const allowed = [named, env[URL_VARIABLE], OPENAI_URL].flatMap((url) => URL.parse(url ?? '')?.origin ?? [])
  if (allowed.includes(new URL(endpointUrl(recorded)).origin)) return
  throw new UsageError(`${KEY_VARIABLE} is set, and this folder would send it to ${publicUrl(recorded)}.`, {
    hint: `To send the key to that host, say so with --base-url ${publicUrl(recorded)}; if it needs none, leave ${KEY_VARIABLE} unset.`,
  })
}

const withoutCredentials = (text: string): string => text.replace(/\/\/[^/@]*@/, '//***@')
