import { z } from 'zod';
/** The events that a planner emits. */
export declare const planEvents: {
    /** The first plan that the team follows. */
    readonly 'plan.ready': z.ZodObject<{
        plan: z.ZodUnknown;
        provisional: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$strip>;
    /** The planner has revised its plan while the team works. Repairs by the team are kept regardless of the revision. */
    readonly 'plan.revised': z.ZodObject<{
        revision: z.ZodInt;
        why: z.ZodString;
        added: z.ZodArray<z.ZodObject<{
            from: z.ZodNumber;
            to: z.ZodNumber;
            anyOf: z.ZodOptional<z.ZodReadonly<z.ZodArray<z.ZodNumber>>>;
            rules: z.ZodArray<z.ZodString>;
            reason: z.ZodString;
            meaning: z.ZodOptional<z.ZodEnum<{
                held: "held";
                preferred: "preferred";
            }>>;
            standing: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>>;
        removed: z.ZodArray<z.ZodObject<{
            from: z.ZodNumber;
            to: z.ZodNumber;
        }, z.core.$strip>>;
        restated: z.ZodArray<z.ZodObject<{
            from: z.ZodNumber;
            to: z.ZodNumber;
            anyOf: z.ZodOptional<z.ZodReadonly<z.ZodArray<z.ZodNumber>>>;
            rules: z.ZodArray<z.ZodString>;
            reason: z.ZodString;
            meaning: z.ZodOptional<z.ZodEnum<{
                held: "held";
                preferred: "preferred";
            }>>;
            standing: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>>;
        subtasks: z.ZodArray<z.ZodUnknown>;
        isFinal: z.ZodBoolean;
        abandoned: z.ZodOptional<z.ZodInt>;
        error: z.ZodOptional<z.ZodObject<{
            code: z.ZodString;
            message: z.ZodString;
        }, z.core.$strip>>;
        plan: z.ZodOptional<z.ZodUnknown>;
    }, z.core.$strip>;
};
