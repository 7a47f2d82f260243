import type { Block, Bot } from './bot.ts'

/** Name of a block's biome; undefined if the client has no chunk there. */
export const biomeOf = (bot: Bot, block: Block | null): string | undefined =>
  bot.registry.biomes[block?.biome?.id ?? -1]?.name
