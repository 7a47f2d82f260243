import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packagePath } from '../../src/core/package-root.ts'

/* The pages that newcomers read, and the code blocks in them. */

/** A code block: ```sh needs="a key", ```sh in="package" or ```ts file=mine.ts. */
export interface Block {
  page: string
  line: number
  language: string
  /** A requirement of the block that a clone does not meet. */
  needs?: string
  /** It is typed in a folder with the tarball of the package, not in a clone. */
  inPackage?: boolean
  /** The file that its text is saved as, for the commands after it. */
  file?: string
  lines: string[]
}

/** README and the guide, as paths in the package. */
export const GUIDE_PAGES: readonly string[] = [
  'README.md',
  ...readdirSync(packagePath('docs', 'guide'))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => join('docs', 'guide', name)),
]

/** Every page that ships: README, the guide, docs and the pages beside code. */
export const ALL_PAGES: readonly string[] = [
  ...GUIDE_PAGES,
  ...['docs', 'docs/decisions', 'docs/lab'].flatMap((folder) =>
    readdirSync(packagePath(folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name)),
  ),
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'src/world/README.md',
  'server-config/README.md',
]

export const pageText = (page: string): string => readFileSync(packagePath(page), 'utf8')

/** The code blocks of a page, in their order. */
export function blocksOf(page: string): Block[] {
  const blocks: Block[] = []
  let open: Block | undefined
  for (const [index, line] of pageText(page).split('\n').entries()) {
    const fence = /^\s*```(\w*)\s*(.*)$/.exec(line)
    if (fence === null) open?.lines.push(line)
    else if (open !== undefined) open = undefined
    else {
      const [, language = '', info = ''] = fence
      const value = (name: string) => new RegExp(`${name}="?([^"]+?)"?(?:\\s|$)`).exec(info)?.[1]
      const [needs, file] = [/needs="([^"]+)"/.exec(info)?.[1], value('file')]
      open = { page, line: index + 1, language, lines: [], ...(needs && { needs }), ...(file && { file }) }
      if (info.includes('in="package"')) open.inPackage = true
      blocks.push(open)
    }
  }
  return blocks
}

/** A line of a shell block that is a command: no comments, no blank lines. */
export const commandsOf = ({ lines }: Block): string[] =>
  lines
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
