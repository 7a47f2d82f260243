import { recipesFor } from '../../game/items/recipes.ts'
import type { GameVersion } from '../../game/version.ts'
import { arrangementOf } from '../predicate/joins/index.ts'
import { BUILTIN_KINDS, type KindList } from '../predicate/kind-list.ts'
import { leavesOf } from '../predicate/parts.ts'
import type { Leaf, Predicate } from '../predicate/predicate.ts'
import type { CheckedScene, GoalFinding, GoalScene } from './goal-scene.ts'
import { Supplies } from './supplies.ts'

/** Maximum number of rounds of a repeated part that are checked. */
const MAX_ROUNDS = 64

/**
 * Checks that a scene has everything that its goal needs, and does not already fulfil the goal: recipe closure, stations, tools,
 * targets. One of several alternatives must be possible. Questions that only the game can answer are left to play.
 */
export function checkGoal(
  goal: Predicate,
  scene: CheckedScene,
  kinds: KindList = BUILTIN_KINDS,
): GoalFinding[] {
  const { operations, blocks, version } = scene
  const names = blocks.map(({ block }) => block.name)
  const goalScene: GoalScene = {
    ...scene,
    supplies: new Supplies(operations, { blocks: names, version }),
    whole: () => new Supplies(operations, { blocks: names, version }),
    start: new Supplies(operations, { blocks: [], version }),
    ingredients: ingredientsOf(goal, version),
  }
  return [
    ...givenFindings(goal, goalScene, kinds),
    ...findingsOn(goal, (leaf) => kinds.of(leaf).check(leaf, goalScene)),
  ]
}

/**
 * The findings for each part; for alternatives, those of the part with the fewest; for rounds, those of the first round with any.
 */
function findingsOn(goal: Predicate, check: (leaf: Leaf) => readonly GoalFinding[]): readonly GoalFinding[] {
  const arrangement = arrangementOf(goal)
  if (arrangement === undefined) return check(goal as Leaf)
  const { parts, need, rounds } = arrangement
  for (let round = 0; round < Math.min(rounds, MAX_ROUNDS); round++) {
    const findings = parts.map((part) => findingsOn(part, check))
    const counted = need === 'all' ? findings.flat() : fewest(findings)
    if (counted.length > 0) return counted
  }
  return []
}

const fewest = (findings: readonly (readonly GoalFinding[])[]): readonly GoalFinding[] =>
  findings.reduce((best, each) => (each.length < best.length ? each : best))

/** Parts of the goal that are fulfilled from the start. */
const givenFindings = (goal: Predicate, scene: GoalScene, kinds: KindList): GoalFinding[] =>
  leavesOf(goal).flatMap((leaf) => {
    const given = kinds.of(leaf).given(leaf, scene)
    if (given === undefined) return []
    const message = `the goal asks for ${given}, which is there from the start: leave it out`
    return [{ type: 'target_given' as const, message }]
  })

/** All ingredients from which the items of a goal are crafted. */
function ingredientsOf(goal: Predicate, version: GameVersion): ReadonlySet<string> {
  const items = leavesOf(goal).flatMap((leaf) => ('of' in leaf ? leaf.of : []))
  const taken = items.flatMap((item) => recipesFor(item, version).flatMap(({ takes }) => takes))
  return new Set(taken.map(({ item }) => item))
}
