import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { checked } from '../core/checked/checked.ts'
import { InvalidFileError } from '../core/errors.ts'
import type { GameVersion } from '../game/version.ts'
import { firstIssue, type Outcome, refused } from './imported.ts'
import { readJsonFile } from './json-file.ts'
import { listOf } from './list-of.ts'
import { importStructureFile } from './structure-file.ts'

const housesSchema = z.record(
  z.string(),
  listOf(z.string().regex(/^[a-z0-9_/]+$/, 'expected the name of a structure')),
)

/**
 * Reads VillagerBench's `data/template_houses.json`: a list of village houses by biome. The houses belong to the game and
 * are read from the user's folder of vanilla structures (`data/minecraft/structures` of a 1.19.2 jar).
 */
export function* importTemplateHouses(
  path: string,
  { structures, minecraft }: { structures: string | undefined; minecraft: GameVersion },
): Generator<Outcome> {
  const parsed = checked(housesSchema, readJsonFile(path))
  if (!parsed.success) {
    const { field, reason } = firstIssue(parsed.issues)
    yield refused(path, field, reason)
    return
  }
  for (const [biome, names] of Object.entries(parsed.data)) {
    for (const [index, name] of [...new Set(names)].entries()) {
      const outcome = house(name, { structures, biome, minecraft })
      const twice = names.filter((other) => other === name).length > 1
      if (outcome.kind === 'task' && twice) outcome.notes.push('named twice in the list: read once')
      yield outcome.kind === 'refused' && outcome.refusal.field === ''
        ? refused(name, `${biome}.${index}`, outcome.refusal.reason)
        : outcome
    }
  }
}

function house(
  name: string,
  { structures, biome, minecraft }: { structures: string | undefined; biome: string; minecraft: GameVersion },
): Outcome {
  if (structures === undefined)
    return refused(name, '', 'the list only names houses: pass the folder of vanilla structures with --data')
  const candidates = [
    join(structures, 'village', biome, 'houses', `${name}.nbt`),
    join(structures, biome, 'houses', `${name}.nbt`),
    join(structures, `${name}.nbt`),
  ]
  const file = candidates.find((candidate) => existsSync(candidate))
  if (file === undefined) return refused(name, '', `there is no ${candidates[0]}`)
  try {
    return importStructureFile(file, { minecraft, name })
  } catch (error) {
    if (error instanceof InvalidFileError) return refused(name, '', error.message)
    throw error
  }
}
