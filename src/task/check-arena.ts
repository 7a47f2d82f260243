import { formatPosition, inBox } from '../core/position.ts'
import type { GameData } from '../game/data/game-data.ts'
import { namesOfSort } from '../game/data/names-of-sort.ts'
import type { PartChecker } from './part-checker.ts'
import type { CommonFile } from './task-file.ts'
import { arenaIssue } from './world-bounds.ts'

type Arena = NonNullable<CommonFile['arena']>

/** Reports everything that is wrong with an arena: its box, its blocks, its ground, its biome. */
export function checkArena(
  { min, max, floor, spawn, ground, biome, shell }: Arena,
  { game, checker, isWholeWorld }: { game: GameData; checker: PartChecker; isWholeWorld: boolean },
): void {
  const box = { min, max }
  const isEmpty = min.x > max.x || min.y > max.y || min.z > max.z
  const issue = isEmpty || isWholeWorld ? undefined : arenaIssue(box)
  if (isEmpty) checker.issue(['arena', 'max'], 'must not lie below min in any axis')
  if (issue !== undefined) checker.issue(['arena', issue.corner], issue.message)
  for (const [key, block] of Object.entries({ floor, shell }))
    if (block !== undefined && !game.hasBlock(block))
      checker.issue(['arena', key], `unknown block "${block}"`)
  if (biome !== undefined && !namesOfSort('biome', game.version).includes(biome))
    checker.issue(['arena', 'biome'], `there is no biome "${biome}" in Minecraft ${game.version}`)
  if (ground !== undefined && min.y + ground > spawn.y)
    checker.issue(['arena', 'ground'], `${ground} layers fill the cell of the spawn, y=${spawn.y}`)
  if (!inBox(box, spawn))
    checker.issue(
      ['arena', 'spawn'],
      `${formatPosition(spawn)} lies outside the arena ${formatPosition(min)} to ${formatPosition(max)}`,
    )
}
