import { once } from '../../core/once.ts'
import type { Position } from '../../core/position.ts'
import { blockClassOf } from './block-class.ts'
import type { Bot } from './bot.ts'
import type { Block, Chunk } from './library-types.ts'

/** The properties in which blocks with the same state differ. */
interface Look {
  light: number
  skyLight: number
  entity: unknown
}

/** More biomes than any game version has. */
const MAX_BIOMES = 1 << 12

/** How a column of a version looks up a block; created once for all bots of that version. */
const getterOf = once((registry: Bot['registry']) => {
  const Block = blockClassOf(registry)
  const byState = new Map<number, Block>()
  const blockOf = (state: number, biome: number): Block => {
    const key = state * MAX_BIOMES + biome
    let block = byState.get(key)
    if (block === undefined) {
      block = Block.fromStateId(state, biome)
      byState.set(key, block)
    }
    return block
  }
  return function getBlock(this: Chunk, at: Position): Block {
    const block = Object.create(blockOf(this.getBlockStateId(at), this.getBiome(at))) as Look
    block.light = this.getBlockLight(at)
    block.skyLight = this.getSkyLight(at)
    block.entity = hasAny(this.blockEntities) ? this.getBlockEntity(at) : undefined
    return block as Block
  }
})

/**
 * Makes `bot.blockAt` cheap, which mineflayer calls in every tick for every bot, and several times per block change. The library
 * copies all properties of a block's state at every call. Here that is done once per state; the returned block inherits them and
 * adds only light, block entity and position.
 */
export function makeBlocksLean(bot: Bot): void {
  const getBlock = getterOf(bot.registry)
  bot.on('chunkColumnLoad', ({ x, z }) => {
    const column = bot.world.getColumn(x >> 4, z >> 4)
    if (column !== undefined && column !== null) column.getBlock = getBlock
  })
  lookWithoutPaintings(bot)
}

/** mineflayer's `blockAt` builds a string of the position to find a painting there; most worlds have none. */
function lookWithoutPaintings(bot: Bot): void {
  const { blockAt } = bot
  bot.blockAt = (at) => bot.world.getBlock(at)
  bot._client.once('spawn_entity_painting', () => {
    bot.blockAt = blockAt
  })
}

function hasAny(record: object): boolean {
  for (const _ in record) return true
  return false
}
