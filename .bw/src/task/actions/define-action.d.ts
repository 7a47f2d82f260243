import type { z } from 'zod';
import type { ActionResult } from '../action.ts';
import { type ActionSpec, type ActionSpecDefinition } from './action-spec.ts';
import type { Hands } from './hands.ts';
/** The way an action is carried out. */
export interface ActionWork<Args extends z.ZodObject, Data extends z.ZodType, Body extends Hands> {
    /**
     * Carries out the action and verifies its effect in the world; a resolved promise alone proves nothing. Mistakes that a model
     * can make are returned as failures, not thrown.
     * @param args the validated arguments
     * @param body the agent's abilities and senses
     */
    run(args: z.output<Args>, body: Body): Promise<ActionResult<z.input<Data>>>;
    /**
     * Whether an agent on a pillar stays there for this action, or comes down by itself if it must. Default: it
     * comes down first.
     */
    readonly staysUp?: boolean;
}
/** An action: its specification and how it is carried out. */
export interface ActionDefinition<Name extends string = string, Args extends z.ZodObject = z.ZodObject, Data extends z.ZodType = z.ZodType, Body extends Hands = Hands> extends ActionSpec<Name, Args, Data>, ActionWork<Args, Data, Body> {
}
/** Defines an action. The types of its name, of `run`'s arguments and of its data are inferred. */
export declare function defineAction<const Name extends string, Args extends z.ZodObject, Data extends z.ZodType = z.ZodUnknown, Body extends Hands = Hands>(definition: ActionSpecDefinition<Name, Args, Data> & ActionWork<Args, Data, Body>): ActionDefinition<Name, Args, Data, Body>;
