import { gameData } from '../../game/data/game-data.ts'
import { isNamePattern } from '../../game/names.ts'
import type { GameVersion } from '../../game/version.ts'
import type { Predicate } from '../predicate/predicate.ts'
import type { Operation } from '../setup/operation.ts'
import { sceneOfRounds } from './rounds.ts'

/** Position of a block or a summoned mob, relative to the agent's feet. */
const BESIDE = { x: 3, y: 0, z: 1 } as const

const give = (item: string): Operation => ({ kind: 'give', item, count: 1 })
const equip = (item: string): Operation => ({ kind: 'equip', slot: 'weapon.mainhand', item, count: 1 })

/**
 * The simplest scene in which a goal can be reached, if we have no atom with the same meaning: blocks to place are given, blocks
 * to mine are there with a tool, mobs to kill are there with a sword. Undefined for other goals.
 * @param name the item, block or mob that the words name
 */
export function plainScene(
  goal: Predicate,
  name: string | undefined,
  version: GameVersion,
): Operation[] | undefined {
  if (name === undefined || isNamePattern(name)) return undefined
  switch (goal.kind) {
    case 'placed':
      return gameData(version).hasItem(name) ? sceneOfRounds([give(name)], goal.count) : undefined
    case 'mined':
      return sceneOfRounds(
        [equip('netherite_pickaxe'), { kind: 'setblock', at: BESIDE, block: name }],
        goal.count,
      )
    case 'killed':
      return sceneOfRounds([equip('diamond_sword'), { kind: 'summon', entity: name, at: BESIDE }], goal.count)
    default:
      return undefined
  }
}
