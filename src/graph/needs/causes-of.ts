import type { ActionVocabulary } from '../../task/actions/vocabulary.ts'
import type { RuleId } from '../../task/rule-ids.ts'
import type { Task } from '../../task/task.ts'
import { scenarioOf } from '../../task/task-format.ts'
import type { ScenarioFinality } from '../is-final.ts'
import { groupsOf, narrowest, prunedAlternatives } from '../requirements.ts'
import type { Subtask } from '../subtask.ts'
import { accountOf, noteStored, obtainableFrom } from './account-of.ts'
import { buildingCauses, buildingOf, equipCauses } from './building.ts'
import { type Cause, CauseList } from './cause.ts'
import { diggingCauses } from './digging.ts'
import { itemCauses, poolsOf, storedCauses, toolCauses } from './items.ts'
import { containerCauses, cropCauses, stationCauses } from './places.ts'
import { siteOf } from './site.ts'
import { standingCauses } from './standing.ts'
import { Stores } from './stores.ts'
import { inPossibleOrder } from './turns.ts'

/** The part of a scenario that contributes to the true dependencies. */
export interface ScenarioCauses<T extends Task = Task> extends ScenarioFinality<T> {
  /** Adds causes that only this scenario has, e.g. the subtask that must open the way to a room. */
  causes?(task: T, subtasks: readonly Subtask[], causes: CauseList, actions: ActionVocabulary): void
}

/** The sources of true dependencies: the scenarios, and the actions with their effects. */
export interface TruthSource {
  readonly scenarios: readonly ScenarioCauses[]
  readonly actions: ActionVocabulary
}

/**
 * Every reason why one subtask must wait for another, rule by rule, derived from the game's own data. An edge may have several
 * causes. If several subtasks provide the same thing (a tool, a table, a block to build against), one is named and the others
 * are listed as alternatives. Near-linear in the number of actions: everything is looked up by cell or item.
 *
 * The causes may form a cycle if the decomposition cannot be carried out in any order.
 */
export function causesOf(
  task: Task,
  subtasks: readonly Subtask[],
  { scenarios, actions }: TruthSource,
): Cause[] {
  const inOrder = [...subtasks].sort((a, b) => a.id - b.id)
  const site = siteOf(task, inOrder, actions)
  const isObtainable = obtainableFrom(inOrder, site)
  const stores = new Stores(task)
  noteStored(inOrder, site, stores)
  const accounts = inOrder.map((subtask) => accountOf(subtask, site, stores, isObtainable))
  const building = buildingOf(site, inOrder)

  const causes = new CauseList()
  stationCauses(accounts, site, causes)
  containerCauses(accounts, site, causes)
  cropCauses(accounts, site, causes)
  diggingCauses(accounts, site, causes)
  equipCauses(accounts, causes)
  buildingCauses(building, site, causes)
  standingCauses(task, building, causes)
  scenarioOf(scenarios, task).causes?.(task, inOrder, causes, actions)
  storedCauses(accounts, causes)
  const pools = poolsOf(inPossibleOrder(accounts, causes))
  itemCauses(pools, causes)
  toolCauses(accounts, pools, causes)
  return causes.list
}

export type { Cause } from './cause.ts'

/** An edge that game rules require, with all these rules. */
export interface TrueDependency {
  from: number
  to: number
  /** Groups of alternatives into `to`, as in `Dependency`. */
  anyOf?: readonly number[]
  rules: RuleId[]
}

/**
 * The true dependencies: the causes of all rules, merged by edge and sorted by ids. Interchangeable providers are alternatives,
 * unless one of them is necessary anyway or a smaller group is more precise.
 */
export function trueDependencies(
  task: Task,
  subtasks: readonly Subtask[],
  source: TruthSource,
): TrueDependency[] {
  const causes = Map.groupBy(causesOf(task, subtasks, source), ({ to }) => to)
  const pruned = prunedAlternatives(
    subtasks.map(({ id }) => id),
    (id) => narrowest((causes.get(id) ?? []).map(membersOf)),
  )
  return [...causes]
    .flatMap(([to, own]) => {
      const groups = groupsOf(narrowest(pruned.get(to) ?? []))
      return [...groups].map(([from, anyOf]): TrueDependency => {
        const because = own.filter((cause) =>
          anyOf === undefined ? cause.from === from : membersOf(cause).includes(from),
        )
        const rules = [...new Set(because.map(({ rule }) => rule))]
        return anyOf === undefined ? { from, to, rules } : { from, to, anyOf, rules }
      })
    })
    .sort((a, b) => a.from - b.from || a.to - b.to)
}

const membersOf = ({ from, instead = [] }: Cause): readonly number[] => [from, ...instead]
