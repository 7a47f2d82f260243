import { existsSync } from 'node:fs'
import { join, parse } from 'node:path'

/** The path, or the first of `name-2`, `name-3` … that is not taken by a file yet, so that nothing is overwritten. */
export function unusedPath(path: string): string {
  const { dir, name, ext } = parse(path)
  let unused = path
  for (let number = 2; existsSync(unused); number++) unused = join(dir, `${name}-${number}${ext}`)
  return unused
}
