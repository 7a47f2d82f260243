import type { Block, Bot } from './bot.ts'

/** Name of the biome that a block lies in; undefined where the client holds no chunk. */
export const biomeOf = (bot: Bot, block: Block | null): string | undefined =>
  bot.registry.biomes[block?.biome?.id ?? -1]?.name
