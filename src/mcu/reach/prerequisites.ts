import { onceByName } from '../../core/once.ts'
import type { GameVersion } from '../../game/version.ts'
import type { Atom } from '../atoms/atom.ts'
import { atomsOf } from '../atoms/atoms.ts'
import { whyUnobtainable } from './sources.ts'
import { chainTo, type Reached, reach, type Way } from './ways.ts'
import { worldWays } from './world-ways.ts'

/** The graph of prerequisites of a version, over atoms, items, blocks, mobs and places. */
export interface Prerequisites extends Reached {
  readonly version: string
  /** Ways beside the chosen ones, too. */
  readonly all: readonly Way[]
}

const nodeOf = ({ id }: Pick<Atom, 'id'>): string => `task:${id}`

/** The graph of a version, made once in a process. */
export const prerequisitesOf = onceByName((version: GameVersion): Prerequisites => {
  const tasks = atomsOf(version).map(
    (atom): Way => ({ id: atom.text, makes: nodeOf(atom), takes: [], anyOf: atom.needs, cost: 1 }),
  )
  const all = [...worldWays(version), ...tasks]
  return { version, all, ...reach(all) }
})

/** Whether an atom can be done by somebody who begins with nothing; if not, why. */
export function reachability(
  atom: Atom,
  graph: Prerequisites,
): { readonly reached: true; readonly steps: number } | { readonly reached: false; readonly reason: string } {
  const node = nodeOf(atom)
  if (graph.cost.has(node)) return { reached: true, steps: chainTo(node, graph).length }
  const missing = atom.needs
    .filter((group) => !group.some((need) => graph.cost.has(need)))
    .map((group) => group[0] ?? '')
  const reasons = missing.map((need) => {
    const name = need.replace(/^\w+:/, '')
    return `${name}: ${whyUnobtainable(name) ?? 'no way to it is known'}`
  })
  return { reached: false, reason: reasons.join('; ') }
}

/** Whether the reason why an atom is out of reach is a rule of the game. */
export const isExplained = (reason: string): boolean => !reason.includes('no way to it is known')

/**
 * What somebody who begins with nothing has to obtain and do before an atom, and the atom itself, in order: the naive
 * version of the task.
 */
export const naiveChain = (atom: Atom, graph: Prerequisites): string[] => chainTo(nodeOf(atom), graph)

/**
 * Planning complexity E + V of the naive version of a task made of these atoms: nodes of their chains, items and tasks
 * alike, each once, and an edge for each need after choice.
 */
export function planningComplexity(atoms: readonly Atom[], graph: Prerequisites): number {
  const nodes = new Set(atoms.flatMap((atom) => naiveChain(atom, graph)))
  let size = nodes.size
  for (const node of nodes) {
    const way = graph.ways.get(node)
    size += way === undefined ? 0 : way.takes.length + way.anyOf.length
  }
  return size
}
