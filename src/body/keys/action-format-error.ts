import { CausalMaceError } from '../../core/errors.ts'

/** An action of an outside agent is not in one of the three formats. Nothing was pressed. */
export class ActionFormatError extends CausalMaceError {
  readonly code = 'action_format'

  /**
   *
   * @param received the agent's message, in a few words
   * @param expected the values that the format allows
   */
  constructor(received: string, expected: string) {
    super(`The action has ${received}; expected ${expected}.`, {
      hint: 'Send {action_type: "agent", buttons: [index], camera: [index]}, 20 buttons with a camera of two angles, or {action_type: "env", action: {…}}.',
    })
  }
}
