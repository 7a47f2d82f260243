import { createRequire } from 'node:module'
import { once } from '../../core/once.ts'
import { recipeTable } from '../../game/items/lacking-recipes/index.ts'
import type { Bot } from './bot.ts'

/**
 * What mineflayer's plug-ins make their classes with: given the data of a version, or its name, each returns classes. Not
 * prismarine-recipe: it keeps the recipes of the version that was made last, so it must be made anew for each bot.
 */
const LIBRARIES = ['block', 'chunk', 'item', 'windows', 'entity', 'chat'].map((name) => `prismarine-${name}`)

type Make = (registryOrVersion: object | string) => unknown

const require = createRequire(import.meta.url)
/** Finds libraries as mineflayer does. */
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
 * Adds the recipes that the data lacks, and lets all bots of a version share the data of the version and the classes made from it. mineflayer makes them anew for each
 * bot, and code that is made anew V8 compiles anew: each bot of each episode would begin with slow code. To be called at
 * once, before mineflayer loads its plug-ins.
 */
export function shareLibraries(bot: Bot): void {
  bot.prependOnceListener('inject_allowed', () => {
    const known = registries.get(bot.version)
    if (known === undefined)
      registries.set(bot.version, Object.assign(bot.registry, { recipes: recipeTable(bot.version) }))
    else bot.registry = known
  })
}
