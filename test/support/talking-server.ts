import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server's answers by path, such as `/v1/models`; a function gets the JSON that was sent. */
export type Said = Readonly<Record<string, object | string | ((sent: unknown) => unknown)>>

export interface TalkingServer {
  /** Base URL, including `/v1`. */
  baseUrl: string
  /** The requests so far: method, path, and the key if one was sent. */
  asked: string[]
  close(): Promise<void>
}

/**
 * A server on loopback that says these things, and answers everything else with 404.
 * @param key key that every request must have, if given
 */
export async function startTalkingServer(said: Said, key?: string): Promise<TalkingServer> {
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    const { authorization } = request.headers
    asked.push([request.method, path, ...(authorization === undefined ? [] : [authorization])].join(' '))
    let text = ''
    for await (const chunk of request) text += String(chunk)
    const answer = said[path]
    if (key !== undefined && authorization !== `Bearer ${key}`) return response.writeHead(401).end('{}')
    if (answer === undefined) return response.writeHead(404).end('{"error": "no such path"}')
    const value = typeof answer === 'function' ? answer(text === '' ? undefined : JSON.parse(text)) : answer
    // A server may begin an answer and never end it.
    if (value === undefined) return response.writeHead(200).write('{')
    response.setHeader('content-type', typeof value === 'string' ? 'text/html' : 'application/json')
    response.end(typeof value === 'string' ? value : JSON.stringify(value))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
