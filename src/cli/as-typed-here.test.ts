import { describe, expect, it } from 'vitest'
import { asTypedHere, ownCommand } from './as-typed-here.ts'

const PACKAGE = '/home/me/lab/node_modules/causalmace/dist/cli/main.js'
const CLONE = '/home/me/causalmace/src/cli/main.ts'

describe('a command that a text names', () => {
  it.each([
    [
      'a script of the clone',
      { npm_lifecycle_event: 'causalmace', npm_package_name: 'causalmace' },
      CLONE,
      'npm run causalmace --',
    ],
    ['npx', { npm_command: 'exec', npm_package_name: 'lab' }, PACKAGE, 'npx causalmace'],
    [
      'a script of a project that uses the package',
      { npm_lifecycle_event: 'play', npm_package_name: 'lab' },
      PACKAGE,
      'causalmace',
    ],
    ['its name', {}, '/usr/lib/node_modules/causalmace/dist/cli/main.js', 'causalmace'],
    ['its source', {}, CLONE, 'node src/cli/main.ts'],
  ])('is typed as the process was started: by %s', (_way, env, script, command) => {
    expect(ownCommand({ env, script, folder: '/home/me/causalmace' })).toBe(command)
  })

  it('is put in its place, and nothing else', () => {
    const typed = asTypedHere(['resume', 'run'], {
      env: { npm_command: 'exec' },
      script: PACKAGE,
      folder: '/',
    })
    expect(
      typed(
        'hint: `causalmace resume experiments/a --mixed`; update causalmace to read it; ~/causalmace run',
      ),
    ).toBe(
      'hint: `npx causalmace resume experiments/a --mixed`; update causalmace to read it; ~/causalmace run',
    )
    expect(typed('(causalmace --help lists the commands)')).toBe('(npx causalmace --help lists the commands)')
  })
})
