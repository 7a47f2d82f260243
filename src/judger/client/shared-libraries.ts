import { createRequire } from 'node:module'
import { once } from '../../core/once.ts'
import { recipeTable } from '../../game/items/lacking-recipes/index.ts'
import type { Bot } from './bot.ts'
import { listEnchantments } from './enchantments.ts'

/**
 * Factories of the classes used by mineflayer's plug-ins: given a version's data or name, each returns classes. prismarine-recipe
 * is excluded: it keeps the recipes of the most recently created version, so it must be called again for each bot.
 */
const LIBRARIES = ['block', 'chunk', 'item', 'windows', 'entity', 'chat'].map((name) => `prismarine-${name}`)

type Make = (registryOrVersion: object | string) => unknown

const require = createRequire(import.meta.url)
/** Resolves libraries the way mineflayer does. */
const ofMineflayer = createRequire(require.resolve('mineflayer'))

for (const name of LIBRARIES) {
  const make = ofMineflayer(name) as Make
  const module = ofMineflayer.cache[ofMineflayer.resolve(name)]
  if (module !== undefined) module.exports = Object.assign(madeOnce(make), make)
}

function madeOnce(make: Make): Make {
  const ofRegistry = once<object, unknown>(make)
  const byVersion = new Map<string, unknown>()
  return (given) => {
    if (typeof given === 'object') return ofRegistry(given)
    if (!byVersion.has(given)) byVersion.set(given, make(given))
    return byVersion.get(given)
  }
}

const registries = new Map<string, Bot['registry']>()

/**
 * Shares the registry of a version, with the recipes that minecraft-data lacks, and the classes made from it between all bots of
 * that version. mineflayer creates new ones for each bot, which V8 compiles again, so that every bot would start with slow code.
 * Must be called before mineflayer loads its plug-ins.
 */
export function shareLibraries(bot: Bot): void {
  bot.prependOnceListener('inject_allowed', () => {
    const shared = registries.get(bot.version)
    if (shared !== undefined) {
      bot.registry = shared
      return
    }
    registries.set(bot.version, Object.assign(bot.registry, { recipes: recipeTable(bot.version) }))
    listEnchantments(bot.registry)
  })
}
