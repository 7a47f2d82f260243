import type { SeenColumn } from '../../recording/recorder.ts'
import { unpackSections } from '../../world/world-view.ts'
import type { Bot } from '../client/bot.ts'

/**
 * A column as a bot's client has it now; undefined if it is not loaded.
 * @param numberOf function that turns states into numbers
 */
export function columnSeen(
  bot: Bot,
  cx: number,
  cz: number,
  numberOf: (state: number) => number,
): SeenColumn | undefined {
  const column = bot.world.getColumn(cx, cz)
  if (column === undefined || column === null) return undefined
  const { minY, height } = bot.game
  const sections = unpackSections(column, { bottom: minY, top: minY + height }, numberOf)
  return { cx, cz, biomes: biomesOf(bot, cx, cz), sections }
}

/** The biomes on the ground, read at the bot's height. */
function biomesOf(bot: Bot, cx: number, cz: number): string[] {
  const column = bot.world.getColumn(cx, cz)
  const { biomes } = bot.registry
  const y = Math.floor(bot.entity.position.y)
  return Array.from({ length: 16 }, (_, i) => {
    const id = column?.getBiome({ x: 4 * (i % 4), y, z: 4 * (i >> 2) })
    return biomes[id ?? -1]?.name ?? 'plains'
  })
}
