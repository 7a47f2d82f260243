import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'

const FILE = new URL('results.json', import.meta.url)

const schema = z.object({
  /** Version of the flying-squid package. */
  flyingSquid: z.string(),
  /** For each game version: probe ids with their failure, or null. */
  played: z.record(z.string(), z.record(z.string(), z.string().nullable())),
})
export type GuestResults = z.infer<typeof schema>

/** Results of the last run on flying-squid; undefined if there was none. */
export function readGuestResults(): GuestResults | undefined {
  return existsSync(FILE) ? schema.parse(JSON.parse(readFileSync(FILE, 'utf8'))) : undefined
}

export const writeGuestResults = (results: GuestResults): void =>
  writeFileSync(FILE, `${JSON.stringify(results, null, 2)}\n`)
