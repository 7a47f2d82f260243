import { timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** Why a request is refused: the status, and a sentence for the reader. */
export interface Refusal {
  status: 403 | 404 | 405
  reason: string
}

/** The parts of a request that the guard checks. */
export interface RequestHead {
  method?: string | undefined
  url?: string | undefined
  headers: IncomingHttpHeaders
}

/**
 * Decides who has access. Only our own page on this machine does: the address must be the loopback address (another site's name
 * could point to it), requests from other sites are refused, and the path must begin with the token.
 * @returns the rest of the path after the token, or why access is refused
 */
export function admit(
  asked: RequestHead,
  { port, token }: { port: number; token: string },
): { path: string } | Refusal {
  if (asked.method !== 'GET' && asked.method !== 'HEAD')
    return { status: 405, reason: 'This page can only be read.' }
  const foreign = refuseForeign(asked, [`127.0.0.1:${port}`, `localhost:${port}`])
  if (foreign !== undefined) return foreign
  const { given, path } = splitPath(asked)
  return isSameToken(given, token) ? { path } : NO_TOKEN
}

/** The reply to requests without a token. */
export const NO_TOKEN: Refusal = {
  status: 403,
  reason: 'The address lacks the token. Open the one that causalmace has printed.',
}

/** Refuses requests under a name other than ours, or for another site. @param hosts our names, with the port */
export function refuseForeign({ headers }: RequestHead, hosts: readonly string[]): Refusal | undefined {
  if (!hosts.includes(headers.host ?? ''))
    return { status: 403, reason: 'This page does not answer under that name.' }
  const { origin } = headers
  const isForeign = origin !== undefined && !hosts.some((host) => origin === `http://${host}`)
  const site = headers['sec-fetch-site']
  if (isForeign || (site !== undefined && site !== 'same-origin' && site !== 'none'))
    return { status: 403, reason: 'Other sites may not ask here.' }
  return undefined
}

/** The first part of an address, which holds the token, and the rest, without the query string. */
export function splitPath({ url }: RequestHead): { given: string; path: string } {
  const [, given = '', ...rest] = ((url ?? '').split('?')[0] ?? '').split('/')
  return { given, path: rest.join('/') }
}

/** Compares tokens in a time that reveals nothing about the token. */
export function isSameToken(given: string, token: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(token)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** The sources from which the page may load: its own server only. @param pictures allowed sources of pictures */
export function policyFor(pictures: string): string {
  return `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src ${pictures}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`
}

/** Everything is loaded from here only, and pages are neither embedded elsewhere nor cached. */
export const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': policyFor('data:'),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cache-Control': 'no-store',
}
