import { createRandom } from '../../src/core/random.ts'
import { falls } from '../../src/game/blocks/falling.ts'
import { isForOperators } from '../../src/game/blocks/kinds/operators.ts'
import { fillsCell } from '../../src/game/blocks/sturdy.ts'
import { gameData } from '../../src/game/data/game-data.ts'
import { namesOfSort } from '../../src/game/data/names-of-sort.ts'
import type { GameVersion } from '../../src/game/version.ts'

/** Blocks that change or break by themselves: grass spreads and withers, ice melts, bare copper rusts, coral dies, chorus flowers fall. */
const CHANGES =
  /^(chorus_flower|grass_block|dirt|mycelium|crimson_nylium|warped_nylium|ice|frosted_ice|sponge|tnt|farmland|dirt_path|budding_amethyst|(exposed_|weathered_)?(cut_)?copper(_block)?|(?!dead_)\w+_coral_block)$/
const SHAPED = /_(slab|stairs)$/

/**
 * Every block of a version that players can place anywhere, that stacks, and that stays as it was placed: whole ones, then slabs and stairs. The order
 * depends on the seed alone, so that the first few make a palette of their own for each seed.
 */
export function paletteOf(version: GameVersion, seed: number): string[] {
  const game = gameData(version)
  const lasting = namesOfSort('block', version).filter(
    (name) =>
      game.itemForBlock(name) === name &&
      game.stackSize(name) > 1 &&
      !falls(name) &&
      !isForOperators(name) &&
      !CHANGES.test(name),
  )
  const whole = lasting.filter((name) => fillsCell({ name, properties: {} }, version) && !SHAPED.test(name))
  const random = createRandom(seed).fork('palette')
  return [
    ...shuffled(whole, random),
    ...shuffled(
      lasting.filter((name) => SHAPED.test(name)),
      random,
    ),
  ]
}

function shuffled<T>(items: readonly T[], random: { integer(bound: number): number }): T[] {
  const rest = [...items]
  return items.map(() => rest.splice(random.integer(rest.length), 1)[0] as T)
}
