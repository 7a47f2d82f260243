import { loadRawRegistry, type Registry } from './prismarine.ts'
import { fixRegistry } from './registry-fixes.ts'

/** The data of a version, its known faults fixed. */
export const loadRegistry = (version: string): Registry => fixRegistry(loadRawRegistry(version))
