import type { Dependency } from './subtask.ts'

/** The requirements of a subtask: any one member of a list is enough, and all lists must be satisfied. */
export type Requirements = readonly (readonly number[])[]

/** The requirements of every subtask. */
export type RequirementsOf = (id: number) => Requirements

/** The requirements that dependencies into one subtask express: single ones first, then groups, each without duplicates. */
export function requirementsFrom(
  dependencies: readonly Pick<Dependency, 'from' | 'anyOf'>[],
): readonly (readonly number[])[] {
  const single: number[][] = []
  const groups = new Map<number, number[]>()
  for (const { from, anyOf } of dependencies) {
    if (anyOf === undefined || anyOf.length === 0) single.push([from])
    for (const group of anyOf ?? []) {
      const members = groups.get(group)
      if (members === undefined) groups.set(group, [from])
      else if (!members.includes(from)) members.push(from)
    }
  }
  return [...single, ...groups.values()]
}

/** The alternatives of each dependency, by the requirements of one subtask: the inverse of `requirementsFrom`. */
export function groupsOf(requirements: Requirements): Map<number, readonly number[] | undefined> {
  const single = new Set(requirements.flatMap((members) => (members.length === 1 ? members : [])))
  const groups = new Map<number, number[] | undefined>()
  for (const id of single) groups.set(id, undefined)
  let number = 0
  for (const members of requirements) {
    if (members.some((id) => single.has(id))) continue
    number++
    for (const id of members) groups.set(id, [...(groups.get(id) ?? []), number])
  }
  return groups
}

export const isSatisfied = (requirements: Requirements, isDone: (id: number) => boolean): boolean =>
  requirements.every((members) => members.some(isDone))

/**
 * The rank of each subtask that can be done at all: one more than the highest of its requirements, where the rank of a group
 * is that of its lowest member. Subtasks that wait for each other have none. Time O(ranks · edges).
 */
export function ranksOf(ids: readonly number[], requirementsOf: RequirementsOf): Map<number, number> {
  const ranks = new Map<number, number>()
  let open = ids
  for (let rank = 0; open.length > 0; rank++) {
    const ready = open.filter((id) => isSatisfied(requirementsOf(id), (other) => ranks.has(other)))
    if (ready.length === 0) break
    for (const id of ready) ranks.set(id, rank)
    open = open.filter((id) => !ranks.has(id))
  }
  return ranks
}

/**
 * The subtasks that can be done, in some order, if certain others are never done. Considers only prerequisites of the goal.
 * @returns whether the goal can be done
 */
export function canBeDone(goal: number, requirementsOf: RequirementsOf, never: ReadonlySet<number>): boolean {
  if (never.has(goal)) return false
  const around = new Set([goal])
  for (const id of around)
    for (const members of requirementsOf(id))
      for (const other of members) if (!never.has(other)) around.add(other)
  return ranksOf([...around], requirementsOf).has(goal)
}

/** The members of a group of a subtask's alternatives that can be done before the subtask and the other members. */
const membersThatCanBeFirst = (
  id: number,
  members: readonly number[],
  requirementsOf: RequirementsOf,
): readonly number[] =>
  members.reduce((candidates, member) => {
    const rest = candidates.filter((other) => other !== member)
    return rest.length > 0 && !canBeDone(member, requirementsOf, new Set([...rest, id])) ? rest : candidates
  }, members)

/**
 * The requirements without redundant ones, such that exactly the same orders are allowed: a requirement is dropped if the subtask
 * cannot be reached without it anyway, and a member of a group is dropped if it is never done before the others. Time
 * O(requirements · edges).
 */
export function reducedRequirements(
  ids: readonly number[],
  requirementsOf: RequirementsOf,
): Map<number, Requirements> {
  const reduced = new Map<number, Requirements>(ids.map((id) => [id, requirementsOf(id)]))
  const current: RequirementsOf = (id) => reduced.get(id) ?? []
  for (const id of ids) {
    // The largest groups are the least precise.
    for (const members of [...current(id)].sort((a, b) => b.length - a.length)) {
      const others = current(id).filter((other) => other !== members)
      reduced.set(id, others)
      if (!canBeDone(id, current, new Set(members))) continue
      reduced.set(id, [...others, membersThatCanBeFirst(id, members, current)])
    }
  }
  return reduced
}

/**
 * The requirements without alternatives that are never done before the others of their group: a block above can support one
 * below, but is hardly ever placed first. Exactly the same orders are allowed.
 */
export function prunedAlternatives(
  ids: readonly number[],
  requirementsOf: RequirementsOf,
): Map<number, Requirements> {
  const pruned = new Map<number, Requirements>(ids.map((id) => [id, requirementsOf(id)]))
  const current: RequirementsOf = (id) => pruned.get(id) ?? []
  for (const id of ids) {
    const own = current(id)
    if (own.every(({ length }) => length === 1)) continue
    pruned.set(
      id,
      own.map((members) => membersThatCanBeFirst(id, members, current)),
    )
  }
  return pruned
}

/** The groups that contain no other group, each once. */
export function narrowest(groups: Requirements): (readonly number[])[] {
  const single = new Set(groups.flatMap((group) => (group.length === 1 ? group : [])))
  const minimal = [...single].map((id): readonly number[] => [id])
  for (const group of groups.toSorted((a, b) => a.length - b.length)) {
    if (group.some((id) => single.has(id))) continue
    if (!minimal.some((other) => other.every((id) => group.includes(id)))) minimal.push(group)
  }
  return minimal
}
