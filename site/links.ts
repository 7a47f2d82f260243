import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { OUTPUT } from './paths.ts'

/** Links of the built site that lead to no page, or to no heading of it, as `page → target`. VitePress itself checks no anchors. */
export function deadLinksOf(base: string): string[] {
  const pages = readdirSync(OUTPUT, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  )
  const ids = new Map(pages.map((page) => [page, idsOf(page)]))
  return pages
    .filter((page) => page !== '404.html')
    .flatMap((page) =>
      hrefsOf(page).flatMap((href) => {
        const [path = '', anchor] = href.split('#')
        const file = path === '' ? page : fileOf(path, page, base)
        if (!existsSync(join(OUTPUT, file))) return [`${page} → ${href}`]
        const isHeading =
          anchor === undefined ||
          anchor === '' ||
          !ids.has(file) ||
          ids.get(file)?.has(decodeURIComponent(anchor))
        return isHeading ? [] : [`${page} → ${href}`]
      }),
    )
}

const textOf = (page: string): string => readFileSync(join(OUTPUT, page), 'utf8')
const idsOf = (page: string): Set<string> =>
  new Set([...textOf(page).matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id))
const hrefsOf = (page: string): string[] =>
  [
    ...new Set(
      [...textOf(page).matchAll(/<a\b[^>]*\shref="([^"]+)"/g)].map(([, href = '']) =>
        href.replaceAll('&amp;', '&'),
      ),
    ),
  ].filter((href) => !/^[a-z]+:/.test(href))

/** The file of the site that a link leads to. */
function fileOf(path: string, page: string, base: string): string {
  const absolute = path.startsWith('/')
  const file = decodeURIComponent(absolute ? path.slice(base.length) : posix.join(posix.dirname(page), path))
  return file === '' || file.endsWith('/') || file === '.' ? posix.join(file, 'index.html') : file
}

/** Pages without a heading: VitePress goes on when it cannot render one. */
export const emptyPages = (): string[] =>
  readdirSync(OUTPUT, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && file !== '404.html' && !textOf(file).includes('<h1'),
  )
