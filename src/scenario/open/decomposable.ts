import { SUPPORTED, type Support, unsupported } from '../../core/support.ts'
import { isNamePattern } from '../../game/names.ts'
import { ARENA } from '../../game/obtaining/economy.ts'
import { whyNoRecipe } from '../../game/obtaining/why-not.ts'
import { predicateInWords } from '../../mcu/predicate/in-words.ts'
import { arrangementOf } from '../../mcu/predicate/joins/index.ts'
import { BUILTIN_KINDS } from '../../mcu/predicate/kind-list.ts'
import { leavesOf } from '../../mcu/predicate/parts.ts'
import type { Leaf, Predicate } from '../../mcu/predicate/predicate.ts'
import type { OpenTask } from './open.ts'
import { partsWithoutWay } from './open-planner.ts'

/**
 * Whether the expert can plan an open task: it needs a way for each part of the goal, or for any milestone of a task without a
 * goal. A plan without one would score 0, which would say nothing about planners or models.
 */
export function decomposableOpen(task: OpenTask): Support {
  const { success, milestones } = task.open
  if (success === undefined && milestones.length === 0)
    return unsupported('the expert reads goals from predicates, and the task has none')
  const lacking =
    success === undefined
      ? milestones.map(({ reached }) => partsWithoutWay(task, reached))
      : [partsWithoutWay(task, success)]
  const isPlannable = lacking.some((parts) => parts.length === 0)
  const [first] = lacking.find((parts) => parts.length > 0) ?? []
  return isPlannable || first === undefined
    ? SUPPORTED
    : unsupported(`no way is known to ${reasonFor(first, task)}`)
}

/** The part in words, with the reason if it asks for items that no action of an agent makes. */
function reasonFor(part: Predicate, { gameVersion }: OpenTask): string {
  const leaves = arrangementOf(part) === undefined ? [part as Leaf] : leavesOf(part)
  const reasons = leaves
    .flatMap((leaf) => itemsOf(leaf))
    .flatMap((item) => whyNoRecipe(item, gameVersion, ARENA) ?? [])
  const why = reasons.length === 0 ? 'nothing in the scene leads to it' : [...new Set(reasons)].join('; ')
  return `${predicateInWords(part)}: ${why}`
}

/** The items that a leaf asks for by name. */
function itemsOf(leaf: Leaf): readonly string[] {
  const field = Object.entries(BUILTIN_KINDS.of(leaf).names ?? {}).find(([, sort]) => sort === 'item')?.[0]
  const names =
    field === undefined ? [] : (leaf as unknown as Readonly<Record<string, readonly string[]>>)[field]
  return (names ?? []).filter((name) => !isNamePattern(name))
}
