import { z } from 'zod'
import { BUTTONS } from './buttons.ts'

/** A number that may come wrapped in one-element lists, the way numpy arrays are serialised. */
const scalar = z.preprocess(unwrap, z.number())
const isDown = z.preprocess(unwrap, z.union([z.boolean(), z.literal(0), z.literal(1)])).transform(Boolean)
const angles = z.preprocess(unwrapList, z.tuple([z.number(), z.number()]))

function unwrap(value: unknown): unknown {
  return Array.isArray(value) && value.length === 1 ? unwrap(value[0]) : value
}

/** Unwraps a one-element list whose element is a list. */
function unwrapList(value: unknown): unknown {
  return Array.isArray(value) && value.length === 1 && Array.isArray(value[0]) ? value[0] : value
}

const kind = {
  type: z.literal('action').optional(),
}

/** Format 1, compact: the indices of a button combination (0–8640) and of a turn (0–120). */
const compactSchema = z.object({
  ...kind,
  action_type: z.literal('agent').optional(),
  buttons: z.tuple([scalar]),
  camera: z.tuple([scalar]),
})

/** Format 2, expanded: twenty flags in the order of `BUTTONS`, and pitch and yaw in degrees. */
const expandedSchema = z.object({
  ...kind,
  action_type: z.literal('agent').optional(),
  buttons: z.preprocess(unwrapList, z.array(isDown).length(BUTTONS.length)),
  camera: angles,
})

/** Format 3, named: any of the twenty buttons by name, and pitch and yaw in degrees. Missing buttons are not pressed. */
const namedSchema = z.object({
  ...kind,
  action_type: z.literal('env'),
  action: z.object({
    ...Object.fromEntries(BUTTONS.map((button) => [button, isDown.optional()])),
    camera: angles.optional(),
  }),
})

/** An action of an agent that plays with keys, in one of MineStudio's three formats. */
export const keyActionSchema = z.union([namedSchema, compactSchema, expandedSchema])
