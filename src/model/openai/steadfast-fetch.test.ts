import { expect, it } from 'vitest'
import type { Fetch } from './fetch-with-size-limit.ts'
import { steadfastFetch } from './steadfast-fetch.ts'

/** A fetch that answers by address, and the addresses it was asked for, with the key sent to each. */
function web(answers: Record<string, string>) {
  const asked: [string, string | null][] = []
  const fetch: Fetch = async (input, init) => {
    asked.push([String(input), new Headers(init?.headers).get('authorization')])
    const to = answers[String(input)]
    return to === undefined
      ? new Response('here')
      : new Response(null, { status: 308, headers: { location: to } })
  }
  return { asked, fetch: steadfastFetch(fetch) }
}

const withKey = { method: 'POST', headers: { authorization: 'Bearer sk-1' } }

it('follows a redirect within the origin, with everything', async () => {
  const { asked, fetch } = web({ 'http://models.example/v1': '/v1/' })
  expect(await (await fetch('http://models.example/v1', withKey)).text()).toBe('here')
  expect(asked.at(-1)).toEqual(['http://models.example/v1/', 'Bearer sk-1'])
})

it.each([
  ['another port', 'http://models.example:8443/v1'],
  ['another scheme', 'https://models.example/v1'],
])('follows a redirect to %s of the host without the key', async (_what, to) => {
  const { asked, fetch } = web({ 'http://models.example/v1': to })
  expect(await (await fetch('http://models.example/v1', withKey)).text()).toBe('here')
  expect(asked).toEqual([
    ['http://models.example/v1', 'Bearer sk-1'],
    [to, null],
  ])
})

it('sends the key again to its intended origin', async () => {
  const { asked, fetch } = web({
    'http://models.example/v1': 'http://models.example:81/',
    'http://models.example:81/': 'http://models.example/v2',
  })
  await fetch('http://models.example/v1', withKey)
  expect(asked.map(([, key]) => key)).toEqual(['Bearer sk-1', null, 'Bearer sk-1'])
})

it('names the host that requires the key and does not get it', async () => {
  const fetch = steadfastFetch(async (input) =>
    String(input).startsWith('https:')
      ? new Response('who are you?', { status: 401 })
      : new Response(null, { status: 308, headers: { location: 'https://models.example/v1' } }),
  )
  await expect(fetch('http://models.example/v1', withKey)).rejects.toThrow(
    'http://models.example redirects to https://models.example, which wants a key.',
  )
})

it.each([
  ['another host', 'https://models.example/v1', 'https://collector.example/v1'],
  ['plain http', 'https://models.example/v1', 'http://models.example/v1'],
])('sends nothing to %s', async (_what, from, to) => {
  const { asked, fetch } = web({ [from]: to })
  await expect(fetch(from, withKey)).rejects.toThrow(
    `https://models.example redirects to ${new URL(to).origin}, where nothing is sent.`,
  )
  expect(asked).toHaveLength(1)
})

it('ends a circle', async () => {
  const { fetch } = web({ 'http://models.example/a': '/b', 'http://models.example/b': '/a' })
  await expect(fetch('http://models.example/a', withKey)).rejects.toThrow('redirects in a circle')
})
