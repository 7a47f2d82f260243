import { z } from 'zod'
import { ActionFormatError } from './action-format-error.ts'
import { keyActionSchema } from './action-schema.ts'
import { BUTTONS, type KeyAction, STILL, type Turn } from './buttons.ts'
import { actionOfCompact, quantised } from './compact-index.ts'

/** Longest description of a malformed action in an error (characters). */
const MAX_DETAIL = 300

export interface ReadActionOptions {
  /**
   * Whether turns of formats 2 and 3 keep their exact angle. By default they pass through the 121 bins of format 1, as in the
   * reference, so that all three formats produce the same movement.
   */
  readonly exactTurns?: boolean
}

/**
 * Reads an action of an outside agent in any of the three formats.
 * @param reply parsed JSON; nothing about it is trusted
 * @throws ActionFormatError if it is in none of them, or one of its numbers is out of range
 */
export function readAction(reply: unknown, { exactTurns = false }: ReadActionOptions = {}): KeyAction {
  const parsed = keyActionSchema.safeParse(reply)
  if (!parsed.success)
    throw new ActionFormatError(
      `an unknown shape (${z.prettifyError(parsed.error).slice(0, MAX_DETAIL)})`,
      'one of the three formats',
    )
  const { data } = parsed
  if ('action' in data) {
    const { camera, ...flags } = data.action
    const named: Readonly<Record<string, unknown>> = flags
    return finish(
      BUTTONS.map((button) => named[button] === true),
      camera,
      exactTurns,
    )
  }
  if (data.buttons.length === 1 && data.camera.length === 1)
    return actionOfCompact({ buttons: Number(data.buttons[0]), camera: data.camera[0] })
  const [pitch = 0, yaw = 0] = data.camera
  return finish(data.buttons as boolean[], [pitch, yaw], exactTurns)
}

function finish(
  flags: readonly boolean[],
  angles: readonly [number, number] | undefined,
  exact: boolean,
): KeyAction {
  const camera: Turn = angles === undefined ? STILL : { pitch: angles[0], yaw: angles[1] }
  const action = { pressed: new Set(BUTTONS.filter((_, i) => flags[i])), camera }
  return exact ? action : quantised(action)
}
