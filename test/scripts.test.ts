import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { packagePath } from '../src/core/package-root.ts'

const { scripts } = JSON.parse(readFileSync(packagePath('package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
/** They run where `test/` is missing, and print one line at most. */
const SHORT = ['.ci/prune-declarations.ts', '.ci/release.ts']

/** Files that scripts run. */
const run = (commands: Readonly<Record<string, string>>): string[] =>
  Object.values(commands)
    .flatMap((command) =>
      [...command.matchAll(/\bnode (?:--\S+ )*(\S+\.ts)/g)].map(([, file]) => file as string),
    )
    .filter((file) => !SHORT.includes(file))

/** Those whose output nothing guards: a reader that goes away ends them with EPIPE. */
const unguarded = (files: readonly string[]): string[] =>
  files.filter((file) => {
    const text = readFileSync(packagePath(file), 'utf8')
    return !/^import '[^']*\/support\/guarded\.ts'$/m.test(text) && !/^guardTerminal\(/m.test(text)
  })

describe('the scripts of package.json', () => {
  it('guard their output', () => {
    const files = run(scripts)
    expect(files.length).toBeGreaterThan(40)
    expect(unguarded(files)).toEqual([])
  })

  it('would be noticed without a guard', () => {
    expect(
      unguarded(run({ sample: 'npm run build && node --expose-gc test/support/fast-stage.ts' })),
    ).toHaveLength(1)
  })

  it('go on where their reader goes away', async () => {
    const script = `import ${JSON.stringify(packagePath('test/support/guarded.ts'))}
      for (let line = 0; line < 50; line++) {
        process.stdout.write('x'.repeat(5000) + '\\n')
        await new Promise((resolve) => setTimeout(resolve, 1))
      }`
    const child = spawn(process.execPath, ['--input-type=module', '-e', script])
    let errors = ''
    child.stderr.on('data', (chunk) => {
      errors += chunk
    })
    await once(child.stdout, 'data')
    child.stdout.destroy()
    const [code] = await once(child, 'close')
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
  })
})
