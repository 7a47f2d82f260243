import loadRegistry from 'prismarine-registry'
import type { NumberedStates } from '../../game/data/state-of.ts'
import { tablesOf } from '../../game/data/tables.ts'
import { adapt } from './adapt.ts'
import type { BlockRegistry, ClientRegistry } from './library-types.ts'

/** The data of a version as its clients hold it, without a client. */
export const registryOf = (version: string): ClientRegistry => adapt(loadRegistry(version))

/** Block states of a version: ids, properties and collision boxes. */
export type BlockData = BlockRegistry & NumberedStates

/** The block states of a version from the data behind the registry, which is much cheaper than the whole registry. */
export const blockDataOf = (version: string): BlockData => adapt(tablesOf(version))
