import collectBlock from 'mineflayer-collectblock'
import type { Vec3 } from 'vec3'
import type { Block, Bot, Entity } from './bot.ts'

/** The place that mineflayer-collectblock walks to: next to a block, or at a drop. */
export type Destination = { readonly pos: Vec3 } | { readonly entity: Entity }

/** This name tells mineflayer-collectblock that it was stopped. */
export class PathStopped extends Error {
  override readonly name = 'PathStopped'
}

/** The parts of mineflayer-pathfinder and mineflayer-tool that mineflayer-collectblock uses; neither of them is loaded. */
export interface Collecting {
  /** Whether digging a block is allowed. */
  isSafeToDig(block: Block): boolean
  /** Goes there. @throws PathStopped when it gives up */
  goTo(destination: Destination): Promise<void>
  /** Equips the best tool for a block. */
  takeTool(block: Block): Promise<void>
}

/** Digs blocks, always the nearest one, and picks up the drops, until all are gone or it is stopped. */
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
