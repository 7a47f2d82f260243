import type { Bot } from 'mineflayer'
import prismarineBlock from 'prismarine-block'
import { Vec3 } from 'vec3'
import { once } from '../../../core/once.ts'
import type { Position } from '../../../core/position.ts'
import { clientCells, type StateReader } from '../search/client-cells.ts'

/** A block as prismarine-physics wants it. */
type BodyBlock = InstanceType<ReturnType<typeof prismarineBlock>>

/** What prismarine-physics asks of a world. */
export interface BodyWorld {
  getBlock(at: Position): BodyBlock | null
}

/** A block, and whether physics collects it before it asks where it is. */
interface Known {
  readonly block: BodyBlock
  readonly isWatery: boolean
}

/** Blocks of each version by state id, shared by all clients of this thread. */
const blocksByVersion = new Map<string, (Known | undefined)[]>()
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

/** The class of blocks of a version, made once for all its bots. */
const blockClassOf = once((registry: Bot['registry']) => prismarineBlock(registry))

function createWorld(bot: Bot): BodyWorld {
  const cells: StateReader = clientCells(bot)
  const blocks = blocksByVersion.get(bot.version) ?? []
  blocksByVersion.set(bot.version, blocks)
  const Block = blockClassOf(bot.registry)
  return {
    getBlock(at) {
      const x = Math.floor(at.x)
      const y = Math.floor(at.y)
      const z = Math.floor(at.z)
      const state = cells.stateAt(x, y, z)
      if (state < 0) return null
      let known = blocks[state]
      if (known === undefined) {
        const block = Block.fromStateId(state, 0)
        block.position = new Vec3(x, y, z)
        const isWaterlogged = (block as { isWaterlogged?: boolean }).isWaterlogged === true
        known = { block, isWatery: isWaterlogged || WATERY.has(block.name) }
        blocks[state] = known
      }
      const { block, isWatery } = known
      if (isWatery) {
        const own = Object.assign(Object.create(Object.getPrototypeOf(block)), block) as BodyBlock
        own.position = new Vec3(x, y, z)
        return own
      }
      block.position.set(x, y, z)
      return block
    },
  }
}
