import { defineAction as defineFor, } from '../../task/actions/define-action.js';
export { done, fail } from '../../task/action.js';
/**
 * Defines an action that may also use the agent's bot. The package's own actions only use `Hands`. The types of `run`'s arguments
 * and of its data are inferred from the schemas.
 */
export const defineAction = defineFor;
