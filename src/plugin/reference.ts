import { z } from 'zod'

/** Identifies a plug-in: recorded in run.json, spec.json and cassettes, and passed to processes and threads. */
export const pluginReferenceSchema = z.object({
  name: z.string(),
  version: z.string().nullable(),
  /** Fingerprint of its files, see `contentHash`. */
  hash: z.string(),
  /** The user's specifier: a path or the name of a package. */
  specifier: z.string(),
  /** File URL of the module. */
  module: z.string(),
})
export type PluginReference = z.infer<typeof pluginReferenceSchema>

/** A plug-in as shown to people, e.g. `mine 1.2.0 (3f2a…)`. */
export const describePlugin = ({
  name,
  version,
  hash,
}: Omit<PluginReference, 'specifier' | 'module'>): string =>
  `${name}${version === null ? '' : ` ${version}`} (${hash})`
