/*
 * Run by `npm version` (script `version`): dates the changelog and writes the new version wherever documents name it.
 * The tag and the commit are npm's.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(import.meta.dirname, '..')
/** Documents that name the tarball of the current version. */
const NAMING = ['README.md', 'CONTRIBUTING.md', 'docs/guide/package.md']

/** The changelog with everything unreleased under a dated heading, and an empty section above it. @throws Error if there is nothing to release */
export function releaseChangelog(text: string, version: string, date: string): string {
  const heading = '## [Unreleased]\n'
  const start = text.indexOf(heading)
  const rest = text.slice(start + heading.length)
  const end = /^## \[/m.exec(rest)?.index ?? rest.length
  if (start < 0) throw new Error('CHANGELOG.md has no section [Unreleased].')
  if (rest.slice(0, end).trim() === '') throw new Error('CHANGELOG.md has nothing under [Unreleased].')
  return `${text.slice(0, start)}${heading}\n## [${version}] - ${date}\n${rest}`
}

/** The citation file with a version and its date. */
export const releaseCitation = (text: string, version: string, date: string): string =>
  text
    .replace(/^date-released: .*\n/m, '')
    .replace(/^version: .*$/m, `version: ${version}\ndate-released: ${date}`)

/** A document with the tarball of a version. */
export const releaseTarball = (text: string, version: string): string =>
  text.replaceAll(/causalmace-\d+\.\d+\.\d+\S*?\.tgz/g, `causalmace-${version}.tgz`)

function rewrite(name: string, change: (text: string) => string): void {
  const file = join(root, name)
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const version = process.env.npm_package_version ?? ''
  const date = new Date().toISOString().slice(0, 10)
  rewrite('CHANGELOG.md', (text) => releaseChangelog(text, version, date))
  rewrite('CITATION.cff', (text) => releaseCitation(text, version, date))
  for (const name of NAMING) rewrite(name, (text) => releaseTarball(text, version))
}
