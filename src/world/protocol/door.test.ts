import { connect } from 'node:net'
import minecraftData from 'minecraft-data'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EmbeddedServer } from '../index.ts'
import { seededRandom } from '../random.ts'
import { realClock } from '../testing/real-clock.ts'

/* Raw sockets: the server's answer to clients that may not enter, and the time it takes. */

const OLDEST = 47
/** Protocol numbers of snapshots have bit 30 set (vanilla SharedConstants). */
const SNAPSHOT = 0x40000001
const WITHIN_MS = 1000

const varint = (value: number): Buffer => {
  const bytes: number[] = []
  for (let rest = value; ; rest >>>= 7) {
    bytes.push((rest & 0x7f) | (rest > 0x7f ? 0x80 : 0))
    if (rest <= 0x7f) return Buffer.from(bytes)
  }
}
const text = (value: string): Buffer => Buffer.concat([varint(Buffer.byteLength(value)), Buffer.from(value)])
const frame = (...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts)
  return Buffer.concat([varint(body.length), body])
}
const handshake = (protocol: number, next: number): Buffer =>
  frame(varint(0), varint(protocol), text('localhost'), Buffer.from([0x63, 0xdd]), varint(next))
/** A login of 1.19.2: name, no key, no UUID. */
const login = (name: string): Buffer => frame(varint(0), text(name), Buffer.from([0, 0]))

let server: EmbeddedServer
beforeAll(async () => {
  server = await EmbeddedServer.start({ clock: realClock(), random: seededRandom(1), listen: { port: 0 } })
})
afterAll(() => server.stop())

/** Sends bytes; resolves with what the server sent and whether it closed, once `until` is true of it or a second has passed. */
function say(bytes: Buffer[], until: (reply: string) => boolean = () => false) {
  return new Promise<{ reply: string; closed: boolean }>((resolve) => {
    let reply = ''
    const socket = connect(server.port as number, '127.0.0.1', () => socket.write(Buffer.concat(bytes)))
    const end = (closed: boolean) => {
      clearTimeout(timer)
      resolve({ reply, closed })
      socket.destroy()
    }
    const timer = setTimeout(() => end(false), WITHIN_MS)
    socket.on('data', (data) => {
      reply += data.toString('latin1')
      if (until(reply)) end(false)
    })
    socket.on('error', () => undefined)
    socket.on('close', () => end(true))
  })
}

describe('at the door of 1.19.2', () => {
  it('every protocol number from 47 to the newest is refused with a reason within a second, or joins', async () => {
    const newest = Math.max(
      ...minecraftData.versions.pc
        .map(({ version }) => Number(version))
        .filter((version) => version < SNAPSHOT),
    )
    const own = 760
    const outcomes = new Map<string, number[]>()
    const numbers = Array.from({ length: newest + 1 - OLDEST }, (_, index) => OLDEST + index)
    for (let start = 0; start < numbers.length; start += 10)
      await Promise.all(
        numbers.slice(start, start + 10).map(async (protocol) => {
          const isIn = (reply: string) => reply.includes('Visitor')
          const { reply, closed } = await say([handshake(protocol, 2), login('Visitor')], isIn)
          const [, kind = isIn(reply) ? 'joined' : 'nothing'] =
            /multiplayer\.disconnect\.(\w+)","with":\["1\.19\.2"\]/.exec(reply) ?? []
          const outcome = kind === 'joined' || closed ? kind : `${kind}, left open`
          outcomes.set(outcome, [...(outcomes.get(outcome) ?? []), protocol])
        }),
      )
    expect(outcomes.get('joined')).toEqual([own])
    expect([...outcomes.keys()].sort()).toEqual(['incompatible', 'joined', 'outdated_client'])
    expect(Math.max(...(outcomes.get('outdated_client') ?? []))).toBe(753)
  })

  it.each([
    ['no characters', ''],
    ['17 characters', 'x'.repeat(17)],
    ['300 characters', 'x'.repeat(300)],
    ['a blank', 'two words'],
    ['a control character', 'bell\u0007'],
  ])('a name of %s is refused with a reason', async (_, name) => {
    const before = server.players.length
    const { reply, closed } = await say([handshake(760, 2), login(name)])
    expect(reply).toContain('disconnect')
    expect(closed).toBe(true)
    expect(server.players.length).toBe(before)
  })

  it('a ping is answered without a request for the status before', async () => {
    const time = Buffer.from([1, 2, 3, 4, 5, 6, 7, 8])
    const { reply, closed } = await say([handshake(760, 1), frame(varint(1), time)])
    expect(reply).toContain(time.toString('latin1'))
    expect(closed).toBe(true)
  })

  it('a socket whose other half is closed before the login is closed', async () => {
    const isClosed = new Promise<boolean>((resolve) => {
      const socket = connect({ port: server.port as number, host: '127.0.0.1', allowHalfOpen: true }, () =>
        socket.end(handshake(760, 2)),
      )
      socket.resume()
      const timer = setTimeout(() => resolve(false), WITHIN_MS)
      socket.on('close', () => {
        clearTimeout(timer)
        resolve(true)
      })
    })
    expect(await isClosed).toBe(true)
  })
})

it('a client that sends but never reads is closed within 30 seconds of game time', async () => {
  let now = 0
  const own = await EmbeddedServer.start({
    clock: { ...realClock(), now: () => now },
    random: seededRandom(1),
    listen: { port: 0 },
    autoTick: false,
  })
  try {
    const socket = connect(own.port as number, '127.0.0.1', () => {
      socket.pause()
      socket.write(Buffer.concat([handshake(760, 2), login('Deaf')]))
    })
    socket.on('error', () => undefined)
    await expect.poll(() => own.players.length).toBe(1)
    for (let tick = 0; tick <= 600; tick++) {
      now += 50
      own.tick()
      if (tick % 20 === 0) await new Promise((resolve) => setImmediate(resolve))
    }
    await expect.poll(() => own.players.length).toBe(0)
    socket.destroy()
  } finally {
    await own.stop()
  }
})
