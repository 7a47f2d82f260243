import { cellKey, type Position } from '../../core/position.ts'
import type { Subtask } from '../../graph/subtask.ts'
import { wantedCells } from '../../graph/wanted-cells.ts'
import { buildOrder } from '../../task/build-order.ts'
import type { DependenciesFacts } from '../kinds/dependencies.ts'
import type { ReplyOf } from '../language-model.ts'

/** What the rules speak about, for one subtask. */
interface Profile {
  id: number
  cells: Set<string>
  /** Cells that carry or hold this subtask's blocks, by the build order. */
  supports: Set<string>
  /** As `supports`, of the blocks that cannot stay without. */
  fixings: Set<string>
  /** Cells right below this subtask's blocks, except those that hang from them. */
  below: Set<string>
  places: Set<string>
  obtains: Set<string>
  equips: Set<string>
}

type Cause = (first: Profile, later: Profile) => boolean

const meet = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => [...a].some((entry) => b.has(entry))
const lacks = (needs: ReadonlySet<string>, own: ReadonlySet<string>): Set<string> =>
  new Set([...needs].filter((entry) => !own.has(entry)))

/**
 * When each rule makes `later` wait for `first`. A rule without an entry causes nothing here: `reach` matters once
 * scaffolding is planned.
 */
const causes: Readonly<Record<string, Cause>> = {
  'have-before-place': (first, later) =>
    meet(lacks(first.obtains, first.places), lacks(later.places, later.obtains)),
  'equip-before-place': (first, later) =>
    meet(lacks(first.equips, first.places), lacks(later.places, later.equips)),
  'lower-before-higher': (first, later) => meet(first.cells, later.below),
  support: (first, later) => meet(first.cells, later.supports),
  'attached-block': (first, later) => meet(first.cells, later.fixings),
}

const FIXED = /(^|_)(torch|lantern|ladder|lever|button)$/

/** Names every edge of the chosen subtask that a rule in force makes necessary, with all such rules. */
export function expertDependencies(facts: DependenciesFacts): ReplyOf<'dependencies'> {
  const profiles = profilesOf(facts)
  const chosen = profiles.find(({ id }) => id === facts.subtask)
  if (chosen === undefined) return { causal_effects: [] }
  const inForce = facts.rules.filter(({ wording }) => wording !== 'counterfactual').map(({ id }) => id)
  const edge = (first: Profile, later: Profile) => {
    const rules = inForce.filter((rule) => causes[rule]?.(first, later) ?? false)
    if (rules.length === 0) return []
    return [{ chosen_node: first.id, target_node: later.id, rules, reason: `by ${rules.join(' and ')}` }]
  }
  const among = new Set(facts.among)
  const others = profiles.filter(({ id }) => id !== chosen.id && among.has(id))
  return { causal_effects: others.flatMap((other) => [...edge(chosen, other), ...edge(other, chosen)]) }
}

function profilesOf({ task, subtasks }: DependenciesFacts): Profile[] {
  const { order } = buildOrder(task.blueprint, task.arena.box)
  const placements = new Map(order.map((placement) => [cellKey(placement.block.position), placement]))
  const supportOf = (cell: Position): string | undefined => {
    const placement = placements.get(cellKey(cell))
    return placement === undefined || placement.onGround ? undefined : cellKey(placement.support)
  }
  return subtasks.map((subtask): Profile => {
    const cells = wantedCells(subtask, task)
    const firstHalves = cells.filter(({ placedWith }) => placedWith === undefined)
    const own = new Set(cells.map(({ position }) => cellKey(position)))
    const supports = new Set<string>()
    const fixings = new Set<string>()
    const below = new Set<string>()
    for (const { position, block } of firstHalves) {
      const support = supportOf(position)
      if (support !== undefined) {
        supports.add(support)
        if (FIXED.test(block.name)) fixings.add(support)
      }
      const under = { ...position, y: position.y - 1 }
      if (supportOf(under) !== cellKey(position)) below.add(cellKey(under))
    }
    return {
      id: subtask.id,
      cells: own,
      supports: lacks(supports, own),
      fixings: lacks(fixings, own),
      below: lacks(below, own),
      places: itemsOf(subtask, 'PlaceBlock'),
      obtains: itemsOf(subtask, 'WithdrawItem'),
      equips: itemsOf(subtask, 'Equip'),
    }
  })
}

const itemsOf = (subtask: Subtask, action: string): Set<string> =>
  new Set(subtask.actions.filter(({ name }) => name === action).map(({ args }) => String(args.item)))
