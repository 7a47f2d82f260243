import type { Vec } from '../geometry.ts'
import type { Game } from '../kernel/game.ts'
import type { BlockEntity, Level } from '../kernel/level.ts'
import type { ChunkColumn } from '../library/prismarine.ts'

/** The blocks of a dimension that differ from the generated ones, with their contents. */
export interface BlocksMoment {
  /** State numbers by column, from the bottom, row by row. */
  readonly columns: ReadonlyMap<string, Uint16Array>
  readonly data: ReadonlyMap<string, BlockEntity>
  /** Columns that have already received their first animals. */
  readonly populated: readonly string[]
  /** Working blocks, which the level lists. */
  readonly lists: readonly (readonly [string, Vec])[][]
}

const EDGE = 16

/** Lists of blocks that smelt, brew or cook: those that have ever been used. */
const listsOf = ({ furnaces, stands, campfires }: Level) => [furnaces, stands, campfires]

export function takeBlocks({ level }: Game): BlocksMoment {
  return {
    columns: new Map(Array.from(level.columns.all(), ([key, column]) => [key, statesIn(level, column)])),
    data: new Map(Array.from(level.blockEntities, ([key, data]) => [key, structuredClone(data)])),
    populated: [...level.populated],
    lists: listsOf(level).map((list) => [...list]),
  }
}

/** Sets the differing blocks one by one, so that clients, light and circuits are updated. This makes nothing fall or flow. */
export function restoreBlocks({ level }: Game, { columns, data, populated, lists }: BlocksMoment): void {
  const changed = new Map(Array.from(level.columns.all(), ([key, column]) => [key, statesIn(level, column)]))
  for (const key of new Set([...columns.keys(), ...changed.keys()])) {
    const wanted = columns.get(key) ?? generatedAt(level, key)
    setColumn(level, key, { wanted, now: changed.get(key) ?? generatedAt(level, key) })
  }
  for (const key of [...level.blockEntities.keys()]) {
    if (data.has(key)) continue
    level.blockEntities.delete(key)
    level.onData(placeOf(key))
  }
  for (const [key, one] of data) level.describe(placeOf(key), structuredClone(one))
  level.populated.clear()
  for (const key of populated) level.populated.add(key)
  for (const [i, list] of listsOf(level).entries()) {
    list.clear()
    for (const [key, place] of lists[i] ?? []) list.set(key, place)
  }
}

function setColumn(
  level: Level,
  key: string,
  { wanted, now }: { readonly wanted: Uint16Array; readonly now: Uint16Array },
): void {
  const [cx = 0, cz = 0] = key.split(',').map(Number)
  for (let i = 0; i < wanted.length; i++) {
    const state = wanted[i] as number
    if (state === now[i]) continue
    const x = cx * EDGE + (i % EDGE)
    const z = cz * EDGE + (Math.floor(i / EDGE) % EDGE)
    const y = level.columns.bottom + Math.floor(i / EDGE ** 2)
    level.set({ x, y, z }, level.states.decode(state))
  }
}

function statesIn({ columns }: Level, column: ChunkColumn): Uint16Array {
  const states = new Uint16Array(EDGE ** 2 * (columns.top - columns.bottom))
  const cell = { x: 0, y: 0, z: 0 }
  let i = 0
  for (cell.y = columns.bottom; cell.y < columns.top; cell.y++)
    for (cell.z = 0; cell.z < EDGE; cell.z++)
      for (cell.x = 0; cell.x < EDGE; cell.x++) states[i++] = column.getBlockStateId(cell as never)
  return states
}

function generatedAt(level: Level, key: string): Uint16Array {
  const [cx = 0, cz = 0] = key.split(',').map(Number)
  const { columns } = level
  return statesIn(level, columns.source?.generate(cx, cz).column ?? columns.fresh())
}

function placeOf(key: string): Vec {
  const [x = 0, y = 0, z = 0] = key.split(',').map(Number)
  return { x, y, z }
}
