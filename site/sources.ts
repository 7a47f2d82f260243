import { readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { ROOT } from './paths.ts'

/** Pages outside docs/, and where they stand on the site. */
const OTHER_PAGES: Readonly<Record<string, string>> = {
  'README.md': 'index.md',
  'ARCHITECTURE.md': 'project/architecture.md',
  'CHANGELOG.md': 'project/changelog.md',
  'CODE_OF_CONDUCT.md': 'project/code-of-conduct.md',
  'CONTRIBUTING.md': 'project/contributing.md',
  'SECURITY.md': 'project/security.md',
  'server-config/README.md': 'guide/server-set-up.md',
  'src/world/README.md': 'reference/world-server.md',
}

/** Pages by their path in the repository: the path on the site. */
export function pagesOfTheSite(): Map<string, string> {
  const docs = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .sort()
  return new Map([
    ...Object.entries(OTHER_PAGES),
    ...docs.map((name): [string, string] => [
      posix.join('docs', name),
      name.replace(/(^|\/)README\.md$/, '$1index.md'),
    ]),
  ])
}
