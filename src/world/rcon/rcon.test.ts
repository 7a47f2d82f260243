import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { EmbeddedServer, PortInUseError, RconClient } from '../index.ts'
import { seededRandom } from '../random.ts'
import { encodePacket, KIND, PacketReader, type RconPacket, splitBody } from './packets.ts'
import { RconServer } from './server.ts'

const PASSWORD = 'pässword'

describe('RCON', () => {
  const open: { close(): Promise<void> }[] = []
  const keep = <T extends { close(): Promise<void> }>(resource: T): T => {
    open.push(resource)
    return resource
  }
  afterEach(async () => {
    for (const closable of open.splice(0).reverse()) await closable.close()
  })

  let time = 0
  const serve = async (run = (line: string) => `ran ${line}`) =>
    keep(await RconServer.open({ port: 0, password: PASSWORD, run, now: () => time }))
  const client = async (port: number) => keep(await RconClient.connect({ port, password: PASSWORD }))
  /** A raw connection; `packets` resolves when the other side closes or after `count` packets. */
  const raw = (port: number) => {
    const socket: Socket = connect(port, '127.0.0.1')
    const reader = new PacketReader(1e6)
    const got: RconPacket[] = []
    let closed = false
    const closing = new Promise<void>((resolve) =>
      socket.once('close', () => {
        closed = true
        resolve()
      }),
    )
    socket.on('error', () => {})
    socket.on('data', (bytes) => got.push(...(reader.push(bytes) ?? [])))
    keep({ close: async () => void socket.destroy() })
    const packets = async (count: number) => {
      while (got.length < count && !closed) await new Promise((resolve) => setTimeout(resolve, 2))
      return got
    }
    const send = (id: number, kind: number, body: string) =>
      socket.write(encodePacket({ id, kind, body: Buffer.from(body) }))
    return { socket, send, packets, closing, got }
  }

  it('runs commands of the world and answers with their message', async () => {
    const server = await EmbeddedServer.start({
      clock: { now: () => 0, sleep: () => new Promise(() => {}) },
      random: seededRandom(1),
      autoTick: false,
      rcon: { port: 0, password: PASSWORD },
    })
    keep({ close: () => server.stop() })
    const rcon = await client(server.rconPort ?? 0)
    expect(await rcon.command('setblock 1 -60 1 stone')).toBe('Changed the block at 1, -60, 1')
    expect(server.blockAt({ x: 1, y: -60, z: 1 }).name).toBe('stone')
    expect(await rcon.command('setblock 1 -60 1 marble')).toContain("Unknown block type 'minecraft:marble'")
    expect(await Promise.all([rcon.command('time set 5'), rcon.command('time query daytime')])).toEqual([
      'Set the time to 5',
      'The time is 5',
    ])
    await expect(
      EmbeddedServer.start({
        clock: { now: () => 0, sleep: () => new Promise(() => {}) },
        random: seededRandom(1),
        rcon: { port: server.rconPort ?? 0, password: 'x' },
      }),
    ).rejects.toBeInstanceOf(PortInUseError)
  })

  it('splits long replies into several packets and joins them again', async () => {
    const long = 'ä€😀x'.repeat(3000)
    const server = await serve((line) => (line === 'exact' ? 'x'.repeat(4096) : line === 'none' ? '' : long))
    const rcon = await client(server.port)
    expect(await rcon.command('long')).toBe(long)
    expect(await rcon.command('exact')).toBe('x'.repeat(4096))
    expect(await rcon.command('none')).toBe('')
    expect(
      splitBody(long).every((piece) => piece.length <= 4096 && !piece.toString().includes('\ufffd')),
    ).toBe(true)
  })

  it('refuses wrong passwords and, after too many, every login for a minute', async () => {
    const server = await serve()
    await expect(RconClient.connect({ port: server.port, password: 'wrong' })).rejects.toMatchObject({
      code: 'rcon_refused',
      message: expect.stringContaining('the password is wrong'),
    })
    const guess = raw(server.port)
    for (let i = 1; i <= 5; i++) guess.send(i, KIND.login, 'guess')
    await guess.closing
    expect(guess.got.slice(0, 3).map((packet) => packet.id)).toEqual([-1, -1, -1])
    for (let i = 0; i < 2; i++) {
      const more = raw(server.port)
      for (let n = 1; n <= 3; n++) more.send(n, KIND.login, '')
      await more.closing
    }
    await expect(RconClient.connect({ port: server.port, password: PASSWORD })).rejects.toMatchObject({
      code: 'rcon_refused',
    })
    time += 61_000
    expect(await (await client(server.port)).command('x')).toBe('ran x')
  })

  it('runs nothing before the login', async () => {
    const ran: string[] = []
    const server = await serve((line) => {
      ran.push(line)
      return ''
    })
    const socket = raw(server.port)
    socket.send(5, KIND.command, 'stop')
    expect((await socket.packets(1))[0]).toMatchObject({ id: -1, kind: KIND.loginReply })
    expect(ran).toEqual([])
  })

  it('accepts packets in pieces and several at once', async () => {
    const server = await serve()
    const socket = raw(server.port)
    const bytes = Buffer.concat([
      encodePacket({ id: 1, kind: KIND.login, body: Buffer.from(PASSWORD) }),
      encodePacket({ id: 2, kind: KIND.command, body: Buffer.from('list') }),
      encodePacket({ id: 3, kind: 100, body: Buffer.alloc(0) }),
    ])
    for (const byte of bytes.subarray(0, 40)) {
      socket.socket.write(Buffer.of(byte))
      await new Promise((resolve) => setImmediate(resolve))
    }
    socket.socket.write(bytes.subarray(40))
    expect(
      (await socket.packets(3)).map((packet) => [packet.id, packet.kind, packet.body.toString()]),
    ).toEqual([
      [1, 2, ''],
      [2, 0, 'ran list'],
      [3, 0, 'Unknown request 64'],
    ])
  })

  it.each([
    ['too long', Buffer.from([0xff, 0xff, 0, 0])],
    ['of negative length', Buffer.from([0xff, 0xff, 0xff, 0xff])],
    ['too short', Buffer.from([9, 0, 0, 0])],
    ['another protocol', Buffer.from('GET / HTTP/1.1\r\n\r\n')],
  ])('closes the connection on a packet that is %s', async (_what, bytes) => {
    const server = await serve()
    const socket = raw(server.port)
    socket.socket.write(bytes)
    await socket.closing
    expect(await (await client(server.port)).command('x')).toBe('ran x')
  })

  it('does not let silent connections keep others out', async () => {
    const server = await serve()
    const silent = Array.from({ length: 40 }, () => raw(server.port))
    await silent[0]?.closing
    expect(await (await client(server.port)).command('x')).toBe('ran x')
  })

  it('survives clients that vanish, and leaves nothing open when it stops', async () => {
    const server = await serve((line) => {
      if (line === 'throw') throw new Error('no')
      return 'y'.repeat(100_000)
    })
    for (let i = 0; i < 5; i++) {
      const socket = raw(server.port)
      socket.send(1, KIND.login, PASSWORD)
      socket.send(2, KIND.command, 'x')
      await socket.packets(1)
      socket.socket.resetAndDestroy()
    }
    const rcon = await client(server.port)
    expect(await rcon.command('throw')).toContain('Error executing: throw')
    const open = rcon.command('x').catch((error: Error) => error)
    const { port } = server
    await server.close()
    await open
    await expect(rcon.command('x')).rejects.toMatchObject({ code: 'rcon_refused' })
    await expect(RconClient.connect({ port, password: PASSWORD })).rejects.toMatchObject({
      code: 'rcon_refused',
    })
    expect(process.getActiveResourcesInfo().filter((resource) => resource === 'TCPServerWrap')).toEqual([])
  })
})
