import type { Position } from '../../../core/position.ts'
import { createRandom, type Random } from '../../../core/random.ts'
import type { Subtask } from '../../../graph/subtask.ts'
import type { Task } from '../../../task/task.ts'
import type { CalibrationTask } from './tasks.ts'

/**
 * Tasks with known truth, in any number: columns of blocks that stand apart, so that a block waits for the one below it and for
 * nothing else. Misapplied rules are rare, and it takes many pairs that wait for nothing to detect one.
 */
export const columnTasks = (count: number): CalibrationTask[] =>
  Array.from({ length: count }, (_, index) => columnTask(index + 1))

const COLUMNS = 6
const HEIGHT = 4
/** Blocks between two columns: enough that the columns' blocks do not touch. */
const APART = 5
const GROUND = -60
const CHEST: Position = { x: -4, y: GROUND, z: 0 }

const SOLID = [
  'bricks',
  'sandstone',
  'stone',
  'cobblestone',
  'oak_planks',
  'glass',
  'deepslate_bricks',
] as const
const FALLING = ['sand', 'gravel'] as const
const ON_TOP = ['torch', 'lantern'] as const

interface Cell {
  position: Position
  item: string
  rules: readonly string[]
}

function columnTask(number: number): CalibrationTask {
  const random = createRandom(number).fork('columns')
  const columns = Array.from({ length: COLUMNS }, (_, index) =>
    column({ x: 4 + APART * (index % 3), y: GROUND, z: 4 + APART * Math.floor(index / 3) }, random),
  )
  const cells = Array.from({ length: HEIGHT }, (_, level) =>
    columns.map((own, index) => ({ ...(own[level] as Cell), id: level * COLUMNS + index + 1 })),
  ).flat()
  const items = Map.groupBy(cells, ({ item }) => item)
  const task: Task = {
    id: `calibrate-columns-${number}`,
    title: `columns-${number}`,
    goal: `Build ${COLUMNS} columns of ${HEIGHT} blocks each.`,
    gameVersion: '1.19.2',
    agents: 3,
    arena: {
      box: { min: { x: -24, y: GROUND, z: -24 }, max: { x: 24, y: GROUND + 20, z: 24 } },
      floor: 'grass_block',
      spawn: { x: 0, y: GROUND, z: 0 },
    },
    containers: [
      {
        position: CHEST,
        block: { name: 'chest', properties: { facing: 'east' } },
        items: [...items].map(([item, own]) => ({ item, count: own.length })),
      },
    ],
    timeLimitMs: 1_800_000,
    blueprint: cells.map(({ position, item }) => ({ position, block: blockOf(item), item })),
    sources: [],
    scenario: 'construction',
  }
  return {
    task,
    subtasks: cells.map(({ id, item, position }) => placing(id, item, position)),
    edges: cells.flatMap(({ id, rules }) => (id > COLUMNS ? [{ from: id - COLUMNS, to: id, rules }] : [])),
  }
}

/** A column of one or two materials, from bottom to top; some have a light on top. */
function column(base: Position, random: Random): Cell[] {
  const materials = [random.pick([...SOLID, ...FALLING]), random.pick([...SOLID, ...FALLING])] as const
  const change = 1 + random.integer(HEIGHT - 1)
  const top = random.next() < 0.5 ? random.pick(ON_TOP) : undefined
  return Array.from({ length: HEIGHT }, (_, level): Cell => {
    const position = { ...base, y: base.y + level }
    if (level === HEIGHT - 1 && top !== undefined)
      return { position, item: top, rules: ['support', 'attached-block', 'lower-before-higher'] }
    const item = materials[level < change ? 0 : 1] as string
    const falls = (FALLING as readonly string[]).includes(item)
    return { position, item, rules: ['support', 'lower-before-higher', ...(falls ? ['gravity'] : [])] }
  })
}

const blockOf = (item: string): Task['blueprint'][number]['block'] => ({
  name: item,
  properties: item === 'lantern' ? { hanging: 'false' } : {},
})

function placing(id: number, item: string, { x, y, z }: Position): Subtask {
  const at = [x, y, z]
  return {
    id,
    description: `place 1 ${item} at [${at.join(', ')}]`,
    step: { function: 'calibrate', arguments: {} },
    actions: [
      { name: 'WithdrawItem', args: { container: [CHEST.x, CHEST.y, CHEST.z], item, amount: 1 } },
      { name: 'Equip', args: { item } },
      { name: 'PlaceBlock', args: { item, pos: at } },
    ],
  }
}
