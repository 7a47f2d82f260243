import { type Box, boundingBox, cellKey, type Position, subtract } from '../core/position.ts'
import { type BlockSpec, formatBlock } from '../game/block.ts'
import { gameData } from '../game/data/game-data.ts'
import { totals } from '../game/item-counts.ts'
import type { GameVersion } from '../game/version.ts'
import type { TaskDraft } from '../scenario/builtin.ts'
import { MAX_AGENTS } from '../task/agent-names.ts'
import { buildOrder, type Site } from '../task/build-order.ts'
import { CHEST_SLOTS } from '../task/chests.ts'
import { scaffoldOf } from '../task/scaffold.ts'
import { materialsOf } from '../task/task.ts'
import { volumeOf, WORLD_BOUNDS } from '../task/world-bounds.ts'

/** VillagerBench's construction site (`env/build_judger.py`): room inside the glass, chest and spawn. */
export const VILLAGER_ROOM = { min: { x: -18, y: -60, z: -19 }, max: { x: -6, y: -46, z: 6 } }
const CHEST = { x: -4, y: -60, z: 0 }
const SPAWN = { x: -5, y: -60, z: 0 }
/** Distance from the original's room beyond which a building gets its own site (blocks). */
const FAR = 16
/** A blueprint with more empty cells per block than this, and more than `MAX_EMPTY`, is listed block by block. */
const SPARSE = 50
const MAX_EMPTY = 10_000
const SYMBOLS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789#%&*+=@$'

export interface SitedCell {
  position: Position
  block: BlockSpec
}

/** The texts of a task, its game version, and its team size. */
export interface SiteText {
  id: string
  title: string
  goal: string
  minecraft: GameVersion
  agents?: number
}

/**
 * A construction on VillagerBench's site, without its glass walls: the arena is as large as the building needs. A building far
 * from the original's room has the chest next to it.
 */
export function villagerSite(siteText: SiteText, cells: readonly SitedCell[]): TaskDraft {
  const box = boundingBox(cells.map(({ position }) => position)) ?? { min: SPAWN, max: SPAWN }
  const isChestBuiltOver = cells.some(({ position }) => cellKey(position) === cellKey(CHEST))
  const isNear = isNearRoom(box)
  const isBeside = !isNear || isChestBuiltOver || box.max.x >= SPAWN.x
  const chestX = isBeside ? box.max.x + 3 : CHEST.x
  const chestZ = isNear ? CHEST.z : Math.floor((box.min.z + box.max.z) / 2)
  const chests = Array.from({ length: chestsFor(cells, siteText.minecraft) }, (_, index) => ({
    at: tuple({ x: chestX, y: SPAWN.y, z: chestZ + 2 * index }),
    facing: 'west' as const,
  }))
  const { min, max } = villagerGrounds(cells, siteText.minecraft)
  return {
    schema: 1,
    ...siteText,
    scenario: 'construction',
    arena: {
      min: tuple(min),
      max: [Math.max(max.x, chestX + 2), max.y, Math.max(max.z, chestZ + 2 * chests.length)],
      spawn: [chestX - 1, SPAWN.y, chestZ],
    },
    supply: { chests },
    blueprint: { origin: tuple(box.min), ...blueprintOf(cells, box) },
  }
}

/** The free space around a building, apart from that of its chests; helper blocks can be placed there. */
export function villagerGrounds(cells: readonly SitedCell[], version: GameVersion): Site {
  const box = boundingBox(cells.map(({ position }) => position)) ?? { min: SPAWN, max: SPAWN }
  const isNear = isNearRoom(box)
  const around = isNear ? VILLAGER_ROOM : box
  const low = (axis: 'x' | 'z') => Math.min(around.min[axis] - 1, box.min[axis] - 3)
  const high = (axis: 'x' | 'z') =>
    Math.max(isNear && axis === 'x' ? -2 : around.max[axis] + 1, box.max[axis] + 3)
  const top = Math.min(WORLD_BOUNDS.max.y, Math.max(-45, box.max.y + 4))
  return {
    min: { x: low('x'), y: SPAWN.y, z: low('z') },
    max: { x: high('x'), y: top, z: high('z') },
    version,
  }
}

const isNearRoom = ({ min, max }: Box): boolean =>
  (['x', 'z'] as const).every(
    (axis) => min[axis] - FAR <= VILLAGER_ROOM.max[axis] && max[axis] + FAR >= VILLAGER_ROOM.min[axis],
  )

/**
 * The blueprint as palette and layers if it is not too sparse and there are enough symbols; otherwise as a list of blocks.
 */
function blueprintOf(cells: readonly SitedCell[], box: Box) {
  const origin = box.min
  const texts = [...new Set(cells.map(({ block }) => formatBlock(block)))]
  if (texts.length > SYMBOLS.length || volumeOf(box) > SPARSE * cells.length + MAX_EMPTY) {
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
  const size = subtract(box.max, origin)
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

/** The number of chests that hold the materials, and the dirt for scaffolding, regardless of the team size. */
function chestsFor(cells: readonly SitedCell[], version: GameVersion): number {
  const game = gameData(version)
  const blueprint = cells.map((cell) => ({ ...cell, item: '' }))
  const { order } = buildOrder(blueprint, villagerGrounds(cells, version))
  const materials = materialsOf(
    cells.map((cell) => ({ ...cell, item: game.itemForBlock(cell.block.name) ?? cell.block.name })),
  )
  const stock = totals([...scaffoldOf(order, SPAWN.y, MAX_AGENTS), ...materials])
  const slots = stock.reduce((sum, { item, count }) => sum + Math.ceil(count / game.stackSize(item)), 0)
  return Math.max(1, Math.ceil(slots / CHEST_SLOTS))
}

const tuple = ({ x, y, z }: Position): [number, number, number] => [x, y, z]
