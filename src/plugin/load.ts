import { existsSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, isAbsolute, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { checked } from '../core/checked/checked.ts'
import { Catalogue } from './catalogue.ts'
import { contentHash } from './content-hash.ts'
import { resolveOwnPackage } from './own-package.ts'
import type { Plugin } from './plugin.ts'
import { PluginError } from './plugin-error.ts'
import { pluginSchema } from './plugin-schema.ts'
import { describePlugin, type PluginReference } from './reference.ts'

/** A plug-in and its reference. */
export interface LoadedPlugin {
  plugin: Plugin
  reference: PluginReference
}

/**
 * Loads a plug-in module. `./mine.ts`, `../mine.js` and absolute paths are files or folders with an `index`; anything else
 * is a package as seen from the folder. TypeScript runs by Node's type stripping.
 * @throws PluginError when there is no such module, when it fails, or when its default export is not a plug-in.
 */
export async function loadPlugin(specifier: string, { cwd = process.cwd() } = {}): Promise<LoadedPlugin> {
  const file = fileOf(specifier, cwd)
  const plugin = await importPlugin(specifier, file)
  const reference = {
    name: plugin.name,
    version: plugin.version ?? packageVersionFor(file),
    hash: contentHash(file),
    specifier,
    module: pathToFileURL(file).href,
  }
  return { plugin, reference }
}

/** The built-in parts and those of these plug-ins. @throws PluginError as `loadPlugin` does, and for ids that clash. */
export async function loadCatalogue(
  specifiers: readonly string[],
  options: { cwd?: string } = {},
): Promise<Catalogue> {
  const loaded: LoadedPlugin[] = []
  // Loaded one after another, so that the first error is the one reported.
  for (const specifier of specifiers) loaded.push(await loadPlugin(specifier, options))
  return new Catalogue(
    loaded.map(({ plugin }) => plugin),
    loaded.map(({ reference }) => reference),
  )
}

export interface ReloadOptions {
  /** Specifiers of further plug-ins to load; one with the same name as a reference replaces it. */
  given?: readonly string[]
  /** Accepts plug-ins that have changed. */
  acceptChanges?: boolean
  /** Called for a plug-in that cannot be loaded; without it that is an error. */
  onMissing?: (error: PluginError) => void
}

/**
 * Loads plug-ins that were loaded before, in another process or at another time.
 * @throws PluginError when one of them cannot be loaded, or has changed.
 */
export async function loadReferences(
  references: readonly PluginReference[],
  { given = [], acceptChanges = false, onMissing }: ReloadOptions = {},
): Promise<Catalogue> {
  const extra: LoadedPlugin[] = []
  for (const specifier of given) extra.push(await loadPlugin(specifier))
  const loaded: LoadedPlugin[] = extra.filter(({ plugin }) =>
    references.every(({ name }) => name !== plugin.name),
  )
  for (const before of references) {
    try {
      const { plugin, reference } =
        extra.find(({ plugin: { name } }) => name === before.name) ?? (await loadPlugin(before.module))
      if (!acceptChanges) refuseOther(before, reference)
      loaded.push({ plugin, reference: { ...reference, specifier: before.specifier } })
    } catch (error) {
      if (onMissing === undefined || !(error instanceof PluginError)) throw error
      onMissing(error)
    }
  }
  return new Catalogue(
    loaded.map(({ plugin }) => plugin),
    loaded.map(({ reference }) => reference),
  )
}

/** @throws PluginError when a plug-in has changed. */
function refuseOther(before: PluginReference, now: PluginReference): void {
  if (before.name === now.name && before.version === now.version && before.hash === now.hash) return
  throw new PluginError(
    `The plug-in ${before.specifier} has changed: it was ${describePlugin(before)} and is now ${describePlugin(now)}.`,
    { hint: 'Put it back as it was, or accept the change with --accept-changed-plugins.' },
  )
}

function fileOf(specifier: string, cwd: string): string {
  if (specifier.startsWith('file:')) return existing(specifier, fileURLToPath(specifier))
  if (specifier.startsWith('.') || isAbsolute(specifier)) return existing(specifier, resolve(cwd, specifier))
  try {
    return createRequire(join(cwd, 'noop.js')).resolve(specifier)
  } catch (cause) {
    const near = existsSync(resolve(cwd, specifier))
    throw new PluginError(`There is no package "${specifier}" to load as a plug-in.`, {
      hint: near
        ? `For the file or folder of that name write ./${specifier}.`
        : `Install it in ${cwd}, or give the path of a module, such as ./${specifier}.ts.`,
      cause,
    })
  }
}

const INDEX = ['index.ts', 'index.js', 'index.mjs']

function existing(specifier: string, path: string): string {
  const module = existsSync(path) && statSync(path).isDirectory() ? folderModule(path) : path
  if (module !== undefined && existsSync(module)) return module
  throw new PluginError(`There is no plug-in module ${specifier}.`, {
    hint: `Looked for ${path}. Give a .ts, .js or .mjs file, a folder with ${INDEX.join(' or ')}, or the name of a package.`,
  })
}

function folderModule(folder: string): string | undefined {
  if (existsSync(join(folder, 'package.json'))) {
    try {
      return createRequire(join(folder, 'noop.js')).resolve(folder)
    } catch {
      // A package.json without an entry point: the index counts.
    }
  }
  return INDEX.map((name) => join(folder, name)).find((path) => existsSync(path))
}

async function importPlugin(specifier: string, file: string): Promise<Plugin> {
  resolveOwnPackage()
  let module: { default?: unknown }
  try {
    module = (await import(pathToFileURL(file).href)) as { default?: unknown }
  } catch (cause) {
    throw new PluginError(`The plug-in ${specifier} cannot be loaded: ${(cause as Error).message}`, {
      hint: `Does \`node ${file}\` run? TypeScript must be of the kind whose types can be stripped: no enums, imports with file extensions.`,
      cause,
    })
  }
  const parsed = checked(pluginSchema, module.default)
  if (parsed.success) return module.default as Plugin
  if (module.default === undefined) {
    throw new PluginError(`The plug-in ${specifier} has no default export.`, {
      hint: 'Write `export default definePlugin({ name: …, … })`.',
    })
  }
  const issues = parsed.issues.map(
    ({ path, message }) => `${path.length === 0 ? 'default export' : path.join('.')}: ${message}`,
  )
  throw new PluginError(`The plug-in ${specifier} is not a plug-in:\n  ${issues.join('\n  ')}`, {
    hint: 'Its default export must be what definePlugin() takes.',
  })
}

/** Version in the nearest package.json above a module; null if there is none. */
function packageVersionFor(file: string): string | null {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    const path = join(folder, 'package.json')
    if (existsSync(path)) {
      const { version } = JSON.parse(readFileSync(path, 'utf8')) as { version?: string }
      return version ?? null
    }
    if (dirname(folder) === folder) return null
  }
}
