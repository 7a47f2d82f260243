import { execFileSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { packagePath } from '../../src/core/package-root.ts'
import { pageText } from './pages.ts'

const listing = z.array(z.object({ files: z.array(z.object({ path: z.string() })) }))

let files: string[] = []

beforeAll(() => {
  const printed = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: packagePath(),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  files = listing.parse(JSON.parse(printed)).flatMap((pack) => pack.files.map(({ path }) => path))
})

/** Whether a file, or a folder with files, is packed. Sources are packed as `dist/`. */
const isPacked = (path: string): boolean =>
  /^src\/.*\.ts$/.test(path) || files.some((file) => file === path || file.startsWith(`${path}/`))

describe('the package', () => {
  it('leaves lab notes and our tests out', () => {
    expect(files.filter((file) => /^docs\/lab\/|^(?:src|dist)\/.*\.test\.[jt]s$/.test(file))).toEqual([])
  })

  it('holds the example of a plug-in', () => {
    expect(files.filter((file) => file.includes('plugin-example/')).length).toBeGreaterThan(2)
  })

  it('links only to what it holds', () => {
    const dead = files
      .filter((file) => file.endsWith('.md'))
      .flatMap((page) =>
        [...pageText(page).matchAll(/\]\(([^)\s#]+)[^)]*\)/g)].flatMap(([, link = '']) => {
          if (/^[a-z]+:/.test(link)) return []
          const target = join(dirname(page), link).replace(/\/$/, '')
          return isPacked(target) ? [] : [`${page} → ${target}`]
        }),
      )
    expect(dead).toEqual([])
  })
})
