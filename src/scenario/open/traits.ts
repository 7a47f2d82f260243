import { PLAUSIBLE_WAYS_VERSION } from '../../game/obtaining/plausible/tiers.ts'
import type { GameVersion } from '../../game/version.ts'
import type { Atom } from '../../mcu/atoms/atom.ts'
import { atomsOf } from '../../mcu/atoms/atoms.ts'
import { taxonomyOf } from '../../mcu/atoms/taxonomy.ts'
import { filtersOf } from '../../mcu/difficulty/filters.ts'
import { type PlanningComplexity, planningComplexity } from '../../mcu/reach/complexity.ts'
import { prerequisitesOf, reachability } from '../../mcu/reach/prerequisites.ts'
import type { Label, Traits } from '../../task/task-format.ts'
import type { OpenTask } from './open.ts'

/** The category of tasks that are made of several atoms, in every system. */
const COMPOSED = 'Compositional'

/** The categories of an open task: those of its atoms, its level, and its sub-benchmarks. */
export function openTraits({ open: { atoms: ids, category, level }, gameVersion }: OpenTask): Traits {
  const known = new Map(atomsOf(gameVersion).map((atom) => [atom.id, atom]))
  const atoms = ids.flatMap((id) => known.get(id) ?? [])
  if (atoms.length === 0 || atoms.length < ids.length)
    return { labels: [...folderLabel(category), ...levelLabel(level)] }
  const complexity = complexityOf(atoms, gameVersion)
  const filters = filtersOf({
    atoms,
    ...(level === undefined ? {} : { level }),
    planning: complexity?.planning,
  })
  return {
    labels: [
      ...categories(atoms),
      ...folderLabel(category),
      ...levelLabel(level),
      ...filters.map((value) => ({ system: 'filter', value })),
    ],
    ...(complexity === undefined
      ? {}
      : {
          planning: complexity.planning,
          planningInTasks: complexity.tasksOnly,
          planningVersion: PLAUSIBLE_WAYS_VERSION,
        }),
  }
}

const folderLabel = (category: string | undefined): Label[] =>
  category === undefined ? [] : [{ system: 'AgentBeats', value: category }]

const levelLabel = (level: string | undefined): Label[] =>
  level === undefined ? [] : [{ system: 'level', value: level }]

/** The categories in the four published systems. */
function categories(atoms: readonly Atom[]): Label[] {
  const [only, ...more] = atoms
  if (only === undefined) return []
  const { skillForge, mcu2024, mcu2025, turbo } = taxonomyOf(only)
  const values = { 'MCU-Turbo': turbo, 'MCU 2025': mcu2025[0], 'MCU 2024': mcu2024, SkillForge: skillForge }
  return Object.entries(values).map(([system, value]) => ({
    system,
    value: more.length > 0 ? COMPOSED : value,
  }))
}

/** E + V of all atoms together; undefined if one of them cannot be reached from an empty inventory. */
function complexityOf(atoms: readonly Atom[], version: GameVersion): PlanningComplexity | undefined {
  const prerequisites = prerequisitesOf(version)
  return atoms.every((atom) => reachability(atom, prerequisites).reached)
    ? planningComplexity(atoms, version)
    : undefined
}
