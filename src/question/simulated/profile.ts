import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { atPaths, checked } from '../../core/checked/checked.ts'
import { InvalidFileError, UsageError } from '../../core/errors.ts'
import { packagePath } from '../../core/package-root.ts'

const rate = z.number().min(0).max(1)

/** How often a simulated model errs, and in which ways; `profiles/simulated.yaml` explains each rate. */
export const ratesSchema = z.strictObject({
  missed: rate,
  unrecalled: rate.default(0),
  invented: rate,
  misapplied: rate.default(0),
  over_read: rate.default(0),
  shown: rate.default(0),
  flip: rate,
  uneven: rate.default(0),
  lapse: rate.default(0),
  unstable: rate,
  disobeyed: rate,
  ignored: rate.default(0),
  stubborn: rate.default(0),
  overlooked: rate.default(0),
  crowding: z.number().min(0).default(0),
  over_reaction: rate.default(0),
  wrong_reason: rate,
  malformed: rate,
  forgotten: rate,
  wrong_action: rate,
  false_done: rate,
  false_failed: rate,
})
export type Rates = z.infer<typeof ratesSchema>

const rateNames = ratesSchema.keyof()

const profileSchema = z.strictObject({
  /** The source of the rates. */
  source: z.string().min(1),
  /** The rate that the number after an `@` sets: the family's misbehaviour. */
  family: rateNames.optional(),
  rates: ratesSchema,
})

const fileSchema = z.strictObject({
  /** Rates that families merge into their own. */
  background: ratesSchema.partial().optional(),
  profiles: z.record(z.string(), profileSchema),
})

export interface Profile extends z.infer<typeof profileSchema> {
  name: string
}

/**
 * The profiles of simulated models.
 * @throws InvalidFileError naming the entry, or why the file could not be read.
 */
export function loadProfiles(file = packagePath('profiles', 'simulated.yaml')): Profile[] {
  const parsed = checked(fileSchema, contentOf(file))
  if (!parsed.success) throw new InvalidFileError(file, atPaths(parsed.issues))
  return Object.entries(parsed.data.profiles).map(([name, profile]) => ({ name, ...profile }))
}

function contentOf(file: string): unknown {
  try {
    return parse(readFileSync(file, 'utf8'), { merge: true })
  } catch (error) {
    throw new InvalidFileError(file, [
      { path: '', message: (error as Error).message.split('\n')[0] as string },
    ])
  }
}

/**
 * The profile of a name such as `strong`, or of a family with its rate, such as `over-reacting@0.2`.
 * @throws UsageError for a name that no profile has, and for a rate that is invalid or that the profile does not accept.
 */
export function profileNamed(name: string): Profile {
  const profiles = loadProfiles()
  const [base, given] = name.split('@') as [string, string?]
  const found = profiles.find((profile) => profile.name === base)
  if (found === undefined) {
    throw new UsageError(`There is no simulated model "${base}".`, {
      hint: `The profiles are ${profiles.map((profile) => profile.name).join(', ')}, e.g. simulated:strong.`,
    })
  }
  if (given === undefined) return found
  if (found.family === undefined) {
    throw new UsageError(`simulated:${base} takes no rate.`, {
      hint: `Those that do are ${profiles.flatMap((profile) => (profile.family === undefined ? [] : profile.name)).join(', ')}.`,
    })
  }
  const parsed = rate.safeParse(given.trim() === '' ? Number.NaN : Number(given))
  if (!parsed.success) {
    throw new UsageError(`"${given}" is no rate.`, { hint: `For example simulated:${base}@0.2.` })
  }
  return { ...found, name, rates: { ...found.rates, [found.family]: parsed.data } }
}
