import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'

const act = z.union([
  z.strictObject({
    /** Id of the probe that measures the consequence. */
    probe: z.string(),
    /** The client does it, once it gets the effect or reads the enchantment of its own item. */
    client: z.literal(true).optional(),
  }),
  z.strictObject({
    /** It acts only on what the player sees, or on what its client alone decides: the reason why no probe measures it. */
    screen: z.string(),
  }),
  z.strictObject({
    /** The reason why it does nothing in this world. */
    departs: z.string(),
  }),
])
const schema = z.strictObject({ effects: z.record(z.string(), act), enchantments: z.record(z.string(), act) })

export type Act = z.infer<typeof act>

/** What each status effect and each enchantment does in the embedded world. */
export const readActs = (): z.infer<typeof schema> =>
  schema.parse(parse(readFileSync(new URL('acts.yaml', import.meta.url), 'utf8')))
