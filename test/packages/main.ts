/*
 * `npm run test:packages`: builds the tarball that would be published and installs it into a copy of each package in this
 * folder, outside the repository, where the package's own `npm test` must pass. `-- plugin-example` tries one of them.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packagePath } from '../../src/core/package-root.ts'

const here = packagePath('test', 'packages')
const packages = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const chosen = process.argv.slice(2)

const run = (cwd: string, command: string, ...args: string[]): void => {
  execFileSync(command, args, { cwd, stdio: 'inherit' })
}

const temporary = mkdtempSync(join(tmpdir(), 'causalmace-packages-'))
// What the packages' tests leave in the temporary folder goes with it.
process.env.TMPDIR = temporary
try {
  run(packagePath(), 'npm', 'pack', '--pack-destination', temporary)
  const tarball = readdirSync(temporary).find((file) => file.endsWith('.tgz'))
  if (tarball === undefined) throw new TypeError('npm pack made no tarball.')
  for (const name of chosen.length === 0 ? packages : chosen) {
    process.stdout.write(`\n== ${name}\n`)
    const copy = join(temporary, name)
    cpSync(join(here, name), copy, { recursive: true })
    run(copy, 'npm', 'install', '--no-audit', '--no-fund', '--prefer-offline', join(temporary, tarball))
    run(copy, 'npm', 'test')
  }
} finally {
  rmSync(temporary, { recursive: true, force: true })
}
