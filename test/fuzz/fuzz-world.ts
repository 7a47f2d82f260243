import type { EventEmitter } from 'node:events'
import { createRequire } from 'node:module'
import { FastClock } from '../../src/core/fast-clock.ts'
import { createRandom } from '../../src/core/random.ts'
import { bytes, hostilePackets } from './hostile-packets.ts'

/*
 * Hostile clients against the embedded world: well-formed packets with wrong values, packets with flipped, missing and
 * surplus bytes, and noise. A well-behaved bot plays at the same time and must not be affected.
 */

interface FuzzResult {
  packets: number
  /** Packets that the hostile client's own codec could not serialise. */
  unwritable: number
  /** Connections that the server closed. */
  kicked: number
  /** Reasons for closing, with their counts. */
  reasons: Record<string, number>
  /** Errors that the server reported while handling packets, with their counts. */
  faults: Record<string, number>
  /** Heap in use after a fifth of the packets and at the end, after garbage collection, in MB; needs --expose-gc. */
  heap: { early: number; late: number }
  /** Whether the well-behaved bot could still place and see a block at the end. */
  isWitnessWell: boolean
  entitiesLeft: number
}

interface RawClient extends EventEmitter {
  ended: boolean
  serializer: { createPacketBuffer(packet: object): Buffer }
  write(name: string, params: object): void
  writeRaw(packet: Buffer): void
  end(reason: string): void
}

const load = createRequire(import.meta.url)
/** Packets that a client sends between two ticks. */
const BURST = 40

/** Sends a number of packets, generated from a seed. Replaces the timers of the process until then. */
export async function fuzzWorld({ packets, seed }: { packets: number; seed: number }): Promise<FuzzResult> {
  const random = createRandom(seed)
  const clock = FastClock.install({ random: random.fork('third-party').next })
  const { EmbeddedServer } = await import('../../src/world/index.ts')
  const { joinBot } = await import('../../src/judger/client/join.ts')
  const { Vec3 } = await import('vec3')
  const { createClient } = load('minecraft-protocol') as { createClient(options: object): RawClient }
  const next = hostilePackets('1.19.2', random.fork('values'))
  const noise = random.fork('noise')

  try {
    return await clock.drive(run())
  } finally {
    clock.uninstall()
  }

  async function run(): Promise<FuzzResult> {
    const server = await EmbeddedServer.start({ clock, random: random.fork('world'), ops: [] })
    clock.waitFor(() => server.inFlight > 0)
    const result: FuzzResult = {
      packets: 0,
      unwritable: 0,
      kicked: 0,
      reasons: {},
      faults: {},
      heap: { early: 0, late: 0 },
      isWitnessWell: false,
      entitiesLeft: 0,
    }
    const count = (table: Record<string, number>, key: string) => {
      table[key] = (table[key] ?? 0) + 1
    }
    server.on('error', ({ error }) => {
      // the server closes a connection that sends unreadable bytes, and says why; that is not an error
      if (!/of the connection/.test(error.message))
        count(result.faults, error.message.replaceAll(/\d+/g, 'N').slice(0, 160))
    })
    const connection = {
      version: '1.19.2',
      keepAlive: false,
      connect: (c: object) => server.connectInMemory(c),
    }
    const witness = await joinBot({ name: 'Witness', connection, clock, address: 'embedded' })
    // in a long run monsters would kill the witness at night, which says nothing about packets
    server.command('gamerule doMobSpawning false')
    server.command('tp Witness 100 -60 100')
    server.command('give Witness stone 64')

    for (let guest = 0; result.packets < packets; guest++) {
      const client = await enter(`Fuzz${guest}`)
      while (!client.ended && result.packets < packets) {
        for (let i = 0; i < BURST && !client.ended; i++) attack(client, result)
        await clock.sleep(50)
        if (result.packets % 100_000 < BURST) progress(result.packets, packets)
        if (result.heap.early === 0 && result.packets >= packets / 5) result.heap.early = heapMb()
      }
      client.end('done')
      await clock.sleep(50)
    }
    result.heap.late = heapMb()
    result.isWitnessWell = await isAlive()
    result.entitiesLeft = server.entities.length
    witness.quit()
    await clock.sleep(100)
    await server.stop()
    return result

    async function enter(username: string): Promise<RawClient> {
      const client = createClient({
        username,
        auth: 'offline',
        hideErrors: true,
        ...connection,
      })
      client.on('error', () => undefined)
      client.on('kick_disconnect', ({ reason }: { reason: string }) => {
        result.kicked++
        count(result.reasons, reason.replaceAll(/\d+/g, 'N').slice(0, 90))
      })
      await new Promise<void>((resolve) => {
        client.once('login', resolve)
        client.once('end', resolve)
      })
      return client
    }

    async function isAlive(): Promise<boolean> {
      const ground = witness.blockAt(witness.entity.position.offset(1, -1, 0).floored())
      if (ground === null || witness.health <= 0) return false
      const stone = witness.inventory.items().find(({ name }) => name === 'stone')
      if (stone === undefined) return false
      await witness.equip(stone, 'hand')
      await witness.placeBlock(ground, new Vec3(0, 1, 0))
      return server.blockAt(ground.position.offset(0, 1, 0)).name === 'stone'
    }
  }

  function attack(client: RawClient, result: FuzzResult): void {
    result.packets++
    const kind = noise.integer(400)
    if (kind === 0) {
      client.writeRaw(bytes(noise, 60))
      return
    }
    const { name, params } = next()
    let packet: Buffer
    try {
      packet = client.serializer.createPacketBuffer({ name, params })
    } catch {
      result.unwritable++
      return
    }
    // mostly intact, because a connection that sends unreadable bytes is closed soon and tests nothing else
    client.writeRaw(kind === 1 ? mutate(packet) : packet)
  }

  function mutate(packet: Buffer): Buffer {
    const copy = Buffer.from(packet)
    const way = noise.integer(3)
    if (way === 0) return copy.subarray(0, noise.integer(copy.length + 1))
    if (way === 1) return Buffer.concat([copy, bytes(noise, 20)])
    copy[noise.integer(copy.length)] = noise.integer(256)
    return copy
  }
}

function heapMb(): number {
  const collect = (globalThis as { gc?: () => void }).gc
  collect?.()
  return process.memoryUsage().heapUsed / 2 ** 20
}

function progress(done: number, of: number): void {
  if (process.env.FUZZ_PROGRESS === '1') process.stderr.write(`${done} of ${of} packets\n`)
}
