import loadRegistry from 'prismarine-registry'
import type { BlockSpec } from '../../src/game/block.ts'
import { gameData } from '../../src/game/data/game-data.ts'
import { ruleOf } from '../../src/game/placement/find-family.ts'
import { unplaceable } from '../../src/game/placement/unplaceable.ts'
import type { GameVersion } from '../../src/game/version.ts'

/** The names of all blocks of a version, in the order of their ids. */
export const blockNames = (version: GameVersion): string[] =>
  (loadRegistry(version) as unknown as { blocksArray: { name: string }[] }).blocksArray.map(
    ({ name }) => name,
  )

const isSecondHalf = ({ name, properties: { half, part } }: BlockSpec): boolean =>
  part === 'head' || (half === 'upper' && !/_(stairs|trapdoor)$/.test(name))

/**
 * All states of a block that a player can place, by the properties that placing decides. Properties that follow from
 * neighbours are not named. Second halves of doors, beds and tall plants belong to the first ones.
 */
export function placeableStates(name: string, version: GameVersion): BlockSpec[] {
  const game = gameData(version)
  if (game.itemForBlock(name) === undefined) return []
  let states: Record<string, string>[] = [{}]
  for (const [property, all] of game.blockProperties(name)) {
    const { by, values = all } = ruleOf(name, property)
    if (by === 'neighbours') continue
    const possible = all.filter((value) => values.includes(value))
    if (possible.length > 0)
      states = states.flatMap((state) => possible.map((value) => ({ ...state, [property]: value })))
  }
  return states
    .map((properties) => ({ name, properties }))
    .filter((block) => unplaceable(block) === undefined && !isSecondHalf(block))
}
