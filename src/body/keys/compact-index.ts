import { ActionFormatError } from './action-format-error.ts'
import { BUTTONS, type Button, HOTBAR_BUTTONS, type KeyAction, STILL } from './buttons.ts'
import { cameraIndexOf, NULL_CAMERA, turnOfCameraIndex } from './camera-bins.ts'

/** An action as two numbers: MineStudio's and VPT's compact form. */
export interface CompactAction {
  readonly buttons: number
  readonly camera: number
}

/** One digit of the index: at most one of its choices is pressed. */
interface Digit {
  readonly choices: readonly Button[]
  /** Whether two choices pressed together cancel out; otherwise the later choice wins. */
  readonly cancels: boolean
}

/** The digits of the mixed radix, most significant first. The last digit, whether the camera counts, follows them. */
const DIGITS: readonly Digit[] = [
  { choices: HOTBAR_BUTTONS, cancels: false },
  { choices: ['forward', 'back'], cancels: true },
  { choices: ['left', 'right'], cancels: true },
  { choices: ['sprint', 'sneak'], cancels: false },
  { choices: ['use'], cancels: false },
  { choices: ['drop'], cancels: false },
  { choices: ['attack'], cancels: false },
  { choices: ['jump'], cancels: false },
]
const CAMERA_CHOICES = 2

/** The index of the inventory button, which excludes all others: one more than the last combination. */
export const INVENTORY_INDEX = DIGITS.reduce(
  (count, { choices }) => count * (choices.length + 1),
  CAMERA_CHOICES,
)

/**
 * The buttons of an index and whether the camera counts. With the inventory index the camera counts too, as in the
 * reference.
 * @throws ActionFormatError unless it is a whole number from 0 to 8640
 */
export function buttonsOfIndex(index: number): { pressed: Set<Button>; usesCamera: boolean } {
  if (!Number.isInteger(index) || index < 0 || index > INVENTORY_INDEX)
    throw new ActionFormatError(`button index ${index}`, `a whole number from 0 to ${INVENTORY_INDEX}`)
  if (index === INVENTORY_INDEX) return { pressed: new Set(['inventory']), usesCamera: true }
  const pressed = new Set<Button>()
  let rest = Math.floor(index / CAMERA_CHOICES)
  for (const { choices } of DIGITS.toReversed()) {
    const choice = choices[(rest % (choices.length + 1)) - 1]
    if (choice !== undefined) pressed.add(choice)
    rest = Math.floor(rest / (choices.length + 1))
  }
  return { pressed, usesCamera: index % CAMERA_CHOICES === 1 }
}

/**
 * The compact form of an action, as the reference encodes it: opposite directions cancel each other out, sneak beats sprint,
 * the highest hotbar key wins, and the inventory button excludes everything else and stops the camera.
 */
export function compactOf({ pressed, camera }: KeyAction): CompactAction {
  if (pressed.has('inventory')) return { buttons: INVENTORY_INDEX, camera: NULL_CAMERA }
  const cameraIndex = cameraIndexOf(camera)
  const combination = DIGITS.reduce((index, digit) => {
    const { choices } = digit
    return index * (choices.length + 1) + digitValue(digit, pressed)
  }, 0)
  const usesCamera = cameraIndex === NULL_CAMERA ? 0 : 1
  return { buttons: combination * CAMERA_CHOICES + usesCamera, camera: cameraIndex }
}

function digitValue({ choices, cancels }: Digit, pressed: ReadonlySet<Button>): number {
  const down = choices.flatMap((button, i) => (pressed.has(button) ? [i + 1] : []))
  return cancels && down.length > 1 ? 0 : Math.max(0, ...down)
}

/**
 * The action of a compact form.
 * @throws ActionFormatError if one of its numbers is out of range
 */
export function actionOfCompact({ buttons, camera }: CompactAction): KeyAction {
  const { pressed, usesCamera } = buttonsOfIndex(buttons)
  const turn = turnOfCameraIndex(camera)
  return { pressed, camera: usesCamera ? turn : STILL }
}

/** The action after conversion to its compact form and back, as the reference does for all three formats. */
export const quantised = (action: KeyAction): KeyAction => actionOfCompact(compactOf(action))

/** The buttons of a set in their fixed order, for records and comparisons. */
export const inOrder = (pressed: ReadonlySet<Button>): Button[] =>
  BUTTONS.filter((button) => pressed.has(button))
