import { describe, expect, it } from 'vitest'
import { admit, HEADERS } from './guard.ts'

const PORT = 4871
const TOKEN = 'a-token-of-twenty-four'
const ask = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  admit({ method, url, headers: { host: `127.0.0.1:${PORT}`, ...headers } }, { port: PORT, token: TOKEN })

describe('access to the page', () => {
  it('is whoever knows the token, on the loopback address', () => {
    expect(ask(`/${TOKEN}/run/demo/?x=1`)).toEqual({ path: 'run/demo/' })
    expect(ask(`/${TOKEN}/`, { host: `localhost:${PORT}`, 'sec-fetch-site': 'none' })).toEqual({ path: '' })
    expect(
      ask(`/${TOKEN}/page.js`, { 'sec-fetch-site': 'same-origin', origin: `http://127.0.0.1:${PORT}` }),
    ).toEqual({
      path: 'page.js',
    })
  })

  it.each([
    ['has no token', '/', {}],
    ['has another token', '/a-token-of-twenty-fouX/', {}],
    ['has the token in another place', `/run/${TOKEN}/`, {}],
    ['has half of the token', `/${TOKEN.slice(0, 8)}/`, {}],
    [
      'names another host, which may have been pointed at this address',
      `/${TOKEN}/`,
      { host: `evil.example:${PORT}` },
    ],
    ['names another port', `/${TOKEN}/`, { host: '127.0.0.1:80' }],
    ['comes from another site', `/${TOKEN}/`, { origin: 'https://evil.example' }],
    ['comes from a page without an origin of its own', `/${TOKEN}/`, { origin: 'null' }],
    ['comes from another port of this machine', `/${TOKEN}/`, { origin: 'http://127.0.0.1:8080' }],
    ['is embedded by another site', `/${TOKEN}/`, { 'sec-fetch-site': 'cross-site' }],
    ['comes from a neighbour of the site', `/${TOKEN}/`, { 'sec-fetch-site': 'same-site' }],
  ])('refuses a request that %s', (_why, url, headers) => {
    expect(ask(url, headers)).toMatchObject({ status: 403 })
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('refuses %s: nothing can be changed', (method) => {
    expect(ask(`/${TOKEN}/`, {}, method)).toMatchObject({ status: 405 })
  })

  it('lets the page load nothing from elsewhere and run no script but its own', () => {
    const policy = HEADERS['Content-Security-Policy']!
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
    expect(policy).toContain("frame-ancestors 'none'")
  })
})
