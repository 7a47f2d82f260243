import { createSocket, type Socket } from 'node:dgram'
import { afterEach, describe, expect, it } from 'vitest'
import { PortInUseError } from '../errors.ts'
import { QueryServer } from './server.ts'

const SESSION = 0x01020304
const MAGIC = [0xfe, 0xfd]

describe('the query protocol', () => {
  const open: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const close of open.splice(0)) await close()
  })
  let time = 0
  const players = ['Ann', 'Bob']
  const serve = async (port = 0) => {
    const facts = () => ({
      motd: 'Embedded world',
      map: 'world',
      maxPlayers: 1000,
      version: '1.19.2',
      players,
      port: 25565,
      host: '127.0.0.1',
    })
    const server = await QueryServer.open({ port, status: facts, now: () => time })
    open.push(() => server.close())
    return server
  }
  /** Sends requests and resolves with the first answer. */
  const asker = () => {
    const socket: Socket = createSocket('udp4')
    open.push(() => new Promise<void>((resolve) => socket.close(() => resolve())))
    return (port: number, ...requests: readonly (readonly number[])[]): Promise<Buffer> =>
      new Promise((resolve) => {
        socket.once('message', resolve)
        for (const bytes of requests) socket.send(Buffer.from(bytes), port, '127.0.0.1')
      })
  }
  const session = [1, 2, 3, 4]
  const word = (value: number) => [value >> 24, value >> 16, value >> 8, value].map((byte) => byte & 255)
  const challenge = [...MAGIC, 9, ...session]
  const status = (token: number) => [...MAGIC, 0, ...session, ...word(token)]
  const tokenIn = (reply: Buffer) => Number(reply.subarray(5, -1).toString())
  /** A request is not answered if the next one is answered first. */
  const isIgnored = async (ask: ReturnType<typeof asker>, port: number, request: readonly number[]) =>
    (await ask(port, request, challenge))[0] === 9

  it('tells the basics and everything to a sender with a token', async () => {
    const { port } = await serve()
    const ask = asker()
    const token = tokenIn(await ask(port, challenge))
    const basic = await ask(port, status(token))
    expect(basic.readInt32BE(1)).toBe(SESSION)
    expect(basic.subarray(5).toString('latin1')).toBe(
      'Embedded world\0SMP\0world\x002\x001000\0\xdd\x63127.0.0.1\0',
    )
    const full = await ask(port, [...status(token), 0, 0, 0, 0])
    const [fields, names] = full.subarray(16).toString('latin1').split('\0\0\x01player_\0\0')
    expect(fields?.split('\0')).toEqual(
      [
        'hostname',
        'Embedded world',
        'gametype',
        'SMP',
        'game_id',
        'MINECRAFT',
        'version',
        '1.19.2',
        'plugins',
        '',
      ].concat([
        'map',
        'world',
        'numplayers',
        '2',
        'maxplayers',
        '1000',
        'hostport',
        '25565',
        'hostip',
        '127.0.0.1',
      ]),
    )
    expect(names).toBe('Ann\0Bob\0\0')
  })

  it('answers nobody without a token, with that of another sender, or with an old one', async () => {
    const { port } = await serve()
    const [ask, other] = [asker(), asker()]
    expect(await isIgnored(ask, port, status(12345))).toBe(true)
    const token = tokenIn(await ask(port, challenge))
    expect(await isIgnored(other, port, status(token))).toBe(true)
    expect((await ask(port, status(token)))[0]).toBe(0)
    time += 60_000
    expect(await isIgnored(ask, port, status(token))).toBe(true)
  })

  it.each([
    [[]],
    [[0xfe]],
    [[...MAGIC, 9]],
    [[1, 2, 9, 1, 2, 3, 4]],
    [[...MAGIC, 5, 1, 2, 3, 4]],
    [[...MAGIC, 0, 1, 2, 3, 4, 5]],
  ])('ignores the bytes %j', async (bytes) => {
    const { port } = await serve()
    expect(await isIgnored(asker(), port, bytes)).toBe(true)
  })

  it('says that its port is taken', async () => {
    const { port } = await serve()
    await expect(serve(port)).rejects.toBeInstanceOf(PortInUseError)
  })
})
