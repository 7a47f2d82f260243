import { z } from 'zod'
import { keyActionSchema } from '../body/keys/action-schema.ts'
import {
  keysObservationSchema,
  semanticActionSchema,
  semanticObservationSchema,
  slotStepSchema,
} from './observations.ts'
import { leaveSchema } from './running-slot.ts'
import { slotSpecSchema } from './slot-spec.ts'

/** Published definitions by name. Inputs are described in the form in which they have to be sent. */
const DEFINITIONS = {
  slot: slotSpecSchema,
  step: slotStepSchema,
  'observation.keys': keysObservationSchema,
  'observation.semantic': semanticObservationSchema,
  'action.keys': keyActionSchema,
  'action.semantic': semanticActionSchema,
  'action.leave': leaveSchema,
} as const

/** The JSON schemas of an environment's slots, observations and actions, generated from the definitions that read them. */
export const environmentSchemas = (): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(DEFINITIONS).map(([name, schema]) => [name, z.toJSONSchema(schema, { io: 'input' })]),
  )

/** The schemas as a page: a section for each definition. */
export function schemasPage(): string {
  const sections = Object.entries(environmentSchemas()).map(
    ([name, schema]) => `## ${name}\n\n\`\`\`json\n${JSON.stringify(schema, null, 2)}\n\`\`\`\n`,
  )
  return `# Schemas of environments\n\nJSON schemas of slots, steps, observations and actions ([environment.md](environment.md)), generated from the definitions that read\nthem by \`npm run environment:schemas\`; do not edit.\n\n${sections.join('\n')}`
}
