import { once } from '../../core/once.ts'
import type { BlockSpec } from '../../game/block.ts'
import { type OutlineBox, outlineOf } from '../../game/blocks/outlines.ts'
import { blockOfState } from '../../judger/client/block-class.ts'
import type { Bot } from '../../judger/client/bot.ts'

/** A block state with its outline for the crosshair. */
export interface OutlinedBlock extends BlockSpec {
  readonly outline: readonly OutlineBox[]
}

/** The outlined blocks of a version by state, shared by its bots. */
const blocksOf = once((_registry: Bot['registry']) => new Map<number, OutlinedBlock>())

/** The block in a cell according to the bot's client; undefined if its chunk is not loaded. */
export function outlinedBlockAt(bot: Bot, x: number, y: number, z: number): OutlinedBlock | undefined {
  const state = bot.extras.cells.stateAt(x, y, z)
  if (state < 0) return undefined
  const blocks = blocksOf(bot.registry)
  let block = blocks.get(state)
  if (block === undefined) {
    const { name, shapes, ...rest } = withShapes(bot, state)
    const properties = Object.fromEntries(
      Object.entries(rest.properties).map(([key, value]) => [key, String(value)]),
    )
    block = { name, properties, outline: outlineOf({ name, properties }, shapes) }
    blocks.set(state, block)
  }
  return block
}

function withShapes(
  bot: Bot,
  state: number,
): { name: string; shapes: readonly OutlineBox[]; properties: Record<string, unknown> } {
  const block = blockOfState(bot, state)
  return { name: block.name, shapes: block.shapes as OutlineBox[], properties: block.getProperties() }
}
