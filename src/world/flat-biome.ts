import { WorldError } from './errors.ts'
import { biomeId } from './kernel/chunks/biome-ids.ts'
import type { Dialect } from './protocol/dialect/index.ts'

/** A biome that exists in the version. @throws WorldError 'unknown_biome' */
export function knownBiome(name: string, { registry, version }: Dialect): string {
  if (biomeId(registry, name) !== undefined) return name
  throw new WorldError('unknown_biome', `there is no biome "${name}"`, {
    got: name,
    wanted: `a biome of Minecraft ${version}`,
    remedy: 'choose another biome, or leave flatBiome out',
  })
}
