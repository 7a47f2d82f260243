import loadRegistry from 'prismarine-registry'
import type { NumberedStates } from '../../game/data/state-of.ts'
import { tablesOf } from '../../game/data/tables.ts'
import { adapt } from './adapt.ts'
import type { BlockRegistry, ClientRegistry } from './library-types.ts'

/** The data of a version as a client of it holds it, without a client. */
export const registryOf = (version: string): ClientRegistry => adapt(loadRegistry(version))

/** Block states of a version: their numbers, properties and collision boxes. */
export type BlockData = BlockRegistry & NumberedStates

/** The block states of a version from the data that the registry is made of: much cheaper than the whole registry. */
export const blockDataOf = (version: string): BlockData => adapt(tablesOf(version))
