/** The numbers of tasks and seeds that an experiment covers. */
export interface Sampled {
  tasks: readonly unknown[]
  seeds: readonly unknown[]
}

/**
 * The population that an experiment's intervals cover: one task says nothing about other tasks, one seed
 * nothing about other seeds.
 */
export const coveredBy = ({ tasks, seeds }: Sampled): string => {
  if (tasks.length <= 1)
    return seeds.length <= 1
      ? 'for this task and seed alone'
      : 'for other seeds of this task; one task tells nothing about other tasks'
  return seeds.length <= 1
    ? 'for other tasks under this seed; one seed tells nothing about other seeds'
    : 'for other tasks and seeds'
}

/** The meaning of the intervals of an experiment's means, and of their marks. */
export const intervalNote = (sampled: Sampled): string =>
  sampled.tasks.length <= 1 && sampled.seeds.length <= 1
    ? 'One task and one seed: there are no intervals.'
    : `Means with 95 % intervals ${coveredBy(sampled)} (t; ˢ extended for skewness, ᵉ exact).`
