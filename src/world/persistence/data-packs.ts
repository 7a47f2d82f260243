import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { jsonOf, membersOf } from '../library/json.ts'

/** The contents of data packs that this server supports: functions, tags of functions, item modifiers. */
interface DataPack {
  readonly lines: ReadonlyMap<string, readonly string[]>
  readonly tags: ReadonlyMap<string, readonly string[]>
  /** Item modifiers by name, as in their files. */
  readonly modifiers: ReadonlyMap<string, unknown>
}

/** Folders of functions, before and since 1.21. */
const FOLDERS = ['functions', 'function']
/** Folders of item modifiers, before and since 1.21. */
const MODIFIERS = ['item_modifiers', 'item_modifier']

/**
 * Reads the functions of all data packs in a folder, such as a world's `datapacks`: `<pack>/data/<namespace>/functions`. A
 * missing folder counts as empty. Later packs win. Zipped packs are not read.
 */
export function readDataPacks(folder: string): DataPack {
  const lines = new Map<string, readonly string[]>()
  const tags = new Map<string, readonly string[]>()
  const modifiers = new Map<string, unknown>()
  for (const { namespace, data } of namespacesIn(folder)) {
    for (const { name, text } of textsIn(
      MODIFIERS.map((kind) => join(data, kind)),
      '.json',
    ))
      modifiers.set(`${namespace}:${name}`, jsonOf(text))
    for (const { name, text } of textsIn(
      FOLDERS.map((kind) => join(data, kind)),
      '.mcfunction',
    ))
      lines.set(`${namespace}:${name}`, commandsOf(text))
    for (const { name: bare, text } of textsIn(
      FOLDERS.map((kind) => join(data, 'tags', kind)),
      '.json',
    )) {
      const name = `${namespace}:${bare}`
      tags.set(name, [...(tags.get(name) ?? []), ...valuesOf(text)])
    }
  }
  return { lines, tags, modifiers }
}

/** The namespaces of all packs in a folder, and the folders of their data. */
const namespacesIn = (folder: string): { namespace: string; data: string }[] =>
  subfolders(folder).flatMap((pack) =>
    subfolders(join(folder, pack, 'data')).map((namespace) => ({
      namespace,
      data: join(folder, pack, 'data', namespace),
    })),
  )

/** Names and contents of the files in some folders. */
const textsIn = (folders: readonly string[], ending: string): { name: string; text: string }[] =>
  folders.flatMap((folder) =>
    filesIn(folder, ending).map(({ name, path }) => ({ name, text: readFileSync(path, 'utf8') })),
  )

/** The commands of a function file: no empty lines, no comments; a line that ends with a backslash continues on the next. */
function commandsOf(text: string): string[] {
  return text
    .replace(/\\\r?\n\s*/g, '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
}

function valuesOf(text: string): string[] {
  const { values } = membersOf(jsonOf(text))
  return Array.isArray(values) ? values.filter((value) => typeof value === 'string') : []
}

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory()

const subfolders = (folder: string): string[] =>
  isFolder(folder)
    ? readdirSync(folder)
        .filter((name) => isFolder(join(folder, name)))
        .sort()
    : []

/** Files in a folder with this extension, by their path without it. */
function filesIn(folder: string, ending: string, below = ''): { name: string; path: string }[] {
  if (!isFolder(folder)) return []
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const path = join(folder, name)
      if (isFolder(path)) return filesIn(path, ending, `${below}${name}/`)
      return name.endsWith(ending) ? [{ name: below + name.slice(0, -ending.length), path }] : []
    })
}
