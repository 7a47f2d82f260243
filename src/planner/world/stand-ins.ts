import { narrowest, type Requirements } from '../../graph/requirements.ts'

/**
 * Subtasks that do the same work: those that the rehearsal carried out, and those that it could only carry out in their place,
 * because together they would use up more than is available.
 */
export interface Peers {
  done: readonly number[]
  standIns: readonly number[]
}

/** Maximum number of groups that are distinguished, as in the search for requirements. */
const MAX_GROUPS = 64

/**
 * The needs of a subtask once stand-ins count: it needs this many of the peers, whichever they are. It makes no difference which
 * of them the rehearsal happened to carry out because they were listed first.
 */
export function withStandIns(requirements: Requirements, peers: readonly Peers[]): Requirements {
  return peers.reduce<Requirements>((groups, each) => exchange(groups, each), requirements)
}

function exchange(groups: Requirements, { done, standIns }: Peers): Requirements {
  const all = [...done, ...standIns]
  const exchanged = groups.flatMap((group): Requirements => {
    const peers = group.filter((id) => done.includes(id))
    if (peers.length === 0) return [group]
    const others = group.filter((id) => !done.includes(id))
    const isExpressed = (set: readonly number[]) =>
      groups.some(
        (one) =>
          one.length === set.length + others.length && [...set, ...others].every((id) => one.includes(id)),
      )
    const sets = subsetsOf(all, peers.length + standIns.length)
    // If it fails without any `peers.length` of those done, it fails without as many and all stand-ins.
    const isAnyOfThem = subsetsOf(done, peers.length).every(isExpressed)
    return isAnyOfThem && sets.length <= MAX_GROUPS
      ? sets.map((set) => [...set, ...others])
      : [[...group, ...standIns]]
  })
  return narrowest(exchanged)
}

function subsetsOf(items: readonly number[], size: number): number[][] {
  if (size === 0) return [[]]
  return items.flatMap((item, index) =>
    subsetsOf(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
  )
}
