import loadRegistry from 'prismarine-registry'
import { adapt } from './adapt.ts'
import type { ClientRegistry } from './library-types.ts'

/** The data of a version as a client of it holds it, without a client. */
export const registryOf = (version: string): ClientRegistry => adapt(loadRegistry(version))
