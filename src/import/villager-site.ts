import { boundingBox, cellKey, type Position, subtract } from '../core/position.ts'
import type { TaskDraft } from '../scenario/builtin.ts'
import { DEFAULT_AGENTS } from '../task/agent-names.ts'
import { type BlockSpec, formatBlock } from '../task/block.ts'
import { gameData } from '../task/game-data.ts'
import { scaffoldOf } from '../task/scaffold.ts'

/** VillagerBench's construction site (`env/build_judger.py`): room inside the glass, chest and spawn. */
export const VILLAGER_ROOM = { min: { x: -18, y: -60, z: -19 }, max: { x: -6, y: -46, z: 6 } }
const CHEST = { x: -4, y: -60, z: 0 }
const SPAWN = { x: -5, y: -60, z: 0 }
const CHEST_SLOTS = 27
const SYMBOLS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789#%&*+=@$'

export interface SitedCell {
  position: Position
  block: BlockSpec
}

/** A construction on VillagerBench's site, without its glass walls: the arena is as large as the building needs. */
export function villagerSite(
  about: { id: string; title: string; goal: string; agents?: number },
  cells: readonly SitedCell[],
): TaskDraft {
  const box = boundingBox(cells.map(({ position }) => position)) ?? { min: SPAWN, max: SPAWN }
  const low = (axis: 'x' | 'z') => Math.min(VILLAGER_ROOM.min[axis] - 1, box.min[axis] - 3)
  const high = (axis: 'x' | 'z') =>
    Math.max(axis === 'x' ? -2 : VILLAGER_ROOM.max[axis] + 1, box.max[axis] + 3)
  const isChestBuiltOver = cells.some(({ position }) => cellKey(position) === cellKey(CHEST))
  const chestX = isChestBuiltOver || box.max.x >= SPAWN.x ? box.max.x + 3 : CHEST.x
  const chests = Array.from({ length: chestsFor(cells, about.agents) }, (_, index) => ({
    at: tuple({ ...CHEST, x: chestX, z: 2 * index }),
    facing: 'west' as const,
  }))
  return {
    schema: 1,
    ...about,
    scenario: 'construction',
    arena: {
      min: [low('x'), -60, low('z')],
      max: [
        Math.max(high('x'), chestX + 2),
        Math.max(-45, box.max.y + 4),
        Math.max(high('z'), 2 * chests.length),
      ],
      spawn: [chestX - 1, -60, 0],
    },
    supply: { chests },
    blueprint: { origin: tuple(box.min), ...drawn(cells, box.min) },
  }
}

/** The blueprint as palette and layers if there are enough symbols, else as a list of blocks. */
function drawn(cells: readonly SitedCell[], origin: Position) {
  const texts = [...new Set(cells.map(({ block }) => formatBlock(block)))]
  if (texts.length > SYMBOLS.length) {
    return {
      blocks: cells.map(({ position, block }) => ({
        block: formatBlock(block),
        at: tuple(subtract(position, origin)),
      })),
    }
  }
  const free = new Set(SYMBOLS)
  const symbols = new Map(
    texts.map((text) => {
      const wanted = [...text.toUpperCase(), ...text].find((letter) => free.has(letter))
      const symbol = wanted ?? ([...free][0] as string)
      free.delete(symbol)
      return [text, symbol]
    }),
  )
  const at = new Map(
    cells.map(({ position, block }) => [
      cellKey(subtract(position, origin)),
      symbols.get(formatBlock(block)) ?? '.',
    ]),
  )
  const size = subtract(boundingBox(cells.map(({ position }) => position))?.max ?? origin, origin)
  const upTo = (n: number) => Array.from({ length: n + 1 }, (_, i) => i)
  const layers = upTo(size.y).map((y) =>
    upTo(size.z)
      .map((z) =>
        upTo(size.x)
          .map((x) => at.get(cellKey({ x, y, z })) ?? '.')
          .join(''),
      )
      .join('\n'),
  )
  return {
    palette: Object.fromEntries([...symbols].map(([text, symbol]) => [symbol, text])),
    layers: layers.map((layer) => `${layer}\n`),
  }
}

function chestsFor(cells: readonly SitedCell[], agents = DEFAULT_AGENTS): number {
  const game = gameData()
  const scaffold = scaffoldOf(cells, VILLAGER_ROOM.min.y, agents)
  const counts = new Map(scaffold.map(({ item, count }) => [item, count]))
  for (const { block } of cells) {
    const item = game.itemForBlock(block.name) ?? block.name
    counts.set(item, (counts.get(item) ?? 0) + 1)
  }
  const slots = [...counts].reduce((sum, [item, count]) => sum + Math.ceil(count / game.stackSize(item)), 0)
  return Math.max(1, Math.ceil(slots / CHEST_SLOTS))
}

const tuple = ({ x, y, z }: Position): [number, number, number] => [x, y, z]
