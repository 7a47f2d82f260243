import collectBlock from 'mineflayer-collectblock'
import type { Vec3 } from 'vec3'
import type { Block, Bot, Entity } from './bot.ts'

/** The place that mineflayer-collectblock heads for: beside a block, or at a drop. */
export type Destination = { readonly pos: Vec3 } | { readonly entity: Entity }

/** By this name mineflayer-collectblock knows that it was stopped. */
export class PathStopped extends Error {
  override readonly name = 'PathStopped'
}

/** The parts of mineflayer-pathfinder and mineflayer-tool that mineflayer-collectblock uses; neither of them is loaded. */
export interface Collecting {
  /** Whether a block may be dug. */
  isSafeToDig(block: Block): boolean
  /** Goes there. @throws PathStopped to give up */
  goTo(destination: Destination): Promise<void>
  /** Takes the best tool for a block into the hand. */
  takeTool(block: Block): Promise<void>
}

/** Digs blocks, each time the nearest, and picks up what drops, until all are gone or it is stopped. */
export async function collectBlocks(
  bot: Bot,
  blocks: Block[],
  { isSafeToDig, goTo, takeTool }: Collecting,
): Promise<void> {
  Object.assign(bot, {
    pathfinder: {
      movements: { safeToBreak: isSafeToDig },
      setMovements: () => undefined,
      stop: () => undefined,
      goto: goTo,
    },
    tool: { equipForBlock: takeTool },
  })
  await new collectBlock.CollectBlock(bot).collect(blocks).catch(() => undefined)
}
