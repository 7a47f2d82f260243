import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, vi } from 'vitest'
import { fetchWithoutTimeout } from './fetch-without-timeout.ts'

const TEN_MINUTES = 600_000

it('waits for an answer, and for its rest, longer than the five minutes that Node allows', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const server = createServer()
  try {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const asked = once(server, 'request')
    const answer = fetchWithoutTimeout(`http://127.0.0.1:${port}`, {})
    const [, response] = (await asked) as [unknown, ServerResponse]
    await vi.advanceTimersByTimeAsync(TEN_MINUTES)
    response.write('late, ')
    const { body } = await answer
    await vi.advanceTimersByTimeAsync(TEN_MINUTES)
    response.end('but whole')
    expect(await new Response(body).text()).toBe('late, but whole')
  } finally {
    server.closeAllConnections()
    server.close()
    vi.useRealTimers()
  }
})
