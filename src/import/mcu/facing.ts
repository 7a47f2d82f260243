import { namesTest } from '../../game/names.ts'
import type { GameVersion } from '../../game/version.ts'
import { leavesOf } from '../../mcu/predicate/parts.ts'
import type { Predicate } from '../../mcu/predicate/predicate.ts'
import { blocksAfter } from '../../mcu/setup/blocks-after.ts'
import type { Operation } from '../../mcu/setup/operation.ts'
import { thingsIn } from '../../mcu/verify/goal-scene.ts'
import { facingAwayFrom } from '../../mcu/verify/in-sight.ts'

/**
 * Turns the agent away from its target if the file places that in its view: things in sight at the start do not count as found.
 * @returns the addition to the set-up
 */
export function turnedAway(
  operations: readonly Operation[],
  success: Predicate | undefined,
  { version, notes }: { version: GameVersion; notes: string[] },
): Operation[] {
  const names = success === undefined ? [] : leavesOf(success).flatMap(namesToFind)
  if (names.length === 0) return []
  const blocks = blocksAfter(operations, { x: 0, y: 0, z: 0 })
  const test = namesTest(names)
  const things = thingsIn({ operations, blocks }).filter(({ name }) => test(name))
  const facing = facingAwayFrom(things, { operations, blocks, version })
  if (facing === undefined) {
    notes.push(`${names.join(' or ')} is in sight of the player in every direction from the start`)
    return []
  }
  if (facing.yaw === 0) return []
  notes.push(
    `the player is turned (yaw ${facing.yaw}): ${names.join(' or ')} would be in sight from the start`,
  )
  return [{ kind: 'tp', to: { x: 0, y: 0, z: 0 }, facing }]
}

const namesToFind = (leaf: ReturnType<typeof leavesOf>[number]): readonly string[] =>
  leaf.kind === 'sighted' ? leaf.of : []
