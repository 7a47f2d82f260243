import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { InvalidFileError, UsageError } from '../../core/errors.ts'
import { packagePath } from '../../core/package-root.ts'

const rate = z.number().min(0).max(1)

/** How often a simulated model errs, and in what way; `profiles/simulated.yaml` says what each rate means. */
export const ratesSchema = z.strictObject({
  missed: rate,
  invented: rate,
  flip: rate,
  unstable: rate,
  disobeyed: rate,
  wrong_reason: rate,
  malformed: rate,
  forgotten: rate,
  wrong_action: rate,
  false_done: rate,
  false_failed: rate,
})
export type Rates = z.infer<typeof ratesSchema>

const fileSchema = z.strictObject({
  profiles: z.record(z.string(), z.strictObject({ source: z.string().min(1), rates: ratesSchema })),
})

export interface Profile {
  name: string
  /** Where the rates come from. */
  source: string
  rates: Rates
}

/**
 * The profiles of simulated models.
 * @throws InvalidFileError naming the entry, or why the file could not be read.
 */
export function loadProfiles(file = packagePath('profiles', 'simulated.yaml')): Profile[] {
  const parsed = fileSchema.safeParse(contentOf(file))
  if (!parsed.success) {
    throw new InvalidFileError(
      file,
      parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
    )
  }
  return Object.entries(parsed.data.profiles).map(([name, profile]) => ({ name, ...profile }))
}

function contentOf(file: string): unknown {
  try {
    return parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new InvalidFileError(file, [
      { path: '', message: (error as Error).message.split('\n')[0] as string },
    ])
  }
}

/** @throws UsageError for a name that no profile has. */
export function profileNamed(name: string): Profile {
  const profiles = loadProfiles()
  const found = profiles.find((profile) => profile.name === name)
  if (found !== undefined) return found
  throw new UsageError(`There is no simulated model "${name}".`, {
    hint: `The profiles are ${profiles.map((profile) => profile.name).join(', ')}, e.g. simulated:strong.`,
  })
}
