import { describe, expect, it } from 'vitest'
import { onStage } from '../support/fast-stage.ts'
import { emptyArena, GROUND } from '../support/tasks.ts'

describe('NavigateTo', () => {
  it('walks around a wall to its destination', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await stage.command(`fill -5 ${GROUND} 3 5 ${GROUND + 2} 3 stone`)
      await stage.does('NavigateTo', { pos: [0, GROUND, 7], range: 0 })
      const { position } = stage.episode.avatar('Alice').observe()
      expect([Math.floor(position.x), position.y, Math.floor(position.z)]).toEqual([0, GROUND, 7])
    })
  })

  it('does not claim to have reached a walled-in cell', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await stage.command(`fill 5 ${GROUND} 5 9 ${GROUND + 4} 9 stone hollow`)
      const result = await stage.act('NavigateTo', { pos: [7, GROUND + 1, 7], range: 0 })
      expect(result).toMatchObject({ ok: false, reason: 'unreachable' })
    })
  })

  it('climbs steps of one block', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      for (let step = 0; step < 4; step++)
        await stage.command(`fill ${2 + step} ${GROUND} 0 6 ${GROUND + step} 0 stone`)
      await stage.does('NavigateTo', { pos: [6, GROUND + 4, 0], range: 0 })
      expect(stage.episode.avatar('Alice').observe().position.y).toBe(GROUND + 4)
    })
  })
})

describe('MineBlock', () => {
  it('digs with the best available tool, and the drops can be picked up', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await stage.command(`setblock 2 ${GROUND} 0 stone`)
      await stage.command('give Alice iron_pickaxe 1')
      await stage.does('MineBlock', { pos: [2, GROUND, 0] })
      expect(stage.server.blockAt({ x: 2, y: GROUND, z: 0 })?.name).toBe('air')
      await stage.does('NavigateTo', { pos: [2, GROUND, 0], range: 0 })
      expect(stage.episode.avatar('Alice').observe().inventory).toContainEqual({
        item: 'cobblestone',
        count: 1,
      })
    })
  })

  it('refuses stone without a pickaxe, air, and bedrock', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await stage.command(`setblock 2 ${GROUND} 0 stone`)
      await stage.command(`setblock 2 ${GROUND} 1 bedrock`)
      const mine = (z: number) => stage.act('MineBlock', { pos: [2, GROUND, z] })
      expect(await mine(0)).toMatchObject({ ok: false, reason: 'wrong_tool' })
      expect(await mine(1)).toMatchObject({ ok: false, reason: 'wrong_tool' })
      expect(await mine(2)).toMatchObject({ ok: false, reason: 'not_found' })
      await stage.command(`setblock 2 ${GROUND} 3 obsidian`)
      const obsidian = { pos: [2, GROUND, 3], discard: true }
      expect(await stage.act('MineBlock', obsidian)).toMatchObject({
        ok: false,
        reason: 'wrong_tool',
        detail: 'obsidian would take 250 s with the bare hand',
      })
      // With `discard`, a block may be dug by hand.
      await stage.does('MineBlock', { pos: [2, GROUND, 0], discard: true })
      expect(stage.server.blockAt({ x: 2, y: GROUND, z: 0 })?.name).toBe('air')
    })
  })
})

describe('MineBlock in company', () => {
  it('leaves a block that a teammate put in place of the one to dig', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await stage.command(`setblock 2 ${GROUND} 0 dirt`)
      const mined = stage.act('MineBlock', { pos: [2, GROUND, 0], discard: true })
      await stage.episode.clock.sleep(300)
      await stage.command(`setblock 2 ${GROUND} 0 cobblestone`)
      expect(await mined).toMatchObject({ ok: false, detail: 'it has become cobblestone meanwhile' })
      await stage.episode.clock.sleep(12_000)
      expect(stage.server.blockAt({ x: 2, y: GROUND, z: 0 })?.name).toBe('cobblestone')
    })
  })

  it('leaves what has changed on its way there', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await stage.command(`setblock 6 ${GROUND} 0 dirt`)
      const mined = stage.act('MineBlock', { pos: [6, GROUND, 0], discard: true })
      await stage.episode.clock.sleep(200)
      await stage.command(`setblock 6 ${GROUND} 0 cobblestone`)
      expect(await mined).toMatchObject({
        ok: false,
        reason: 'not_found',
        detail: expect.stringMatching(/has become cobblestone/),
      })
    })
  })
})

describe('Toggle', () => {
  it.each([
    ['oak_door[facing=north,half=lower]', false, true],
    ['oak_trapdoor', false, true],
    ['oak_fence_gate', false, true],
    ['lever[face=floor]', false, true],
    ['oak_button[face=floor]', false, true],
  ])('switches %s and reports both states', async (block, previous, current) => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await stage.command(`setblock 2 ${GROUND} 0 ${block}`)
      if (block.includes('door['))
        await stage.command(`setblock 2 ${GROUND + 1} 0 oak_door[facing=north,half=upper]`)
      expect(await stage.does('Toggle', { pos: [2, GROUND, 0] })).toMatchObject({ previous, current })
    })
  })

  it('opens no chest through a wall', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await stage.command(`fill 2 ${GROUND} -6 4 ${GROUND + 2} -4 stone hollow`)
      await stage.command(
        `setblock 3 ${GROUND} -5 chest[facing=south]{Items:[{Slot:0b,id:"apple",Count:1b}]}`,
      )
      const container = [3, GROUND, -5]
      expect(await stage.act('WithdrawItem', { container, item: 'apple', amount: 1 })).toMatchObject({
        ok: false,
        reason: 'unreachable',
      })
      await stage.command(`setblock 3 ${GROUND + 1} -4 air`)
      await stage.command(`setblock 3 ${GROUND} -4 air`)
      await stage.does('WithdrawItem', { container, item: 'apple', amount: 1 })
    })
  })

  it('walks to where it sees a switch that a wall hides, and refuses one that is walled in', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await stage.command(`setblock 3 ${GROUND} 0 lever[face=floor]`)
      await stage.command(`fill 1 ${GROUND} -3 1 ${GROUND + 3} 3 stone`)
      await stage.does('Toggle', { pos: [3, GROUND, 0] })
      expect(stage.episode.avatar('Alice').observe().position.x).toBeGreaterThan(2)
      await stage.command(`fill 2 ${GROUND} -6 4 ${GROUND + 2} -4 stone hollow`)
      await stage.command(`setblock 3 ${GROUND} -5 lever[face=floor]`)
      expect(await stage.act('Toggle', { pos: [3, GROUND, -5] })).toMatchObject({
        ok: false,
        reason: 'unreachable',
      })
      expect(stage.server.blockAt({ x: 3, y: GROUND, z: -5 })?.properties).toMatchObject({ powered: false })
    })
  })

  it('refuses a block without a switch', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      expect(await stage.act('Toggle', { pos: [0, GROUND - 1, 0] })).toMatchObject({
        ok: false,
        reason: 'not_found',
      })
    })
  })
})

describe('ScanEntities', () => {
  it('finds blocks, players, mobs and dropped items, the nearest first', async () => {
    await onStage({ task: emptyArena(), agents: ['Alice', 'Bob'] }, async (stage) => {
      await stage.put('Bob', 3, GROUND, 3)
      await stage.command(`summon cow -3 ${GROUND} -3`)
      const nearest = async (item: string) =>
        ((await stage.does('ScanEntities', { item, distance: 16 })) as { nearest: { kind: string } | null })
          .nearest
      expect(await nearest('chest')).toEqual({ kind: 'block', position: { x: 4, y: GROUND, z: 0 } })
      expect(await nearest('Bob')).toMatchObject({ kind: 'entity' })
      expect(await nearest('cow')).toMatchObject({ kind: 'entity' })
      expect(await nearest('diamond_block')).toBeNull()
    })
  })
})

describe('Attack', () => {
  it('hurts a mob and reports its death', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await stage.command(`summon chicken 3 ${GROUND} 0`)
      await stage.command('give Alice diamond_sword 1')
      await stage.does('Equip', { item: 'diamond_sword' })
      await stage.does('Attack', { target: 'chicken' })
      expect(await stage.act('Attack', { target: 'cow' })).toMatchObject({ ok: false, reason: 'not_found' })
    })
  })
})

describe('Smelt', () => {
  it('waits for the furnace and takes the product out', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await stage.command(`setblock 3 ${GROUND} 3 furnace`)
      await stage.command('give Alice raw_iron 3')
      await stage.command('give Alice coal 2')
      const began = stage.episode.clock.now()
      expect(await stage.does('Smelt', { item: 'raw_iron', amount: 3, fuel: 'coal' })).toEqual({
        item: 'iron_ingot',
        amount: 3,
      })
      expect(stage.episode.clock.now() - began).toBeGreaterThan(30_000)
      expect(stage.episode.avatar('Alice').observe().inventory).toContainEqual({
        item: 'iron_ingot',
        count: 3,
      })
    })
  })

  it('goes to a blast furnace with ore, and to no smoker: the coal stays', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await stage.command(`setblock 3 ${GROUND} 3 smoker`)
      await stage.command('give Alice raw_iron 1')
      await stage.command('give Alice coal 1')
      const call = { item: 'raw_iron', amount: 1, fuel: 'coal' }
      expect(await stage.act('Smelt', call)).toMatchObject({ ok: false, reason: 'needs_station' })
      expect(stage.episode.avatar('Alice').observe().inventory).toContainEqual({ item: 'coal', count: 1 })
      await stage.command(`setblock 4 ${GROUND} 3 blast_furnace`)
      expect(await stage.does('Smelt', call)).toEqual({ item: 'iron_ingot', amount: 1 })
    })
  })

  it('works at the furnaces that it carries together', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      for (const item of ['raw_iron 5', 'coal 3', 'furnace 3']) await stage.command(`give Alice ${item}`)
      // In a narrow hole it makes room for them without digging up those that stand.
      await stage.command(`fill 2 ${GROUND} 2 6 ${GROUND + 3} 6 stone`)
      await stage.command(`fill 4 ${GROUND} 4 4 ${GROUND + 1} 4 air`)
      await stage.put('Alice', 4, GROUND, 4)
      await stage.command('give Alice stone_pickaxe')
      const began = stage.episode.clock.now()
      const smelted = await stage.does('Smelt', { item: 'raw_iron', amount: 5, fuel: 'coal' })
      expect(smelted).toEqual({ item: 'iron_ingot', amount: 5 })
      const took = stage.episode.clock.now() - began
      expect(took).toBeGreaterThan(20_000)
      expect(took).toBeLessThan(25_000)
      expect(['coal', 'furnace'].map((item) => stage.episode.avatar('Alice').carries(item))).toEqual([0, 0])
    })
  })

  it('names what is missing: the ore, the fuel or the furnace', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      const smelt = () => stage.act('Smelt', { item: 'raw_iron', amount: 1, fuel: 'coal' })
      expect(await smelt()).toMatchObject({ ok: false, reason: 'missing_ingredients' })
      await stage.command('give Alice raw_iron 1')
      await stage.command('give Alice coal 1')
      expect(await smelt()).toMatchObject({ ok: false, reason: 'needs_station' })
    })
  })
})

describe('UseOn', () => {
  it('milks a cow with a bucket and shears a sheep', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await stage.command(`summon cow 2 ${GROUND} 2`)
      await stage.command(`summon sheep 2 ${GROUND} -2`)
      await stage.command('give Alice bucket 1')
      await stage.does('Equip', { item: 'bucket' })
      await stage.does('UseOn', { target: 'cow' })
      expect(stage.episode.avatar('Alice').observe().inventory).toContainEqual({
        item: 'milk_bucket',
        count: 1,
      })
      await stage.command('give Alice shears 1')
      await stage.does('Equip', { item: 'shears' })
      await stage.does('UseOn', { target: 'sheep' })
    })
  })

  it('does not claim an effect if there is none', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await stage.command(`summon cow 2 ${GROUND} 2`)
      await stage.command('give Alice stick 1')
      await stage.does('Equip', { item: 'stick' })
      expect(await stage.act('UseOn', { target: 'cow' })).toMatchObject({ ok: false, reason: 'no_effect' })
    })
  })

  it('tills the ground with a hoe', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await stage.command('give Alice iron_hoe 1')
      await stage.does('Equip', { item: 'iron_hoe' })
      await stage.does('UseOn', { target: [2, GROUND - 1, 2] })
      expect(stage.server.blockAt({ x: 2, y: GROUND - 1, z: 2 })?.name).toBe('farmland')
    })
  })
})

describe('an episode', () => {
  it('reports unsupported_by_server for parts of the game that a server lacks', async () => {
    await onStage({ task: emptyArena(), lacks: ['smelting', 'mob_interaction'] }, async (stage) => {
      const smelt = await stage.act('Smelt', { item: 'raw_iron', amount: 1, fuel: 'coal' })
      expect(smelt).toMatchObject({ ok: false, reason: 'unsupported_by_server' })
      expect(await stage.act('UseOn', { target: 'cow' })).toMatchObject({ reason: 'unsupported_by_server' })
    })
  })

  it('answers an unknown action with a list of the known ones', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      const result = await stage.act('Fly', {})
      expect(result).toMatchObject({ ok: false, reason: 'unknown_action' })
      expect(result).toHaveProperty('detail', expect.stringContaining('NavigateTo'))
    })
  })

  it('continues if an agent loses its connection, and reports it', async () => {
    await onStage({ task: emptyArena(), agents: ['Alice', 'Bob'] }, async (stage) => {
      await stage.command('kick Bob')
      expect(stage.log.events.at(-1)).toMatchObject({ type: 'agent.left', data: { agent: 'Bob' } })
      expect(await stage.act('Equip', { item: 'stone' }, 'Bob')).toMatchObject({
        ok: false,
        reason: 'agent_gone',
      })
      expect(await stage.act('Equip', { item: 'stone' })).toMatchObject({ ok: false, reason: 'missing_item' })
    })
  })
})
