import { describe, expect, it } from 'vitest'
import { formatBlock } from '../game/block.ts'
import { constructionComplexity } from '../scenario/construction/complexity.ts'

import { importStructure } from './building-blueprint.ts'
import { type Block, cellsOf, lamp, read, task } from './testing/building-blueprint.ts'
import { refusalOf, taskOf } from './testing.ts'

const VERSION = '1.19.2'

describe('a building blueprint', () => {
  it('is built where the original builds it: its task 0 has c = 2.9067', () => {
    const found = task(importStructure(lamp, 0, { minecraft: VERSION }))
    expect(cellsOf(found)).toEqual(['cut_sandstone -8,-60,0', 'terracotta -8,-59,0', 'torch -8,-58,0'])
    expect(constructionComplexity(found.blueprint)).toBeCloseTo(2.9067, 4)
    expect([found.id, found.containers[0]?.position]).toEqual([
      'villager-000-my-lamp',
      { x: -4, y: -60, z: 0 },
    ])
  })

  it.each([
    [0, 0, -8],
    [1, 0, -9],
    [2, -1, -10],
    [3, -1, -11],
    [6, -3, -14],
  ])('of extent %i + 1 whose raw x begins at %i begins at x = %i in the world', (size, first, world) => {
    const blocks = Array.from({ length: size + 1 }, (_, i): Block => ['dirt', first + i, 0, 0])
    const xs = task(read([size, 0, 0], ...blocks)).blueprint.map(({ position }) => position.x)
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([world, world + size])
    expect(Math.max(...xs)).toBe(-8)
  })

  it('turns W E S N into facing and x y z into axis; A or a missing facing means any', () => {
    const found = task(
      read(
        [3, 0, 0],
        ['oak_stairs', -1, 0, 0, 'W'],
        ['oak_log', 0, 0, 0, 'x'],
        ['stone', 1, 0, 0],
        ['oak_log', 2, 0, 0, 'A'],
      ),
    )
    expect(found.blueprint.map(({ block }) => formatBlock(block)).sort()).toEqual([
      'oak_log',
      'oak_log[axis=x]',
      'oak_stairs[facing=west]',
      'stone',
    ])
  })

  it('drops air, and water and lava with a note', () => {
    const found = taskOf(
      read([3, 0, 0], ['air', -1, 0, 0], ['stone', 0, 0, 0], ['water', 1, 0, 0], ['water', 2, 0, 0]),
    )
    expect(cellsOf(task(found))).toHaveLength(1)
    expect(found.notes).toEqual(['water left out: liquids are not part of blueprints (2 cells)'])
  })

  it('leaves out blocks of newer versions and typing errors, names them, and reads the others', () => {
    const found = taskOf(
      read(
        [5, 0, 0],
        ['stone', -2, 0, 0],
        ['cherry_planks', -1, 0, 0],
        ['stone', 0, 0, 0],
        ['cherry_planks', 1, 0, 0],
        ['stome', 2, 0, 0],
        ['dirt', 3, 0, 0],
      ),
    )
    expect(cellsOf(task(found))).toHaveLength(3)
    expect(found.notes).toEqual([
      expect.stringMatching(/^2 blocks left out: Minecraft 1.19.2 has no cherry_planks/),
      '1 block left out: Minecraft 1.19.2 has no stome; did you mean "stone"?',
    ])
  })

  it('names twenty unknown blocks and counts the others', () => {
    const known = Array.from({ length: 25 }, (_, x): Block => ['stone', x, 0, 0])
    const unknown = Array.from({ length: 25 }, (_, x): Block => [`unheard_of_material_${x}`, x, 1, 0])
    const { notes } = taskOf(read([24, 1, 0], ...known, ...unknown))
    expect(notes).toHaveLength(21 + 1)
    expect(notes[20]).toBe('blocks of 5 more unknown names left out')
  })
})

describe('an issue of a building blueprint is refused with task, field and reason:', () => {
  it.each([
    ['an unknown facing', [0, 0, 0], [['oak_log', 0, 0, 0, 'Q']], 'blocks.0.facing', /unknown facing "Q"/],
    ['an unknown block', [0, 0, 0], [['stome', 0, 0, 0]], 'blocks.0.name', /did you mean "stone"/],
    [
      'blocks beyond the size',
      [1, 0, 0],
      [
        ['stone', 0, 0, 0],
        ['stone', 2, 0, 0],
      ],
      'size.0',
      /span 3 cells where the size allows 2/,
    ],
    [
      'two blocks in one cell',
      [0, 0, 0],
      [
        ['stone', 0, 0, 0],
        ['dirt', 0, 0, 0],
      ],
      'blocks.1.position',
      /both stone and dirt/,
    ],
    ['nothing to build', [0, 0, 0], [['air', 0, 0, 0]], 'blocks', /nothing/],
  ] as [string, number[], Block[], string, RegExp][])('%s', (_name, size, blocks, field, reason) => {
    const refusal = refusalOf(read(size, ...blocks))
    expect([refusal.task, refusal.field]).toEqual(['7 (a_b)', field])
    expect(refusal.reason).toMatch(reason)
  })

  it.each([
    ['no size', { name: 'x', blocks: [] }, 'size'],
    [
      'an invalid position',
      { name: 'x', size: [0, 0, 0], blocks: [{ name: 'dirt', position: [0, 'a', 0] }] },
      'blocks.0.position.1',
    ],
    ['not an object', 7, ''],
  ])('%s', (_name, element, field) => {
    expect(refusalOf(importStructure(element, 3, { minecraft: VERSION })).field).toBe(field)
  })
})

describe('a pitfall of VillagerBench’s blueprints', () => {
  it('1: cells on and beyond the glass walls are read, and the arena is enlarged', () => {
    const row = Array.from({ length: 15 }, (_, i): Block => ['smooth_sandstone', i - 7, 0, 0])
    const found = taskOf(read([14, 0, 0], ...row))
    expect(found.notes.join()).toMatch(/4 cells lie on or beyond the original's glass walls/)
    expect(task(found).blueprint).toHaveLength(15)
  })

  it('2: fire is left out with a note, and sweet berry bushes are planted from berries', () => {
    const found = taskOf(
      read([2, 1, 0], ['stone', -1, 0, 0], ['fire', -1, 1, 0], ['sweet_berry_bush', 1, 0, 0]),
    )
    expect(found.notes).toEqual(['fire left out: no item places it'])
    expect(task(found).containers[0]?.items.map(({ item }) => item)).toContain('sweet_berries')
  })

  it('3: structure blocks are left out with a note', () => {
    const found = taskOf(read([1, 0, 0], ['stone', 0, 0, 0], ['structure_block', 1, 0, 0]))
    expect(found.notes).toEqual(['structure_block left out: only operators can place it'])
    expect(cellsOf(task(found))).toHaveLength(1)
  })

  it('4: farmland and paths under solid blocks are read as dirt, which they turn into', () => {
    const found = taskOf(
      read(
        [1, 1, 0],
        ['farmland', 0, 0, 0],
        ['stone', 0, 1, 0],
        ['dirt_path', 1, 0, 0],
        ['red_carpet', 1, 1, 0],
      ),
    )
    expect(cellsOf(task(found))).toEqual([
      'dirt -9,-60,0',
      'dirt_path -8,-60,0',
      'red_carpet -8,-59,0',
      'stone -9,-59,0',
    ])
    expect(found.notes).toEqual(['farmland under a solid block read as dirt, which it turns into'])
  })

  it('5: the two cells of a door or bed are read as one block with the right facing', () => {
    const door = task(read([0, 1, 0], ['spruce_door', 0, 0, 0, 'E'], ['spruce_door', 0, 1, 0, 'E']))
    expect(cellsOf(door)).toEqual([
      'spruce_door[facing=east,half=lower] -8,-60,0',
      'spruce_door[facing=east,half=upper] -8,-59,0',
    ])
    const bed = task(read([1, 0, 0], ['red_bed', 0, 0, 0, 'W'], ['red_bed', 1, 0, 0, 'W']))
    expect(cellsOf(bed)).toEqual([
      'red_bed[facing=west,part=foot] -8,-60,0',
      'red_bed[facing=west,part=head] -9,-60,0',
    ])
  })

  it('6: a torch with a facing is a wall torch', () => {
    const found = taskOf(read([1, 0, 0], ['stone', 0, 0, 0], ['torch', 1, 0, 0, 'E']))
    expect(cellsOf(task(found))).toContain('wall_torch[facing=east] -8,-60,0')
    expect(found.notes.join()).toMatch(/read as wall_torch/)
  })

  it('living coral gets the water without which it dies; blocks of coral, which have none, are read as dead', () => {
    const found = taskOf(read([1, 0, 0], ['fire_coral_fan', 0, 0, 0], ['tube_coral_block', 1, 0, 0]))
    expect(cellsOf(task(found))).toEqual([
      'dead_tube_coral_block -8,-60,0',
      'fire_coral_fan[waterlogged=true] -9,-60,0',
    ])
    expect(found.notes).toEqual([
      'fire_coral_fan read as standing in water, without which it dies',
      'tube_coral_block read as dead_tube_coral_block, which it turns into without water',
    ])
  })

  it('a facing that a block cannot have is left out with a note, because it could never score', () => {
    const found = taskOf(read([0, 0, 0], ['stone', 0, 0, 0, 'N']))
    expect(cellsOf(task(found))).toEqual(['stone -8,-60,0'])
    expect(found.notes).toEqual(['facing=north of stone left out: the block has no such state'])
  })
})

describe('a blueprint that leaves states out', () => {
  it('has levers, buttons and bells on floors and ceilings as well as on walls', () => {
    const found = taskOf(
      read(
        [3, 3, 1],
        ['stone', 0, 2, 0],
        ['lever', 0, 1, 0, 'N'],
        ['stone', 1, 0, 0],
        ['stone_button', 1, 1, 0, 'W'],
        ['stone', 2, 0, 0],
        ['bell', 2, 1, 0, 'E'],
        ['grindstone', 3, 0, 1, 'S'],
      ),
    )
    expect(found.notes).toEqual([])
    expect(cellsOf(task(found))).toHaveLength(7)
  })

  it('keeps what floats at its edge and needs a helper block beyond it', () => {
    const found = taskOf(read([0, 3, 0], ['oak_log', 0, 3, 0, 'x'], ['purple_shulker_box', 0, 0, 0, 'E']))
    expect(found.notes).toEqual([])
    expect(cellsOf(task(found))).toHaveLength(2)
  })
})

describe('what cannot stand in a building blueprint is left out with a reason, and the rest is read:', () => {
  it.each([
    [
      'TNT beside redstone',
      [
        ['tnt', 0, 0, 0],
        ['redstone_block', 1, 0, 0],
      ],
      /sets TNT off/,
    ],
    [
      'a cactus beside a block',
      [
        ['sand', 0, 0, 0],
        ['cactus', 0, 1, 0],
        ['stone', 1, 1, 0],
      ],
      /cactus breaks/,
    ],
    [
      'a door under a block',
      [
        ['oak_door', 0, 0, 0, 'E'],
        ['stone', 0, 1, 0],
      ],
      /where its upper half belongs/,
    ],
    [
      'a bed without room',
      [
        ['red_bed', 0, 0, 1, 'N'],
        ['stone', 0, 0, 0],
      ],
      /where its head belongs/,
    ],
  ] as [string, Block[], RegExp][])('%s', (_name, blocks, reason) => {
    const found = taskOf(read([1, 1, 1], ...blocks))
    expect(found.notes).toEqual([expect.stringMatching(reason)])
    expect(cellsOf(task(found)).length).toBe(blocks.length - 1)
  })

  it('a stem without a tip is read as the tip', () => {
    const found = taskOf(read([0, 1, 0], ['stone', 0, 1, 0], ['weeping_vines_plant', 0, 0, 0]))
    expect(cellsOf(task(found))).toContain('weeping_vines -8,-60,0')
    expect(found.notes).toEqual([expect.stringMatching(/read as weeping_vines/)])
  })
})

describe('a block that nothing holds', () => {
  it('is left out with a note that counts them', () => {
    const found = taskOf(read([2, 3, 0], ['stone', -1, 0, 0], ['torch', 0, 3, 0], ['torch', 1, 3, 0]))
    expect(cellsOf(task(found))).toEqual(['stone -10,-60,0'])
    expect(found.notes).toEqual([
      '2 blocks left out that nothing holds or that have nothing to be placed against, such as torch at (-9, -57, 0)',
    ])
  })

  it('alone makes no task', () => {
    expect(refusalOf(read([0, 3, 0], ['torch', 0, 3, 0]))).toMatchObject({
      field: 'blocks.0',
      reason: 'nothing holds torch',
    })
  })
})

describe('names of any length and script', () => {
  const called = (name: string) => taskOf(importStructure({ ...lamp, name }, 5, { minecraft: VERSION })).draft
  it('become ids that are valid file names', () => {
    for (const name of ['x'.repeat(100_000), '日本語', '../../etc/passwd', 'Ünïcode', 'a\u0000b', ' ', 'CON'])
      expect(called(name).id).toMatch(/^villager-005-[a-z0-9-]{1,80}$/)
    expect(called('Ünïcode').id).toBe('villager-005-unicode')
  })

  it('are cut in titles', () => {
    expect(called('x'.repeat(100_000)).title).toHaveLength(100)
  })
})
