import { cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { escapeForVue, replaceLinks } from './markdown.ts'
import { asReleased } from './package-lines.ts'
import { PAGES, ROOT } from './paths.ts'
import { pagesOfTheSite } from './sources.ts'

export interface CollectOptions {
  /** Whether the package is on the registry. */
  released: boolean
  /** Address of the repository. Links to files that are no pages lead there; without it they are plain text. */
  repository?: string
}

/** Writes the repository's pages into the site's folder, with links that hold there. @returns paths of the pages on the site */
export function collectPages(options: CollectOptions): string[] {
  const pages = pagesOfTheSite()
  for (const [source, page] of pages) {
    const text = readFileSync(join(ROOT, source), 'utf8')
    write(
      page,
      escapeForVue(
        withSiteLinks(options.released ? asReleased(text) : text, { source, page, pages, ...options }),
      ),
    )
  }
  return [...pages.values()]
}

interface Place extends CollectOptions {
  source: string
  page: string
  pages: ReadonlyMap<string, string>
}

const withSiteLinks = (text: string, place: Place): string =>
  replaceLinks(text, ({ isImage, label, target, whole }) => {
    if (/^(?:[a-z]+:|#)/.test(target)) return whole
    const [path = '', anchor] = target.split('#')
    const file = posix.join(posix.dirname(place.source), path).replace(/\/$/, '')
    const page = place.pages.get(file) ?? place.pages.get(posix.join(file, 'README.md'))
    const hash = anchor === undefined ? '' : `#${anchor}`
    if (page !== undefined) return `[${label}](${relativeLink(place.page, page)}${hash})`
    if (isImage) return `![${label}](${relativeLink(place.page, copyAsset(file))})`
    return place.repository === undefined
      ? label
      : `[${label}](${inRepository(place.repository, file)}${hash})`
  })

function relativeLink(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to)
  return path.startsWith('.') ? path : `./${path}`
}

/** The address of a file or folder that is no page. Throws for one that does not exist. */
function inRepository(repository: string, file: string): string {
  const kind = statSync(join(ROOT, file)).isDirectory() ? 'tree' : 'blob'
  return `${repository}/${kind}/main/${file}`
}

/** Copies a picture beside the pages. @returns its path on the site */
function copyAsset(file: string): string {
  const target = posix.join('pictures', file.replaceAll('/', '-'))
  mkdirSync(join(PAGES, 'pictures'), { recursive: true })
  cpSync(join(ROOT, file), join(PAGES, target))
  return target
}

function write(page: string, text: string): void {
  const path = join(PAGES, page)
  if (existsSync(path)) throw new Error(`Two pages of the site have the path ${page}.`)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
