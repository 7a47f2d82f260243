/** The files of a resource pack, or of the game's jar. Nothing of it is kept in this project. */
export interface PackFiles {
  /** A file by its path from `assets/` on, or undefined. */
  read(path: string): Uint8Array | undefined
}

/** `minecraft:block/stone` or `block/stone`, as the path of a file. */
export function pathOf(name: string, folder: 'textures' | 'models' | 'blockstates', ending: string): string {
  const [first = '', second] = name.split(':')
  const [space, path] = second === undefined ? ['minecraft', first] : [first, second]
  return `${space}/${folder}/${path}.${ending}`
}

/** A JSON file; undefined if it is missing or broken, since packs come from many authors. */
export function readJson(files: PackFiles, path: string): unknown {
  const bytes = files.read(path)
  if (bytes === undefined) return undefined
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    return undefined
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
