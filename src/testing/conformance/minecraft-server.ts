import assert from 'node:assert/strict'
import { satisfies } from '../../game/block.ts'
import type { BlockChange, MinecraftServer } from '../../judger/server/minecraft-server.ts'
import { type Check, checksOn } from '../check.ts'

/** A server under test. */
export interface ServerUnderTest {
  server: MinecraftServer
  /** Lets game time pass until the work is done; for realtime servers it returns the work itself. */
  run<T>(work: Promise<T>): Promise<T>
  /** Resolves after this game time (ms). */
  sleep(ms: number): Promise<void>
  close(): Promise<void>
}

/**
 * The Judger's requirements for any Minecraft server.
 * @param open function that starts a server with a superflat world whose ground is at y = -61
 */
export function minecraftServerConformance(open: () => Promise<ServerUnderTest>): Check[] {
  const fresh = checksOn(open)
  const check = (name: string, test: (under: ServerUnderTest) => Promise<void>): Check =>
    fresh(name, (under) => under.run(test(under)))

  return [
    check('carries out setblock and shows the block with its properties', async ({ server, sleep }) => {
      const reply = await server.command('setblock 2 -60 2 oak_stairs[facing=west]')
      assert.equal(reply.ok, true, reply.message)
      await sleep(300)
      const block = server.blockAt({ x: 2, y: -60, z: 2 })
      assert.ok(block, 'blockAt shows the block')
      const wanted = { name: 'oak_stairs', properties: { facing: 'west', half: 'bottom' } }
      assert.ok(satisfies(block, wanted), `expected ${JSON.stringify(wanted)}, got ${JSON.stringify(block)}`)
    }),

    check('tells listeners of changed blocks until they stop listening', async ({ server, sleep }) => {
      await server.command('setblock 3 -60 3 air')
      await sleep(300)
      const changes: BlockChange[] = []
      const stop = server.onBlockChanged((change) => changes.push(change))
      await server.command('setblock 3 -60 3 stone')
      await sleep(300)
      stop()
      await server.command('setblock 3 -60 3 air')
      await sleep(300)
      assert.deepEqual(
        changes.map(({ position: { x, y, z }, from, to }) => ({
          position: { x, y, z },
          from: from.name,
          to: to.name,
        })),
        [{ position: { x: 3, y: -60, z: 3 }, from: 'air', to: 'stone' }],
      )
    }),

    check('refuses with a reason: unknown command, bad argument, nothing to do', async ({ server }) => {
      const refusal = async (line: string) => {
        const reply = await server.command(line)
        return reply.ok ? 'ok' : reply.reason
      }
      assert.equal(await refusal('frobnicate'), 'unknown_command')
      assert.notEqual(await refusal('setblock 0 -60 5 no_such_block'), 'ok')
      await server.command('setblock 0 -60 5 stone')
      assert.equal(await refusal('setblock 0 -60 5 stone'), 'failed')
    }),

    check('answers commands in the order in which they were given', async ({ server, sleep }) => {
      const lines = ['stone', 'dirt', 'glass'].map((block) => `setblock 1 -60 5 ${block}`)
      const replies = await Promise.all(lines.map((line) => server.command(line)))
      assert.deepEqual(
        replies.map(({ ok }) => ok),
        [true, true, true],
      )
      await sleep(300)
      assert.equal(server.blockAt({ x: 1, y: -60, z: 5 })?.name, 'glass')
    }),
  ]
}
