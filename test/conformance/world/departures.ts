import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { GAME_VERSIONS } from '../../../src/game/version.ts'

const schema = z.array(
  z.strictObject({
    /** Topic of the departure, in a few words. */
    about: z.string().min(1),
    /** What the embedded world does instead. */
    here: z.string().min(1),
    /** What vanilla does. */
    vanilla: z.string().min(1),
    /** Why it stays open. */
    why: z.string().min(1),
    /** Versions it applies to; default: all. */
    versions: z.array(z.enum(GAME_VERSIONS)).optional(),
    /** Ids of the probes that fail because of it. */
    probes: z.array(z.string()).default([]),
  }),
)

export type Departure = z.infer<typeof schema>[number]

/** The known departures of the embedded world from vanilla. */
export function readDepartures(): Departure[] {
  return schema.parse(parse(readFileSync(new URL('departures.yaml', import.meta.url), 'utf8')))
}

/** Ids of the probes that are known to fail on the embedded world in a version. */
export function knownToFail(departures: readonly Departure[], version: string): ReadonlySet<string> {
  const holds = ({ versions }: Departure) =>
    versions === undefined || versions.some((known) => known === version)
  return new Set(departures.filter(holds).flatMap(({ probes }) => probes))
}
