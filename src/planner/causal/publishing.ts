import { count } from '../../core/count.ts'
import type { Dependency, DependencyMeaning, Subtask } from '../../graph/subtask.ts'
import type { Plan } from '../plan.ts'
import type { PlanContext } from '../planner.ts'
import { withAlternatives } from './alternatives.ts'
import type { Verdict } from './decision/decision.ts'
import { refine } from './refine.ts'

/** Everything in a plan except what the refinement decides. */
export type Unrefined = Omit<Plan, 'dependencies' | 'dropped' | 'isolated' | 'refinement'>

/** The result of a refinement, final or intermediate. */
export interface Refined {
  verdicts: readonly Verdict[]
  record: NonNullable<Plan['refinement']>
}

/** The plan that results from these verdicts, each dependency with its meaning for the team. */
export function refinedPlan(
  { modelCalls, ...plan }: Unrefined,
  { verdicts, record }: Refined,
  meaningOf: (subtask: number) => DependencyMeaning,
): Plan {
  const { dependencies, dropped, isolated } = refine(plan.subtasks, verdicts)
  const stated = <D extends Dependency>(dependency: D): D => withMeaning(dependency, meaningOf)
  return {
    ...plan,
    dependencies: withAlternatives(dependencies, plan.subtasks).map(stated),
    dropped: dropped.map(({ dependency, ...why }) => ({ dependency: stated(dependency), ...why })),
    isolated,
    refinement: record,
    modelCalls: { ...modelCalls },
  }
}

/** `held` is the default meaning of a dependency. */
const withMeaning = <D extends Dependency>(
  dependency: D,
  meaningOf: (subtask: number) => DependencyMeaning,
): D => (meaningOf(dependency.to) === 'held' ? dependency : { ...dependency, meaning: 'preferred' })

/** Publishes a plan while it is being refined, so that the team can begin with the known part. */
export class Publishing {
  readonly #live: NonNullable<PlanContext['live']>
  readonly #meaningOf: (subtask: number) => DependencyMeaning
  readonly #unrefined: Unrefined

  constructor(options: {
    live: NonNullable<PlanContext['live']>
    unrefined: Unrefined
    meaningOf: (subtask: number) => DependencyMeaning
  }) {
    this.#live = options.live
    this.#unrefined = options.unrefined
    this.#meaningOf = options.meaningOf
  }

  /**
   * Before anything is known about dependencies, the team can begin if none of them could be more than a preference: a wrong
   * attempt costs time at most.
   */
  beginIfHarmless(): void {
    const { subtasks } = this.#unrefined
    const isHarmless = ({ id }: Subtask) => this.#meaningOf(id) === 'preferred'
    if (!subtasks.every(isHarmless)) return
    const isolated = subtasks.map(({ id }) => id)
    const plan: Plan = {
      ...this.#unrefined,
      dependencies: [],
      dropped: [],
      isolated,
      modelCalls: { ...this.#unrefined.modelCalls },
    }
    this.#live.revise(plan, 'the subtasks; their dependencies are not known yet, and none could be held')
  }

  /** Publishes the result of a wave of questions; wave 0 is the initial graph. */
  show(refined: Refined, wave: number): void {
    this.#live.revise(
      refinedPlan(this.#unrefined, refined, this.#meaningOf),
      reasonOf(refined.verdicts, wave),
    )
  }
}

function reasonOf(verdicts: readonly Verdict[], wave: number): string {
  if (wave === 0)
    return `the initial graph: ${count(verdicts.length, 'dependency', 'dependencies')} predicted`
  const standing = (name: string) =>
    verdicts.filter(({ evidence, edge }) => evidence.standing === name && !edge.isLate).length
  const parts = [
    `${standing('certified')} certified`,
    `${standing('given_up')} given up`,
    `${standing('undecided')} undecided`,
    `${standing('moot')} moot`,
  ]
  return `wave ${wave} of questions: of the dependencies predicted, ${parts.join(', ')}`
}
