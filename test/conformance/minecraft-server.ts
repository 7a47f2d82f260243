import { describe, expect, it } from 'vitest'
import type { BlockChange, MinecraftServer } from '../../src/judger/server/minecraft-server.ts'
import { satisfies } from '../../src/task/block.ts'

/** A server under test. `run` lets its time pass until the work is done. */
export interface ServerUnderTest {
  server: MinecraftServer
  run<T>(work: Promise<T>): Promise<T>
  sleep(ms: number): Promise<void>
  close(): Promise<void>
}

/**
 * What the Judger relies on in any Minecraft server. Point it at an implementation of your own with
 * `minecraftServerConformance('my server', open)`.
 */
export function minecraftServerConformance(name: string, open: () => Promise<ServerUnderTest>): void {
  const on = async (play: (under: ServerUnderTest) => Promise<void>): Promise<void> => {
    const under = await open()
    try {
      await under.run(play(under))
    } finally {
      await under.close()
    }
  }

  describe(`${name} as a MinecraftServer`, () => {
    it('carries out setblock and shows the block with its properties', async () => {
      await on(async ({ server, sleep }) => {
        expect(await server.command('setblock 2 -60 2 oak_stairs[facing=west]')).toMatchObject({ ok: true })
        await sleep(300)
        const block = server.blockAt({ x: 2, y: -60, z: 2 })
        expect(block).toBeDefined()
        expect(
          block && satisfies(block, { name: 'oak_stairs', properties: { facing: 'west', half: 'bottom' } }),
        ).toBe(true)
      })
    })

    it('tells watchers of changed blocks until they stop watching', async () => {
      await on(async ({ server, sleep }) => {
        await server.command('setblock 3 -60 3 air')
        await sleep(300)
        const changes: BlockChange[] = []
        const stop = server.onBlockChanged((change) => changes.push(change))
        await server.command('setblock 3 -60 3 stone')
        await sleep(300)
        stop()
        await server.command('setblock 3 -60 3 air')
        await sleep(300)
        expect(changes).toHaveLength(1)
        expect(changes[0]).toMatchObject({
          position: { x: 3, y: -60, z: 3 },
          from: { name: 'air' },
          to: { name: 'stone' },
        })
      })
    })

    it('says no in kind: an unknown command, a bad argument, nothing to do', async () => {
      await on(async ({ server }) => {
        expect(await server.command('frobnicate')).toMatchObject({ ok: false, reason: 'unknown_command' })
        const unknownBlock = await server.command('setblock 0 -60 5 no_such_block')
        expect(unknownBlock.ok).toBe(false)
        await server.command('setblock 0 -60 5 stone')
        expect(await server.command('setblock 0 -60 5 stone')).toMatchObject({ ok: false, reason: 'failed' })
      })
    })

    it('answers commands in the order in which they were given', async () => {
      await on(async ({ server, sleep }) => {
        const lines = ['stone', 'dirt', 'glass'].map((block) => `setblock 1 -60 5 ${block}`)
        const replies = await Promise.all(lines.map((line) => server.command(line)))
        expect(replies.every(({ ok }) => ok)).toBe(true)
        await sleep(300)
        expect(server.blockAt({ x: 1, y: -60, z: 5 })?.name).toBe('glass')
      })
    })
  })
}
