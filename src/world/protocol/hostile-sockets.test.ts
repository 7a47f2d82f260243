import { connect } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { EmbeddedServer } from '../index.ts'
import { seededRandom } from '../random.ts'
import { realClock } from '../testing/real-clock.ts'
import { LOGIN_LIMIT_MS } from './transport.ts'

/* Sockets that do not speak the protocol, or send too much. */

let server: EmbeddedServer
const errors: string[] = []
async function start(): Promise<number> {
  server = await EmbeddedServer.start({ clock: realClock(), random: seededRandom(1), listen: { port: 0 } })
  server.on('error', ({ error }) => errors.push(error.message))
  return server.port as number
}
afterEach(async () => {
  vi.useRealTimers()
  errors.length = 0
  await server.stop()
})

/** Sends bytes until the server disconnects; resolves with the number of bytes it accepted. */
function pour(port: number, chunks: Iterable<Buffer>): Promise<number> {
  return new Promise((resolve) => {
    let sent = 0
    const socket = connect(port, '127.0.0.1', () => {
      for (const chunk of chunks) {
        socket.write(chunk)
        sent += chunk.length
      }
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(sent))
  })
}

const varint = (value: number): Buffer => {
  const bytes: number[] = []
  for (let rest = value; ; rest >>>= 7) {
    bytes.push((rest & 0x7f) | (rest > 0x7f ? 0x80 : 0))
    if (rest <= 0x7f) return Buffer.from(bytes)
  }
}

describe('a server with a port', () => {
  it('disconnects on a frame of 32 MB long before it is complete', async () => {
    const port = await start()
    const megabytes = Array.from({ length: 32 }, () => Buffer.alloc(2 ** 20, 97))
    const before = process.memoryUsage().arrayBuffers
    await pour(port, [varint(32 * 2 ** 20), ...megabytes])
    expect(errors.join()).toContain('a frame of more than 2097151 bytes')
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(80 * 2 ** 20)
  })

  it('disconnects clients that send noise and do not log in in time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const port = await start()
    const timers = vi.getTimerCount()
    const noise = [Buffer.from('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(50)), Buffer.alloc(4000, 0xff)]
    const closed = pour(port, noise)
    // the server has the connection and a timer for its login
    while (vi.getTimerCount() === timers) await new Promise((resolve) => setImmediate(resolve))
    vi.advanceTimersByTime(LOGIN_LIMIT_MS)
    await closed
    expect(server.players).toEqual([])
  })
})
