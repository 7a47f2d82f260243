import type { GameVersion } from '../../game/version.ts'
import type { Deed } from '../../mcu/predicate/deed.ts'
import { arrangementOf } from '../../mcu/predicate/joins/index.ts'
import { BUILTIN_KINDS } from '../../mcu/predicate/kind-list.ts'
import { isOrdered } from '../../mcu/predicate/parts.ts'
import type { Leaf, Predicate } from '../../mcu/predicate/predicate.ts'

/** Deeds that no earlier part of a goal counts, with the version of the game. */
interface FreeDeeds {
  readonly deeds: readonly Deed[]
  readonly version: GameVersion
}

/** The contribution of the subtasks to a part of a goal. */
interface Work {
  /** Deeds that count for the part. */
  readonly deeds: readonly Deed[]
  /** The events that start the part, and those that end it. */
  readonly first: readonly Deed[]
  readonly last: readonly Deed[]
  /** Order constraints between subtasks. */
  readonly waits: readonly { from: number; to: number }[]
  /** Whether the part is complete with these deeds. */
  readonly isComplete: boolean
}

const NOTHING: Work = { deeds: [], first: [], last: [], waits: [], isComplete: true }

/** Assigns deeds to the parts of a goal. Each deed counts once, for the first part to which it contributes. */
export function workOn(goal: Predicate, free: FreeDeeds): Work {
  const arrangement = arrangementOf(goal)
  if (arrangement === undefined) return workOnLeaf(goal as Leaf, free)
  const { parts, need, inOrder, rounds } = arrangement
  if (need === 'any') return workOnAny(parts, free)
  const repeated = Array.from({ length: rounds }, () => parts).flat()
  return workOnAll(repeated, free, { inOrder: inOrder || (rounds > 1 && parts.some(isOrdered)) })
}

function workOnLeaf(leaf: Leaf, { deeds, version }: FreeDeeds): Work {
  const kind = BUILTIN_KINDS.of(leaf)
  const counted: Deed[] = []
  let left = kind.amount(leaf)
  for (const deed of deeds) {
    if (left <= 0) break
    const share = kind.share(leaf, deed, version)
    if (share === 0) continue
    counted.push(deed)
    left -= share
  }
  return { deeds: counted, first: counted, last: counted, waits: [], isComplete: left <= 0 }
}

/** The first complete alternative; otherwise the first with any work in a subtask. */
function workOnAny(parts: readonly Predicate[], free: FreeDeeds): Work {
  const works = parts.map((part) => workOn(part, free))
  return works.find(({ isComplete }) => isComplete) ?? works.find(({ deeds }) => deeds.length > 0) ?? NOTHING
}

function workOnAll(parts: readonly Predicate[], free: FreeDeeds, { inOrder }: { inOrder: boolean }): Work {
  let all = NOTHING
  for (const part of parts) {
    const used = new Set(all.deeds)
    const work = workOn(part, { ...free, deeds: free.deeds.filter((deed) => !used.has(deed)) })
    all = inOrder && all.deeds.length > 0 ? inSequence(all, work) : sideBySide(all, work)
  }
  return all
}

const sideBySide = (a: Work, b: Work): Work => ({
  deeds: [...a.deeds, ...b.deeds],
  first: [...a.first, ...b.first],
  last: [...a.last, ...b.last],
  waits: [...a.waits, ...b.waits],
  isComplete: a.isComplete && b.isComplete,
})

const inSequence = (before: Work, after: Work): Work => ({
  ...sideBySide(before, after),
  first: before.first,
  last: after.deeds.length > 0 ? after.last : before.last,
  waits: [...before.waits, ...after.waits, ...pairsOf(before.last, after.first)],
})

function pairsOf(before: readonly Deed[], after: readonly Deed[]): { from: number; to: number }[] {
  const ids = (deeds: readonly Deed[]) => [...new Set(deeds.map(({ subtask }) => subtask))]
  return ids(before).flatMap((from) => ids(after).map((to) => ({ from, to })))
}
