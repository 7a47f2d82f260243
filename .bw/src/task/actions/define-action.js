import { specify } from './action-spec.js';
/** Defines an action. The types of its name, of `run`'s arguments and of its data are inferred. */
export function defineAction(definition) {
    return {
        ...specify(definition),
        run: definition.run,
        staysUp: definition.staysUp ?? false,
    };
}
