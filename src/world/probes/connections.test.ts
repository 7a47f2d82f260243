import { createServer, type Server } from 'node:net'
import mineflayer, { type Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { EmbeddedServer, type EmbeddedServerOptions, PortInUseError, WorldError } from '../index.ts'
import { seededRandom } from '../random.ts'
import { realClock } from '../testing/real-clock.ts'
import { up, VERSION } from '../testing/version.ts'

describe('connections, in real time', () => {
  const servers: EmbeddedServer[] = []
  const bots: Bot[] = []
  const errors: Error[] = []

  afterEach(async () => {
    for (const bot of bots.splice(0)) bot.quit()
    await Promise.all(servers.splice(0).map((server) => server.stop()))
    expect(errors.splice(0)).toEqual([])
  })

  const start = async (options: Partial<EmbeddedServerOptions> = {}) => {
    const server = await EmbeddedServer.start({
      clock: realClock(),
      random: seededRandom(1),
      viewDistance: 2,
      version: VERSION,
      ...options,
    })
    server.on('error', ({ error }) => void errors.push(error))
    servers.push(server)
    return server
  }
  const joined = async (bot: Bot) => {
    bots.push(bot)
    bot.on('error', (error) => void errors.push(error))
    await new Promise<void>((resolve, reject) => {
      bot.once('spawn', () => resolve())
      bot.once('end', (reason) => reject(new Error(reason)))
    })
    await bot.waitForChunksToLoad()
    return bot
  }
  const overTcp = (server: EmbeddedServer, username: string) =>
    joined(
      mineflayer.createBot({
        host: '127.0.0.1',
        port: server.port ?? 0,
        username,
        version: VERSION,
        auth: 'offline',
      }),
    )
  const inMemory = (server: EmbeddedServer, username: string) => {
    const bot = mineflayer.createBot({
      username,
      version: VERSION,
      auth: 'offline',
      connect: (client) => server.connectInMemory(client),
    })
    return joined(bot)
  }
  /** Resolves as soon as the assertions hold. The time that packets take depends on the machine's load. */
  const eventually = (assertions: () => void) => vi.waitFor(assertions, { timeout: 20_000, interval: 5 })

  it('serves a bot over TCP and one in memory, which see each other build', async () => {
    const server = await start({ listen: { port: 0 } })
    expect(server.port).toBeGreaterThan(0)
    const tom = await overTcp(server, 'Tom')
    const meg = await inMemory(server, 'Meg')
    const distanceOfMeg = () => tom.players['Meg']?.entity?.position.distanceTo(meg.entity.position)
    await eventually(() => expect(distanceOfMeg()).toBeLessThan(0.01))
    server.command('give Tom dirt 2')
    server.command(`tp Meg 4 ${up(-60)} 0`)
    await eventually(() => {
      expect(tom.inventory.items().map(({ name }) => name)).toEqual(['dirt'])
      expect(meg.entity.position.x).toBeCloseTo(4.5)
    })
    const dirt = tom.inventory.items()[0]
    if (!dirt) throw new Error('no dirt')
    await tom.equip(dirt, 'hand')
    const ground = tom.blockAt(new Vec3(2, up(-61), 0))
    if (!ground) throw new Error('no ground')
    await tom.placeBlock(ground, new Vec3(0, 1, 0))
    await eventually(() => expect(meg.blockAt(new Vec3(2, up(-60), 0))?.name).toBe('dirt'))
    server.command(`fill 3 ${up(-60)} 3 6 ${up(-57)} 6 stone`)
    await eventually(() =>
      expect([tom, meg].map((bot) => bot.blockAt(new Vec3(5, up(-58), 5))?.name)).toEqual(['stone', 'stone']),
    )
    meg.quit()
    await eventually(() => {
      expect(server.players.map((player) => player.name)).toEqual(['Tom'])
      expect(tom.players['Meg']).toBeUndefined()
    })
  })

  it('opens no port unless asked', async () => {
    const server = await start()
    expect(server.port).toBeUndefined()
    const meg = await inMemory(server, 'Meg')
    expect(meg.entity.position).toEqual(new Vec3(0.5, up(-60), 0.5))
  })

  it('says which port is in use', async () => {
    const other: Server = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as { port: number }
    await expect(start({ listen: { port } })).rejects.toThrow(PortInUseError)
    await expect(start({ listen: { port } })).rejects.toMatchObject({
      code: 'port_in_use',
      host: '127.0.0.1',
      port,
    })
    await new Promise((resolve) => other.close(resolve))
  })

  it('refuses other versions', async () => {
    await expect(start({ version: '1.8.9' })).rejects.toThrow(WorldError)
    await expect(start({ version: '1.8.9' })).rejects.toMatchObject({ code: 'unsupported_version' })
    // world folders are read and written in the format of 1.19.2 only
    const elsewhere = start({ version: '1.20.4', worldFolder: '/nowhere' })
    await expect(elsewhere).rejects.toMatchObject({ code: 'unsupported_version' })
  })

  it('can be stopped twice, with clients connected, and closes its port', async () => {
    const server = await start({ listen: { port: 0 } })
    const { port } = server
    await overTcp(server, 'Tom')
    await inMemory(server, 'Meg')
    await Promise.all([server.stop(), server.stop()])
    expect(server.players).toEqual([])
    const again = await start({ listen: { port: port ?? 0 } })
    expect(again.port).toBe(port)
  })

  it('replaces a player when another one of the same name joins', async () => {
    const server = await start()
    const first = await inMemory(server, 'Meg')
    const ended = new Promise((resolve) => first.once('end', resolve))
    await inMemory(server, 'Meg')
    await ended
    expect(server.players.map((player) => player.name)).toEqual(['Meg'])
  })

  it('reports packets it cannot handle, with player and packet', async () => {
    const server = await start()
    const meg = await inMemory(server, 'Meg')
    server.on('chat', () => {
      throw new Error('a listener of mine is broken')
    })
    meg.chat('hello')
    await eventually(() => expect(errors).not.toEqual([]))
    expect(errors.splice(0).map((error) => error.message)).toEqual(['a listener of mine is broken'])
    expect(server.players).toHaveLength(1)
  })

  it('tells a newcomer of its own coming before it spawns, with a name to click and point at', async () => {
    const server = await start()
    const meg = mineflayer.createBot({
      username: 'Meg',
      version: VERSION,
      auth: 'offline',
      connect: (client) => server.connectInMemory(client),
    })
    const heard: unknown[] = []
    meg.on('message', ({ json }) => void heard.push(json))
    meg.once('spawn', () => void heard.push('spawn'))
    await joined(meg)
    expect(heard).toMatchObject([
      {
        translate: 'multiplayer.player.joined',
        color: 'yellow',
        with: [
          {
            text: 'Meg',
            insertion: 'Meg',
            clickEvent: { action: 'suggest_command', value: '/tell Meg ' },
            hoverEvent: { action: 'show_entity' },
          },
        ],
      },
      'spawn',
    ])
  })

  it('completes what is typed by the commands that a player may use', async () => {
    const server = await start({ ops: ['Tom'] })
    const [tom, meg] = [await inMemory(server, 'Tom'), await inMemory(server, 'Meg')]
    const words = async (bot: Bot, typed: string) =>
      ((await bot.tabComplete(typed)) as unknown as { match: string }[]).map(({ match }) => match)
    expect(await words(tom, '/ti')).toEqual(['time', 'title'])
    expect(await words(meg, '/ti')).toEqual([])
    expect(await words(meg, '/msg T')).toEqual(['Tom'])
    expect(await words(meg, '/msg @')).toEqual([])
  })

  it('lets newcomers begin in the mode of the option', async () => {
    const server = await start({ gameMode: 'adventure' })
    const meg = await inMemory(server, 'Meg')
    await eventually(() => expect(meg.game.gameMode).toBe('adventure'))
  })

  it('lets only operators run commands if there is a list of them', async () => {
    const server = await start({ ops: ['Tom'] })
    const meg = await inMemory(server, 'Meg')
    const heard: string[] = []
    meg.on('messagestr', (message) => void heard.push(message))
    meg.chat('/give @s stone')
    await eventually(() => expect(heard).toContain('Unknown or incomplete command, see below for error'))
    expect(server.command('op Meg')).toEqual({ ok: true, message: 'Made Meg a server operator' })
    meg.chat('/give @s stone')
    await eventually(() => expect(heard).toContain('Gave 1 [Stone] to Meg'))
  })
})
