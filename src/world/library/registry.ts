import { loadRawRegistry, type Registry } from './prismarine.ts'
import { fixRegistry } from './registry-fixes.ts'

const known = new Map<string, Registry>()

/** The data of a version, its known faults fixed. All worlds of a process share it. */
export function loadRegistry(version: string): Registry {
  const registry = known.get(version) ?? fixRegistry(loadRawRegistry(version))
  known.set(version, registry)
  return registry
}
