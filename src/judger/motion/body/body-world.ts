import type { Bot } from 'mineflayer'
import prismarineBlock from 'prismarine-block'
import { Vec3 } from 'vec3'
import type { Position } from '../../../core/position.ts'
import { clientCells, type StateReader } from '../search/client-cells.ts'

/** A block as prismarine-physics wants it. */
type BodyBlock = InstanceType<ReturnType<typeof prismarineBlock>>

/** What prismarine-physics asks of a world. */
export interface BodyWorld {
  getBlock(at: Position): BodyBlock | null
}

/** Blocks of each version by state id, shared by all clients of this thread. */
const blocksByVersion = new Map<string, (BodyBlock | undefined)[]>()
const worlds = new WeakMap<Bot, BodyWorld>()
/** Blocks that physics collects before it asks where they are; all others it reads at once. */
const WATERY: ReadonlySet<string> = new Set([
  'water',
  'seagrass',
  'tall_seagrass',
  'kelp',
  'kelp_plant',
  'bubble_column',
])

/**
 * The world of a client for prismarine-physics, which looks at dozens of blocks for each tick of each body. It builds a
 * block object once for each state instead of once for each look. Only the position differs; it is set at each look.
 */
export function bodyWorld(bot: Bot): BodyWorld {
  const known = worlds.get(bot)
  if (known !== undefined) return known
  const world = createWorld(bot)
  worlds.set(bot, world)
  return world
}

function createWorld(bot: Bot): BodyWorld {
  const cells: StateReader = clientCells(bot)
  const blocks = blocksByVersion.get(bot.version) ?? []
  blocksByVersion.set(bot.version, blocks)
  const Block = prismarineBlock(bot.registry)
  return {
    getBlock(at) {
      const [x, y, z] = [Math.floor(at.x), Math.floor(at.y), Math.floor(at.z)]
      const state = cells.stateAt(x, y, z)
      if (state < 0) return null
      let block = blocks[state]
      if (block === undefined) {
        block = Block.fromStateId(state, 0)
        block.position = new Vec3(x, y, z)
        blocks[state] = block
      }
      if (WATERY.has(block.name) || (block as { isWaterlogged?: boolean }).isWaterlogged === true) {
        const own = Object.assign(Object.create(Object.getPrototypeOf(block)), block) as BodyBlock
        own.position = new Vec3(x, y, z)
        return own
      }
      block.position.set(x, y, z)
      return block
    },
  }
}
