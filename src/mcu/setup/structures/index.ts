import type { Operation } from '../operation.ts'
import { desertPyramid, desertWell } from './desert.ts'
import { igloo, outpost, ruinedPortal, swampHut } from './landmarks.ts'
import { village } from './village.ts'

/*
 * Small structures for goals that name one: with the look and the blocks that players recognise, but not
 * identical to vanilla's. They stand on flat ground behind the agent. Structures under the ground, in water or
 * in another dimension are not built.
 */

const BUILDERS: Readonly<Record<string, () => readonly Operation[]>> = {
  village,
  blacksmith: village,
  desert_pyramid: desertPyramid,
  desert_temple: desertPyramid,
  pyramid: desertPyramid,
  desert_well: desertWell,
  igloo,
  pillager_outpost: outpost,
  outpost,
  ruined_portal: ruinedPortal,
  swamp_hut: swampHut,
  witch_hut: swampHut,
  witch_house: swampHut,
}

/** The set-up of a structure by name; undefined for structures that we do not build. */
export const structureNamed = (name: string): readonly Operation[] | undefined =>
  Object.hasOwn(BUILDERS, name) ? BUILDERS[name]?.() : undefined

/** Names of the structures that we build. */
export const BUILT_STRUCTURES: readonly string[] = Object.keys(BUILDERS)
