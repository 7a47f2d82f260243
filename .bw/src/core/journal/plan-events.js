import { z } from 'zod';
/** A dependency of a plan, without its evidence. */
const plannedDependency = z.object({
    from: z.number(),
    to: z.number(),
    anyOf: z.array(z.number()).readonly().optional(),
    rules: z.array(z.string()),
    reason: z.string(),
    meaning: z.enum(['held', 'preferred']).optional(),
    /** The state of knowledge about it: see `planner/causal/standing.ts`. */
    standing: z.string().optional(),
});
/** The events that a planner emits. */
export const planEvents = {
    /** The first plan that the team follows. */
    'plan.ready': z.object({
        plan: z.unknown(),
        /**
         * true: the planner continues, and `plan.revised` events follow, of which the last is final. Absent: this plan is final.
         */
        provisional: z.boolean().optional(),
    }),
    /** The planner has revised its plan while the team works. Repairs by the team are kept regardless of the revision. */
    'plan.revised': z.object({
        /** Counts from 1. */
        revision: z.int(),
        why: z.string(),
        added: z.array(plannedDependency),
        removed: z.array(z.object({ from: z.number(), to: z.number() })),
        /** Dependencies that changed in more than their two ends: meaning, standing, rules, alternatives. */
        restated: z.array(plannedDependency),
        /** Subtasks that are new in the plan. */
        subtasks: z.array(z.unknown()),
        /** Whether the planner has ended. */
        isFinal: z.boolean(),
        /** Questions that were still open when the team ended; their replies are lost. Only in the last revision. */
        abandoned: z.int().optional(),
        /** The failure that ended the planner, if any; the team continues with the current plan. */
        error: z.object({ code: z.string(), message: z.string() }).optional(),
        /** The whole plan with the record of its refinement. Only in the last revision. */
        plan: z.unknown().optional(),
    }),
};
