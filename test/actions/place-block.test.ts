import { describe, expect, it } from 'vitest'
import { formatBlock } from '../../src/game/block.ts'
import { onStage, type Stage } from '../support/fast-stage.ts'
import { emptyArena, GROUND } from '../support/tasks.ts'

/** The block at a cell according to the Judger. */
const at = ({ server }: Stage, x: number, y: number, z: number) => {
  const block = server.blockAt({ x, y, z })
  return block === undefined ? 'nothing' : formatBlock(block)
}

async function hold(stage: Stage, item: string, count = 1): Promise<void> {
  await stage.command(`give Alice ${item} ${count}`)
  await stage.does('Equip', { item })
}

describe('PlaceBlock', () => {
  it.each([
    ['oak_stairs', { facing: 'north', half: 'bottom' }],
    ['oak_stairs', { facing: 'east', half: 'bottom' }],
    ['oak_stairs', { facing: 'south', half: 'bottom' }],
    ['oak_stairs', { facing: 'west', half: 'bottom' }],
    ['furnace', { facing: 'north' }],
    ['chest', { facing: 'east' }],
    ['oak_door', { facing: 'west', half: 'lower' }],
    ['oak_fence_gate', { facing: 'south' }],
    ['oak_slab', { type: 'bottom' }],
    ['oak_log', { axis: 'y' }],
    ['torch', {}],
    ['lantern', { hanging: 'false' }],
    ['red_bed', { facing: 'north', part: 'foot' }],
    ['oak_trapdoor', { facing: 'east', half: 'bottom' }],
    ['lever', { face: 'floor', facing: 'north' }],
    ['oak_pressure_plate', {}],
    ['white_carpet', {}],
    ['barrel', { facing: 'up' }],
  ])('puts %s on the ground with %o', async (item, state) => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await hold(stage, item)
      await stage.does('PlaceBlock', { item, pos: [2, GROUND, 2], state })
      for (const [key, value] of Object.entries(state))
        expect(at(stage, 2, GROUND, 2)).toContain(`${key}=${value}`)
      expect(at(stage, 2, GROUND, 2)).toContain(item)
    })
  })

  it('puts one slab where two agents want it at the same moment, not two', async () => {
    await onStage({ task: emptyArena(), agents: ['Alice', 'Bob'] }, async (stage) => {
      const cell = { pos: [2, GROUND, 2], item: 'oak_slab', state: { type: 'bottom' } }
      for (const [agent, z] of [
        ['Alice', 1],
        ['Bob', 3],
      ] as const) {
        await stage.command(`give ${agent} oak_slab`)
        await stage.put(agent, 2, GROUND, z)
        await stage.does('Equip', { item: 'oak_slab' }, agent)
      }
      await Promise.all([stage.does('PlaceBlock', cell, 'Alice'), stage.does('PlaceBlock', cell, 'Bob')])
      expect(at(stage, 2, GROUND, 2)).toContain('type=bottom')
    })
  })

  it.each([
    ['oak_log', { axis: 'x' }, 'oak_log[axis=x]'],
    ['oak_stairs', { facing: 'north', half: 'top' }, 'half=top'],
    ['oak_slab', { type: 'top' }, 'type=top'],
    ['torch', { facing: 'east' }, 'wall_torch[facing=east]'],
    ['ladder', { facing: 'east' }, 'ladder[facing=east'],
    ['oak_button', { face: 'wall', facing: 'east' }, 'facing=east'],
    ['oak_sign', { facing: 'east' }, 'oak_wall_sign[facing=east'],
  ])('puts %s against a block next to it with %o', async (item, state, wanted) => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await stage.command(`setblock 2 ${GROUND + 1} 2 stone`)
      await hold(stage, item)
      await stage.does('PlaceBlock', { item, pos: [3, GROUND + 1, 2], state })
      expect(at(stage, 3, GROUND + 1, 2)).toContain(wanted)
    })
  })

  it.each([
    ['oak_slab', { type: 'double' }, { oak_slab: 2 }, 'oak_slab[type=double'],
    ['candle', { candles: '3', lit: 'true' }, { candle: 3, fire_charge: 1 }, 'candle[candles=3,lit=true'],
    ['flower_pot', { block: 'potted_poppy' }, { flower_pot: 1, poppy: 1 }, 'potted_poppy'],
    [
      'cauldron',
      { block: 'water_cauldron', level: '2' },
      { cauldron: 1, water_bucket: 1, glass_bottle: 1 },
      'water_cauldron[level=2]',
    ],
    ['dirt', { block: 'farmland' }, { dirt: 1, iron_hoe: 1 }, 'farmland'],
    ['repeater', { facing: 'north', delay: '3' }, { repeater: 1 }, 'delay=3,facing=north'],
    ['oak_trapdoor', { facing: 'east', half: 'bottom', open: 'true' }, { oak_trapdoor: 1 }, 'open=true'],
    ['oak_sign', { rotation: '3' }, { oak_sign: 1 }, 'oak_sign[rotation=3'],
    [
      'cake',
      { block: 'candle_cake', lit: 'true' },
      { cake: 1, candle: 1, fire_charge: 1 },
      'candle_cake[lit=true]',
    ],
  ] as const)('finishes %s with %o', async (item, state, items, wanted) => {
    await onStage({ task: emptyArena() }, async (stage) => {
      for (const [name, count] of Object.entries(items)) await stage.command(`give Alice ${name} ${count}`)
      await stage.does('Equip', { item })
      await stage.does('PlaceBlock', { item, pos: [2, GROUND, 2], state })
      expect(at(stage, 2, GROUND, 2)).toContain(wanted)
    })
  })

  it.each(['oak_trapdoor', 'oak_fence_gate', 'oak_door'])(
    'closes %s by a click where redstone opens it',
    async (item) => {
      await onStage({ task: emptyArena() }, async (stage) => {
        await stage.command(`setblock 2 ${GROUND} 1 redstone_block`)
        await hold(stage, item)
        const state = { facing: 'north', open: 'false' }
        await stage.does('PlaceBlock', { item, pos: [2, GROUND, 2], state })
        expect(at(stage, 2, GROUND, 2)).toContain('open=false,powered=true')
      })
    },
  )

  it.each([
    ['left', [3, 2]],
    ['right', [2, 3]],
  ])('hangs two doors side by side on the %s, one after the other', async (hinge, order) => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await hold(stage, 'oak_door', 2)
      const state = { facing: 'north', half: 'lower', hinge }
      for (const x of order) await stage.does('PlaceBlock', { item: 'oak_door', pos: [x, GROUND, 2], state })
      for (const x of order) expect(at(stage, x, GROUND, 2)).toContain(`hinge=${hinge}`)
    })
  })

  it('asks for what a state takes beyond the block itself', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await hold(stage, 'candle')
      const state = { candles: '2', lit: 'true' }
      expect(await stage.act('PlaceBlock', { item: 'candle', pos: [2, GROUND, 2], state })).toMatchObject({
        ok: false,
        reason: 'missing_item',
        missing: [
          { item: 'candle', count: 2 },
          { item: 'fire_charge', count: 1 },
        ],
      })
    })
  })

  it('pours water on what hung from a helper block after that is gone', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      for (const beside of ['5 2', '7 2', '6 1', '6 3'])
        await stage.command(`setblock ${beside.replace(' ', ` ${GROUND} `)} stone`)
      await stage.command('give Alice dirt 4')
      await stage.command('give Alice water_bucket')
      await hold(stage, 'lightning_rod')
      const state = { facing: 'down', waterlogged: 'true' }
      await stage.does('PlaceBlock', { item: 'lightning_rod', pos: [6, GROUND, 2], state })
      expect(at(stage, 6, GROUND, 2)).toBe('lightning_rod[facing=down,powered=false,waterlogged=true]')
      expect(at(stage, 6, GROUND + 1, 2)).toBe('air')
    })
  })

  it('hangs on the block that a teammate has placed where its own helper block was to be', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      const behind = { x: 6, y: GROUND + 1, z: 2 }
      await stage.command('give Alice dirt 4')
      await hold(stage, 'creeper_head')
      const head = { item: 'creeper_head', pos: [6, GROUND + 1, 3], state: { facing: 'south' } }
      const placing = stage.act('PlaceBlock', head)
      for (let tick = 0; tick < 200 && stage.server.blockAt(behind)?.name !== 'dirt'; tick++)
        await stage.episode.clock.sleep(50)
      await stage.command(`setblock 6 ${GROUND + 1} 2 stone`)
      await placing
      await hold(stage, 'blue_banner')
      await stage.does('PlaceBlock', {
        item: 'blue_banner',
        pos: [6, GROUND + 1, 1],
        state: { facing: 'north' },
      })
      expect(at(stage, 6, GROUND + 1, 1)).toContain('blue_wall_banner')
    })
  })

  it('hangs a lantern under a block', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await stage.command(`setblock 2 ${GROUND + 3} 2 stone`)
      await hold(stage, 'lantern')
      await stage.does('PlaceBlock', { item: 'lantern', pos: [2, GROUND + 2, 2], state: { hanging: 'true' } })
      expect(at(stage, 2, GROUND + 2, 2)).toContain('hanging=true')
    })
  })

  it('builds against a chest without opening it', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await hold(stage, 'stone')
      await stage.does('PlaceBlock', { item: 'stone', pos: [4, GROUND + 1, 0] })
      expect(at(stage, 4, GROUND + 1, 0)).toBe('stone')
    })
  })

  it('walks no farther than until it reaches what it clicks', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await hold(stage, 'stone')
      await stage.put('Alice', 0, GROUND, 0)
      await stage.does('PlaceBlock', { item: 'stone', pos: [6, GROUND, 0], state: {} })
      const { x, z } = stage.episode.avatar('Alice').observe([]).position
      expect(at(stage, 6, GROUND, 0)).toBe('stone')
      // From the eyes to the nearest part of the ground under the cell.
      const away = Math.hypot(6.1 - x, 1.62, Math.max(0, Math.abs(z - 0.5) - 0.4))
      expect(away).toBeLessThanOrEqual(4.5)
      expect(away).toBeGreaterThan(4.1)
    })
  })

  it('steps out of the cell that it stands in', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await hold(stage, 'stone')
      await stage.does('PlaceBlock', { item: 'stone', pos: [0, GROUND, 0] })
      expect(at(stage, 0, GROUND, 0)).toBe('stone')
    })
  })

  it('treats a block that is already there as placed and keeps the item', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      await stage.command(`setblock 2 ${GROUND} 2 stone`)
      await hold(stage, 'stone')
      expect(await stage.does('PlaceBlock', { item: 'stone', pos: [2, GROUND, 2] })).toMatchObject({
        already: true,
      })
      expect(stage.episode.avatar('Alice').observe().inventory).toEqual([{ item: 'stone', count: 1 }])
    })
  })

  it.each([
    ['occupied', 'stone', [2, GROUND, 2], 'dirt'],
    ['no_support', 'stone', [2, GROUND + 4, 2], undefined],
    ['too_far', 'stone', [10, GROUND, 10], undefined],
  ] as const)('refuses with %s', async (reason, item, pos, there) => {
    await onStage({ task: emptyArena() }, async (stage) => {
      if (there !== undefined) await stage.command(`setblock ${pos.join(' ')} ${there}`)
      await hold(stage, item)
      expect(await stage.act('PlaceBlock', { item, pos })).toMatchObject({ ok: false, reason })
    })
  })

  it('names the item that is missing or not held', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      const place = () => stage.act('PlaceBlock', { item: 'stone', pos: [2, GROUND, 2] })
      expect(await place()).toMatchObject({ ok: false, reason: 'missing_item' })
      await stage.command('give Alice dirt 1')
      await stage.command('give Alice stone 1')
      await stage.does('Equip', { item: 'dirt' })
      expect(await place()).toMatchObject({ ok: false, reason: 'not_equipped' })
    })
  })

  it('waits for an agent in the way and names it', async () => {
    await onStage({ task: emptyArena(), agents: ['Alice', 'Bob'] }, async (stage) => {
      await stage.put('Bob', 2, GROUND, 2)
      await hold(stage, 'stone')
      const result = await stage.act('PlaceBlock', { item: 'stone', pos: [2, GROUND, 2] })
      expect(result).toMatchObject({ ok: false, reason: 'entity_in_the_way' })
      expect(result).toHaveProperty('detail', expect.stringContaining('Bob'))
    })
  })

  it('names an invalid argument', async () => {
    await onStage({ task: emptyArena() }, async (stage) => {
      const result = await stage.act('PlaceBlock', { item: 'stone', pos: [1, 2] })
      expect(result).toMatchObject({ ok: false, reason: 'invalid_arguments' })
      expect(result).toHaveProperty('detail', expect.stringContaining('pos'))
    })
  })
})
