import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'

const FILE = new URL('results.json', import.meta.url)

const schema = z.object({
  /** Version of the package flying-squid. */
  flyingSquid: z.string(),
  /** By version of the game: each probe with what was wrong, or null. */
  played: z.record(z.string(), z.record(z.string(), z.string().nullable())),
})
export type GuestResults = z.infer<typeof schema>

/** What the last run on flying-squid came to; undefined when there has been none. */
export function readGuestResults(): GuestResults | undefined {
  return existsSync(FILE) ? schema.parse(JSON.parse(readFileSync(FILE, 'utf8'))) : undefined
}

export const writeGuestResults = (results: GuestResults): void =>
  writeFileSync(FILE, `${JSON.stringify(results, null, 2)}\n`)
