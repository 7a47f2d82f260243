import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { InvalidFileError } from '../core/errors.ts'
import { cellKey, type Position } from '../core/position.ts'
import { formatBlock } from '../game/block.ts'
import { loadTask, parseTask, pavilion } from '../scenario/testing.ts'

import { materialsOf, type Task, taskSchema } from './task.ts'

/** A valid task file, with some parts replaced. */
function yaml(parts: Partial<Record<'arena' | 'supply' | 'blueprint' | 'head', string[]>> = {}): string {
  return [
    'schema: 1',
    'id: hut',
    'scenario: construction',
    'title: A hut',
    ...(parts.head ?? ['goal: Build the hut.']),
    ...(parts.arena ?? ['arena:', '  min: [-5, 0, -5]', '  max: [5, 5, 5]', '  spawn: [4, 0, 4]']),
    ...(parts.supply ?? ['supply:', '  chests:', '    - { at: [3, 0, 3] }']),
    ...(parts.blueprint ?? [
      'blueprint:',
      '  origin: [0, 0, 0]',
      '  blocks:',
      '    - { block: stone, at: [0, 0, 0] }',
    ]),
  ].join('\n')
}

const withBlocks = (...blocks: string[]): string =>
  yaml({
    blueprint: ['blueprint:', '  origin: [0, 0, 0]', '  blocks:', ...blocks.map((block) => `    - ${block}`)],
  })

function issuesOf(text: string): string[] {
  try {
    parseTask(text, 'hut.yaml')
  } catch (error) {
    if (error instanceof InvalidFileError) return error.message.split('\n')
    throw error
  }
  return []
}

const blockAt = (task: Task, position: Position): string | undefined => {
  const entry = task.blueprint.find((cell) => cellKey(cell.position) === cellKey(position))
  return entry && formatBlock(entry.block)
}

describe('the demo task', () => {
  const task = pavilion()

  it('has 58 cells of 10 materials, each cell once', () => {
    expect(new Set(task.blueprint.map(({ position }) => cellKey(position))).size).toBe(58)
    expect(task.blueprint).toHaveLength(58)
    expect(materialsOf(task.blueprint)).toHaveLength(10)
  })

  it('lays out layers, rows and columns from the origin upwards, southwards and eastwards', () => {
    expect(blockAt(task, { x: -2, y: -60, z: -2 })).toBe('oak_log[axis=y]')
    expect(blockAt(task, { x: -1, y: -59, z: 2 })).toBe('wall_torch[facing=south]')
    expect(blockAt(task, { x: 0, y: -58, z: -1 })).toBe('lantern[hanging=true]')
    expect(blockAt(task, { x: 2, y: -57, z: 1 })).toBe('spruce_stairs[facing=north,half=bottom]')
  })

  it('stocks each material in full stacks in its one chest', () => {
    const [chest, ...others] = task.containers
    expect(others).toEqual([])
    expect(chest?.block).toEqual({ name: 'chest', properties: { facing: 'west' } })
    expect(chest?.items).toContainEqual({ item: 'torch', count: 64 })
    expect(chest?.items).toContainEqual({ item: 'oak_door', count: 64 })
  })

  it('has its limit in ms, and survives being written to a journal', () => {
    expect(task.timeLimitMs).toBe(600_000)
    expect(taskSchema.parse(JSON.parse(JSON.stringify(task)))).toEqual(task)
  })
})

describe('a task file', () => {
  it('needs only arena, chest and blueprint; the rest has defaults', () => {
    const task = parseTask(yaml(), 'hut.yaml')
    expect(task).toMatchObject({ agents: 3, timeLimitMs: 900_000, gameVersion: '1.19.2' })
    expect(task.arena.floor).toBe('grass_block')
  })

  it('names its game version, which the caller may override', () => {
    const of = (minecraft: string, options = {}) =>
      parseTask(JSON.stringify({ ...parse(yaml()), minecraft }), 'hut.yaml', options).gameVersion
    expect(of('1.20.4')).toBe('1.20.4')
    expect(of('1.20.4', { minecraft: '1.16.5' })).toBe('1.16.5')
    expect(() => of('1.12.1')).toThrow('1.16.5, 1.19.2, 1.20.4, 1.21.1, 1.21.4')
  })

  it('is checked against the blocks of its version', () => {
    const deepslate = withBlocks('{ block: deepslate, at: [0, 0, 0] }')
    expect(parseTask(deepslate, 'hut.yaml').blueprint).toHaveLength(1)
    expect(() => parseTask(deepslate, 'hut.yaml', { minecraft: '1.16.5' })).toThrow(
      'unknown block "deepslate" in Minecraft 1.16.5',
    )
  })

  it('may be JSON', () => {
    const file = {
      schema: 1,
      id: 'hut',
      scenario: 'construction',
      title: 'A hut',
      goal: 'Build it.',
      arena: { min: { x: 0, y: 0, z: 0 }, max: [5, 5, 5], spawn: [1, 0, 1] },
      supply: { chests: [{ at: [3, 0, 3] }], stock: 'exact' },
      blueprint: { origin: [0, 0, 0], palette: { S: 'stone' }, layers: ['SS\nS.'] },
    }
    const task = parseTask(JSON.stringify(file, null, 2), 'hut.json')
    expect(task.blueprint).toHaveLength(3)
    expect(task.containers[0]?.items).toEqual([{ item: 'stone', count: 3 }])
  })

  it('that does not exist is named, with a hint to an existing one', () => {
    expect(() => loadTask('/nowhere/task.yaml')).toThrow('/nowhere/task.yaml: no such file')
    expect(() => loadTask('/nowhere/task.yaml')).toThrow(
      expect.objectContaining({ hint: expect.stringContaining('benchmarks/demo/pavilion.yaml') }),
    )
  })

  it('that is a folder is refused as a file issue', () => {
    expect(() => loadTask('/')).toThrow(InvalidFileError)
  })

  it.each([
    ['a: [1, 2\nb: 3', /^hut\.yaml:2: /],
    ['a:\n\t- b', /^hut\.yaml:2: Tabs are not allowed/],
    ['a: 1\na: 2', /^hut\.yaml:2: Map keys must be unique/],
    ['just words', /^hut\.yaml:1: expected keys with values, got "just words"/],
    ['', /^hut\.yaml: expected keys with values, got nothing/],
    ['a: *nobody', /^hut\.yaml: Unresolved alias/],
  ])('that is not YAML or not a task is refused, with the line: %j', (text, wanted) => {
    expect(issuesOf(text)[0]).toMatch(wanted)
  })

  it('whose aliases multiply without end is refused', () => {
    const ten = (name: string) => `[${Array(10).fill(`*${name}`).join(', ')}]`
    const bomb = `a: &a [x]\nb: &b ${ten('a')}\nc: &c ${ten('b')}\nd: &d ${ten('c')}\ne: ${ten('d')}`
    expect(issuesOf(bomb)[0]).toMatch(/^hut\.yaml: Excessive alias count/)
  })

  it('may use anchors and aliases', () => {
    const text = withBlocks('{ block: &b stone, at: [0, 0, 0] }', '{ block: *b, at: [1, 0, 0] }')
    expect(parseTask(text, 'hut.yaml').blueprint).toHaveLength(2)
  })
})

describe('an issue in a task file is named with line and path', () => {
  it.each<[string, string, string | RegExp]>([
    [
      'an unknown key',
      yaml({ head: ['goal: x', 'colour: red'] }),
      /^hut\.yaml:6 {2}colour: unknown key "colour"; there are schema, id, title, /,
    ],
    [
      'a misspelt key that holds a block, on its own line',
      yaml({ head: ['goal: x', 'limit:', '  seconds: 3'] }),
      'hut.yaml:6  limit: unknown key "limit"; did you mean "limits"?',
    ],
    ['a missing key', yaml({ head: [] }), /^hut\.yaml:1 {2}goal: /],
    [
      'a wrong type',
      yaml({ head: ['goal: x', 'agents: many'] }),
      /^hut\.yaml:6 {2}agents: expected a whole number, got "many"/,
    ],
    ['too many agents', yaml({ head: ['goal: x', 'agents: 53'] }), /^hut\.yaml:6 {2}agents: /],
    [
      'half a cell',
      yaml({ arena: ['arena:', '  min: [-5, 0]', '  max: [5, 5, 5]', '  spawn: [4, 0, 4]'] }),
      'hut.yaml:7  arena.min: expected a cell: three whole numbers [x, y, z]',
    ],
    [
      'an arena whose max is below min',
      yaml({ arena: ['arena:', '  min: [-5, 0, -5]', '  max: [5, -1, 5]', '  spawn: [4, 0, 4]'] }),
      'hut.yaml:8  arena.max: must not lie below min in any axis',
    ],
    [
      'an unknown floor',
      yaml({
        arena: ['arena:', '  min: [-5, 0, -5]', '  max: [5, 5, 5]', '  floor: gras', '  spawn: [4, 0, 4]'],
      }),
      'hut.yaml:9  arena.floor: unknown block "gras"',
    ],
    [
      'a spawn outside the arena',
      yaml({ arena: ['arena:', '  min: [-5, 0, -5]', '  max: [5, 5, 5]', '  spawn: [6, 0, 4]'] }),
      'hut.yaml:9  arena.spawn: (6, 0, 4) lies outside the arena (-5, 0, -5) to (5, 5, 5)',
    ],
    [
      'a chest outside the arena',
      yaml({ supply: ['supply:', '  chests:', '    - { at: [3, 9, 3] }'] }),
      'hut.yaml:12  supply.chests.0.at: (3, 9, 3) lies outside the arena (-5, 0, -5) to (5, 5, 5)',
    ],
    [
      'a chest where the blueprint wants a block',
      yaml({ supply: ['supply:', '  chests:', '    - { at: [0, 0, 0] }'] }),
      'hut.yaml:12  supply.chests.0.at: (0, 0, 0) is a cell of the blueprint',
    ],
    [
      'an unknown key of a chest',
      yaml({ supply: ['supply:', '  chests:', '    - { at: [3, 0, 3], locked: true }'] }),
      'hut.yaml:12  supply.chests.0.locked: unknown key "locked"; there are at, facing',
    ],
    [
      'a block outside the arena',
      withBlocks(
        '{ block: stone, at: [0, 6, 0] }',
        '{ block: stone, at: [0, 7, 0] }',
        '{ block: stone, at: [0, 8, 0] }',
      ),
      'hut.yaml:14  blueprint.origin: stone at (0, 6, 0) lies outside the arena (-5, 0, -5) to (5, 5, 5) (and 2 more blocks)',
    ],
    [
      'a typo in a block name',
      withBlocks('{ block: stone, at: [0, 0, 0] }', '{ block: oak_stair, at: [1, 0, 0] }'),
      'hut.yaml:17  blueprint.blocks.1.block: unknown block "oak_stair" in Minecraft 1.19.2; did you mean "oak_stairs"?',
    ],
    [
      'a property the block does not have',
      withBlocks('{ block: "oak_log[facing=east]", at: [0, 0, 0] }'),
      'hut.yaml:16  blueprint.blocks.0.block: oak_log has no facing=east: it has axis',
    ],
    [
      'a value the property cannot take',
      withBlocks('{ block: "oak_log[axis=w]", at: [0, 0, 0] }'),
      'hut.yaml:16  blueprint.blocks.0.block: oak_log has no axis=w: axis is one of x, y, z',
    ],
    [
      'a property of a block that has none',
      withBlocks('{ block: "stone[axis=x]", at: [0, 0, 0] }'),
      'hut.yaml:16  blueprint.blocks.0.block: stone has no axis=x: it has none',
    ],
    [
      'text that is not a block',
      withBlocks('{ block: "oak log!", at: [0, 0, 0] }'),
      'hut.yaml:16  blueprint.blocks.0.block: "oak log!" is not a block; write oak_log or oak_log[axis=x]',
    ],
    [
      'a block that no item places',
      withBlocks('{ block: fire, at: [0, 0, 0] }'),
      'hut.yaml:16  blueprint.blocks.0.block: fire cannot be placed by a player: no item places it',
    ],
    [
      'air as a block',
      withBlocks('{ block: stone, at: [1, 0, 0] }', '{ block: air, at: [0, 0, 0] }'),
      'hut.yaml:17  blueprint.blocks.1.block: air cannot be placed by a player: no item places it',
    ],
    [
      'two blocks in one cell',
      withBlocks('{ block: stone, at: [0, 0, 0] }', '{ block: glass, at: [0, 0, 0] }'),
      'hut.yaml:17  blueprint.blocks.1.block: cell (0, 0, 0) has two blocks: stone and glass',
    ],
    [
      'the upper half of a door',
      withBlocks('{ block: "oak_door[half=upper]", at: [0, 1, 0] }', '{ block: glass, at: [2, 0, 0] }'),
      'hut.yaml:16  blueprint.blocks.0.block: name the lower half of a door; its upper half is added automatically',
    ],
    [
      'the head of a bed',
      withBlocks('{ block: "red_bed[part=head]", at: [0, 0, 0] }', '{ block: glass, at: [2, 0, 0] }'),
      'hut.yaml:16  blueprint.blocks.0.block: name the foot of a bed; its head is added automatically',
    ],
    [
      'a block in the upper half of a door',
      withBlocks('{ block: oak_door, at: [0, 0, 0] }', '{ block: glass, at: [0, 1, 0] }'),
      'hut.yaml:17  blueprint.blocks.1.block: cell (0, 1, 0) has two blocks: oak_door[half=upper] and glass',
    ],
    [
      'a symbol that the palette does not hold',
      yaml({
        blueprint: [
          'blueprint:',
          '  origin: [0, 0, 0]',
          '  palette: { S: stone }',
          '  layers:',
          '    - SS',
          '    - |',
          '      S.',
          '      .Q',
        ],
      }),
      'hut.yaml:18  blueprint.layers.1: "Q" (row 2, column 2) is not in the palette',
    ],
    [
      'a palette symbol of two characters',
      yaml({ blueprint: ['blueprint:', '  origin: [0, 0, 0]', '  palette: { SS: stone }', '  layers: [S]'] }),
      /^hut\.yaml:15 {2}blueprint\.palette\.SS: /,
    ],
    [
      'an unknown block in the palette',
      yaml({
        blueprint: ['blueprint:', '  origin: [0, 0, 0]', '  palette:', '    S: ston', '  layers: [S]'],
      }),
      'hut.yaml:16  blueprint.palette.S: unknown block "ston" in Minecraft 1.19.2; did you mean "stone"?',
    ],
    [
      'a blueprint of nothing',
      yaml({ blueprint: ['blueprint:', '  origin: [0, 0, 0]', '  layers: ["..."]'] }),
      'hut.yaml:14  blueprint: has no blocks: fill layers or blocks',
    ],
  ])('%s', (_name, text, wanted) => {
    const first = issuesOf(text)[0] ?? 'no issue'
    if (typeof wanted === 'string') expect(first).toBe(wanted)
    else expect(first).toMatch(wanted)
  })

  it('together with all others', () => {
    const issues = issuesOf(withBlocks('{ block: ston, at: [0, 0, 0] }', '{ block: glas, at: [1, 0, 0] }'))
    expect(issues.filter((issue) => issue.includes('unknown block'))).toHaveLength(2)
  })

  it('if the chests cannot hold the materials, with the number of chests needed', () => {
    // 30 beds do not stack: 30 slots.
    const beds = Array.from({ length: 30 }, (_, index) => {
      const [x, z] = [(index % 10) - 5, 2 * Math.floor(index / 10) - 5]
      return `{ block: "red_bed[facing=south]", at: [${x}, 0, ${z}] }`
    })
    expect(issuesOf(withBlocks(...beds))).toEqual([
      'hut.yaml:12  supply.chests: the materials fill 30 slots, the chests have 27: add chests until there are 2',
    ])
  })
})

describe('blocks of two cells', () => {
  it('are named by their lower half: a door also fills the cell above and costs one item', () => {
    const task = parseTask(withBlocks('{ block: "oak_door[facing=north]", at: [0, 0, 0] }'), 'hut.yaml')
    expect(blockAt(task, { x: 0, y: 0, z: 0 })).toBe('oak_door[facing=north,half=lower]')
    expect(blockAt(task, { x: 0, y: 1, z: 0 })).toBe('oak_door[facing=north,half=upper]')
    expect(task.blueprint.map(({ placedWith }) => placedWith)).toEqual([undefined, { x: 0, y: 0, z: 0 }])
    expect(materialsOf(task.blueprint)).toEqual([{ item: 'oak_door', count: 1 }])
  })

  it('are named by their foot: a bed also fills the cell that it faces', () => {
    const task = parseTask(withBlocks('{ block: "red_bed[facing=east]", at: [0, 0, 0] }'), 'hut.yaml')
    expect(blockAt(task, { x: 0, y: 0, z: 0 })).toBe('red_bed[facing=east,part=foot]')
    expect(blockAt(task, { x: 1, y: 0, z: 0 })).toBe('red_bed[facing=east,part=head]')
    expect(materialsOf(task.blueprint)).toEqual([{ item: 'red_bed', count: 1 }])
  })

  it('do not include trapdoors', () => {
    expect(
      parseTask(withBlocks('{ block: oak_trapdoor, at: [0, 0, 0] }'), 'hut.yaml').blueprint,
    ).toHaveLength(1)
  })
})
