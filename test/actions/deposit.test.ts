import { describe, expect, it } from 'vitest'
import { onStage } from '../support/fast-stage.ts'
import { emptyArena, GROUND } from '../support/tasks.ts'

const chest = [4, GROUND, 0]
const barrel = [-4, GROUND, 0]

describe('Deposit', () => {
  it('puts the amount into a container, from which a teammate can withdraw it', async () => {
    await onStage({ task: emptyArena(), agents: ['Alice', 'Bob'] }, async (stage) => {
      await stage.command(`setblock ${barrel.join(' ')} barrel`)
      await stage.command('give Alice bread 5')
      const stored = await stage.does('Deposit', { container: barrel, item: 'bread', amount: 3 })
      expect(stored).toEqual({ item: 'bread', amount: 3 })
      expect(stage.episode.avatar('Alice').observe().inventory).toEqual([{ item: 'bread', count: 2 }])
      expect(stage.server.contentsOf?.({ x: -4, y: GROUND, z: 0 })).toEqual([{ item: 'bread', count: 3 }])
      await stage.does('WithdrawItem', { container: barrel, item: 'bread', amount: 3 }, 'Bob')
      expect(stage.episode.avatar('Bob').observe().inventory).toEqual([{ item: 'bread', count: 3 }])
    })
  })

  it('adds to the stacks that lie there, and the scene shows them', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await stage.does('WithdrawItem', { container: chest, item: 'oak_planks', amount: 60 })
      await stage.does('Deposit', { container: chest, item: 'oak_planks', amount: 50 })
      const { items } = (await stage.does('CheckContainer', { container: chest })) as { items: unknown[] }
      expect(items).toContainEqual({ item: 'oak_planks', count: 54 })
      const [container] = stage.episode.scene().containers
      expect(container?.items).toContainEqual({ item: 'oak_planks', count: 54 })
    })
  })

  it('lets three agents fill one chest at once without losing an item', async () => {
    const agents = ['Alice', 'Bob', 'Cindy']
    await onStage({ task: emptyArena(), agents }, async (stage) => {
      for (const agent of agents) await stage.command(`give ${agent} dirt 20`)
      await Promise.all(
        agents.map((agent) => stage.does('Deposit', { container: chest, item: 'dirt', amount: 20 }, agent)),
      )
      const content = stage.server.contentsOf?.({ x: 4, y: GROUND, z: 0 })
      const dirt = content?.filter(({ item }) => item === 'dirt').reduce((sum, { count }) => sum + count, 0)
      expect(dirt).toBe(60)
    })
  })

  it('stores nothing that is not carried, and says what is', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await stage.command('give Alice dirt 2')
      const result = await stage.act('Deposit', { container: chest, item: 'dirt', amount: 3 })
      expect(result).toMatchObject({
        ok: false,
        reason: 'missing_item',
        detail: expect.stringContaining('I carry 2 dirt'),
        missing: [{ item: 'dirt', count: 1 }],
      })
      expect(stage.episode.avatar('Alice').observe().inventory).toEqual([{ item: 'dirt', count: 2 }])
    })
  })

  it('stores nothing in a container without room for all of it', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await stage.command(`setblock ${barrel.join(' ')} barrel`)
      for (let slot = 0; slot < 26; slot++)
        await stage.command(`item replace block ${barrel.join(' ')} container.${slot} with stone 64`)
      await stage.command('give Alice dirt 64')
      await stage.command('give Alice dirt 10')
      const result = await stage.act('Deposit', { container: barrel, item: 'dirt', amount: 65 })
      expect(result).toMatchObject({
        ok: false,
        reason: 'container_full',
        detail: expect.stringContaining('room for 64 dirt'),
      })
      expect(stage.episode.avatar('Alice').observe().inventory).toEqual([{ item: 'dirt', count: 74 }])
      await stage.does('Deposit', { container: barrel, item: 'dirt', amount: 64 })
    })
  })

  it('refuses a block that is not a container, and one that is too far away', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await stage.command('give Alice dirt 1')
      const store = (container: number[]) => stage.act('Deposit', { container, item: 'dirt', amount: 1 })
      expect(await store([0, GROUND - 1, 0])).toMatchObject({ ok: false, reason: 'not_found' })
      await stage.put('Alice', -9, GROUND, -9)
      expect(await store(chest)).toMatchObject({
        ok: false,
        reason: 'too_far',
        goTo: { x: 4, y: GROUND, z: 0 },
      })
    })
  })

  it('is refused by a server without containers', async () => {
    await onStage({ task: emptyArena(), lacks: ['containers'] }, async (stage) => {
      const result = await stage.act('Deposit', { container: chest, item: 'dirt', amount: 1 })
      expect(result).toMatchObject({ ok: false, reason: 'unsupported_by_server' })
    })
  })
})
