import { isIPv6 } from 'node:net'
import { hostname, networkInterfaces } from 'node:os'
import {
  isSameToken,
  NO_TOKEN,
  type Refusal,
  type RequestHead,
  refuseForeign,
  splitPath,
} from '../../view/server/guard.ts'
import type { Rater } from '../vote-store.ts'

/** Admits a rater by the token of the rater's link; only raters may send anything. @param hosts our names, with the port */
export function admitRater(
  asked: RequestHead,
  { hosts, raters }: { hosts: readonly string[]; raters: readonly Rater[] },
): { rater: string; path: string } | Refusal {
  const { method } = asked
  if (method !== 'GET' && method !== 'HEAD' && method !== 'POST')
    return { status: 405, reason: 'This page can be read, and votes can be sent.' }
  const foreign = refuseForeign(asked, hosts)
  if (foreign !== undefined) return foreign
  const { given, path } = splitPath(asked)
  // All tokens are compared, so that the timing reveals nothing.
  const rater = raters.filter(({ token }) => isSameToken(given, token))[0]
  return rater === undefined ? NO_TOKEN : { rater: rater.name, path }
}

const ANY = new Set(['0.0.0.0', '::'])
const bracketed = (address: string): string => (isIPv6(address) ? `[${address}]` : address)

/** The host names of a server that listens on an address; the first one is for links. */
export function namesOf(host: string, port: number): string[] {
  const own = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
  const outside = own.filter(({ internal }) => !internal).sort((a, b) => (a.family < b.family ? -1 : 1))
  const names = ANY.has(host) ? [...outside.map(({ address }) => address), hostname()] : [host]
  return [...new Set([...names, '127.0.0.1', 'localhost'])].map((name) => `${bracketed(name)}:${port}`)
}
