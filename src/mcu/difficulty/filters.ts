import type { Atom } from '../atoms/atom.ts'
import { taxonomyOf } from '../atoms/taxonomy.ts'
import type { Level } from '../scene/harder.ts'

/** The properties of a task that filters use. */
interface FilteredTask {
  readonly atoms: readonly Atom[]
  readonly level?: Level
  /** E + V from an empty inventory; undefined if unknown. */
  readonly planning: number | undefined
}

/** Minimum E + V of a chain: the chain for smelting cobblestone, with its furnace and fuel (1.19.2). */
const CHAIN = 64

const isOf =
  (...categories: readonly string[]) =>
  ({ atoms }: FilteredTask): boolean =>
    atoms.some((atom) => categories.includes(taxonomyOf(atom).skillForge))

/**
 * The named sub-benchmarks, modelled on SkillForge's filters. `chain` holds tasks that need a long plan from an empty inventory;
 * SkillForge plays them that way, as the suite `techtree` does here. `control` holds single atoms in plain scenes, which need no
 * plan.
 */
const FILTERS: Readonly<Record<string, (task: FilteredTask) => boolean>> = {
  chain: ({ planning }) => planning !== undefined && planning >= CHAIN,
  control: ({ atoms, level }) => atoms.length === 1 && level === 'simple',
  mining: isOf('Mining'),
  crafting: isOf('Crafting'),
  combat: isOf('Combat'),
  navigation: isOf('Navigation'),
  building: isOf('Building'),
  exploitation: isOf('Exploitation'),
  molecules: ({ atoms }) => atoms.length > 1,
}

/** The names of the filters that a task passes. */
export const filtersOf = (task: FilteredTask): string[] =>
  Object.entries(FILTERS).flatMap(([name, passes]) => (passes(task) ? [name] : []))
