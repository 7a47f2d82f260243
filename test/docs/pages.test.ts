import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { packagePath } from '../../src/core/package-root.ts'
import { ALL_PAGES, blocksOf, commandsOf, GUIDE_PAGES, pageText } from './pages.ts'

/** The largest share of commands that may need something which a clone does not have. */
const MOST_NEEDING = 0.15

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-')

const anchorsOf = (page: string): string[] =>
  [...pageText(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

function deadLinks(page: string): string[] {
  const links = [...pageText(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
  return links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false
    const [path = '', anchor] = link.split('#')
    const target = path === '' ? page : join(dirname(page), path)
    if (!existsSync(packagePath(target))) return true
    return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).includes(anchor)
  })
}

describe('pages', () => {
  it.each(ALL_PAGES)('%s has no dead link', (page) => {
    expect(deadLinks(page)).toEqual([])
  })

  it('leave the README at eight kilobytes', () => {
    expect(Buffer.byteLength(pageText('README.md'))).toBeLessThanOrEqual(8192)
  })

  it('say for few commands that they need more than a clone', () => {
    const blocks = GUIDE_PAGES.flatMap(blocksOf).filter(({ language }) => language === 'sh')
    const needing = blocks.filter(({ needs }) => needs !== undefined).flatMap(commandsOf)
    expect(needing.length / blocks.flatMap(commandsOf).length).toBeLessThanOrEqual(MOST_NEEDING)
  })

  it('name the tarball of this version, and no package of the registry before there is one', () => {
    const texts = ALL_PAGES.map((page) => [page, pageText(page)] as const)
    const tarballs = texts.flatMap(([, text]) => text.match(/causalmace-\d+\.\d+\.\d+\.tgz/g) ?? [])
    expect(new Set(tarballs)).toEqual(new Set([`causalmace-${manifest.version}.tgz`]))
    const promises =
      /npm (?:install|i) (?:-\S+ )*causalmace\b(?!-)|npx (?:-y )?(?:-p |--package[= ])causalmace\b(?!-)/
    expect(texts.filter(([, text]) => promises.test(text)).map(([page]) => page)).toEqual([])
  })

  it('name no npm script that does not exist', () => {
    const named = ALL_PAGES.flatMap((page) =>
      [...pageText(page).matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, script = '']) => ({ page, script })),
    )
    expect(named.filter(({ script }) => !(script in manifest.scripts))).toEqual([])
  })
})
