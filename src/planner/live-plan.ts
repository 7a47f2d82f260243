import type { Plan } from './plan.ts'

/** A team that follows a plan while its planner is still working: a plan is a stream of revisions. */
export interface LivePlan {
  /**
   * Publishes the plan as it is known now; the first one published starts the team. Subtasks keep their ids and contents; none
   * may be removed, but more may be added. The plan that `Planner.plan` resolves to is the last revision.
   * @param why the reason for the revision, as a clause for people: "wave 2: 3 dependencies certified, 1 given up"
   * @throws PlanError if the plan is not executable, or has lost or changed a subtask
   */
  revise(plan: Plan, why: string): void
  /** Whether a dependency can no longer make a difference: one of its subtasks is done. */
  isMoot(edge: { from: number; to: number }): boolean
}
