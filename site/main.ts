/*
 * `npm run docs`: builds the site from docs/ into site/.vitepress/dist, with the reference of the command line (from the commands) and of
 * the library (from its doc comments). Fails on a dead link and on a public export without a page.
 *
 *   -- --released   the package is on the registry: pages show `npx causalmace` instead of the tarball
 *   -- --serve      shows the built site
 *
 * SITE_BASE is the path that the site is served under (`/`), SITE_REPOSITORY the address of the repository.
 */
import '../test/support/guarded.ts'
import { execFileSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { PAGES, SITE } from './paths.ts'

const { values } = parseArgs({
  options: { released: { type: 'boolean', default: false }, serve: { type: 'boolean' } },
})

const say = (text: string): void => void process.stdout.write(`${text}\n`)
const run = (command: string, ...args: string[]): void => {
  execFileSync(command, args, { cwd: SITE, stdio: 'inherit' })
}
/** Runs a program of the site's packages on the Node that runs this. */
const runPackage = (name: string, file: string, ...args: string[]): void =>
  run(process.execPath, join('node_modules', name, file), ...args)

/** Ends the build with what is wrong. */
function refuse(what: string, list: readonly string[]): void {
  if (list.length === 0) return
  process.stderr.write(`${list.length} ${what}:\n${list.map((one) => `  ${one}\n`).join('')}`)
  process.exit(1)
}

if (!existsSync(join(SITE, 'node_modules'))) {
  say("Installing the site's packages (site/node_modules)")
  // No package of the build needs an install script.
  run('npm', 'ci', '--ignore-scripts', '--no-audit')
}
runPackage('typescript', 'bin/tsc', '--project', 'tsconfig.json')
rmSync(PAGES, { recursive: true, force: true })

say('API reference')
runPackage('typedoc', 'bin/typedoc', '--options', 'typedoc.json')
const { exportsWithoutPage } = await import('./exports.ts')
refuse('public exports without a page', exportsWithoutPage())

say('Commands')
const { writeCliReference } = await import('./cli-reference.ts')
const verbs = await writeCliReference()
const { collectPages } = await import('./collect-pages.ts')
const repository = process.env.SITE_REPOSITORY
const pages = collectPages({ released: values.released, ...(repository && { repository }) })

runPackage('vitepress', 'bin/vitepress.js', 'build', '.')
const { deadLinksOf, emptyPages } = await import('./links.ts')
refuse('pages that could not be rendered', emptyPages())
refuse('dead links', deadLinksOf(process.env.SITE_BASE ?? '/'))
say(
  `${pages.length} pages of the repository, ${verbs.length} commands, every public export; no dead link: site/.vitepress/dist`,
)
if (values.serve) runPackage('vitepress', 'bin/vitepress.js', 'preview', '.')
