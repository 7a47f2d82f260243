/*
 * `npm run test:packages`: builds the tarball that would be published and installs it into a copy of each package in this
 * folder, outside the repository, where the package's own `npm test` must pass. Then it measures what installations take.
 * `-- plugin-example` tries one package, `-- sizes` only measures, `-- guide` runs the guide's commands for the package as printed.
 */
import '../support/guarded.ts'
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packagePath } from '../../src/core/package-root.ts'
import { blocksOf, commandsOf, GUIDE_PAGES } from '../docs/pages.ts'
import { measureInstallations } from './sizes.ts'

const here = packagePath('test', 'packages')
const packages = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const chosen = process.argv.slice(2)
const isChosen = (name: string): boolean => chosen.length === 0 || chosen.includes(name)

const run = (cwd: string, command: string, ...args: string[]): void => {
  execFileSync(command, args, { cwd, stdio: 'inherit' })
}

/** Runs the commands that the guide has for the package, each page in a folder of its own with the tarball. */
function runGuide(folder: string, tarball: string): void {
  for (const page of GUIDE_PAGES) {
    const commands = blocksOf(page)
      .filter(({ inPackage }) => inPackage === true)
      .flatMap(commandsOf)
    if (commands.length === 0) continue
    const project = join(folder, 'guide', page.replaceAll('/', '-'))
    mkdirSync(project, { recursive: true })
    cpSync(join(folder, tarball), join(project, tarball))
    for (const command of commands) {
      process.stdout.write(`\n== ${page}: ${command}\n`)
      run(project, 'bash', '-c', command)
    }
  }
}

const temporary = mkdtempSync(join(tmpdir(), 'causalmace-packages-'))
// Leftovers of the packages' tests in the temporary folder are removed with it.
process.env.TMPDIR = temporary
try {
  run(packagePath(), 'npm', 'pack', '--pack-destination', temporary)
  const tarball = readdirSync(temporary).find((file) => file.endsWith('.tgz'))
  if (tarball === undefined) throw new TypeError('npm pack made no tarball.')
  for (const name of packages.filter(isChosen)) {
    process.stdout.write(`\n== ${name}\n`)
    const copy = join(temporary, name)
    cpSync(join(here, name), copy, { recursive: true })
    run(copy, 'npm', 'install', '--no-audit', '--no-fund', '--prefer-offline', join(temporary, tarball))
    run(copy, 'npm', 'test')
  }
  if (isChosen('sizes')) measureInstallations(temporary, join(temporary, tarball))
  if (chosen.includes('guide')) runGuide(temporary, tarball)
} finally {
  rmSync(temporary, { recursive: true, force: true })
}
