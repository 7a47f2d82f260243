import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packagePath } from '../src/core/package-root.ts'
import { GAME_VERSIONS } from '../src/game/version.ts'

const SRC = packagePath('src')

/** Files that read the default version, with the reason: where a task file or a flag is resolved. */
const READS_DEFAULT: Readonly<Record<string, string>> = {
  'game/version.ts': 'defines it',
  'index.ts': 'exports it to users of the package',
  'task/task-file.ts': 'task files that name no version',
  'cli/server-options.ts': '--minecraft',
}

/** Parameters and fields with a default version, with the reason. */
const HAS_DEFAULT: Readonly<Record<string, string>> = {
  'task/task-file.ts': 'task files that name no version',
  'experiment/run-record.ts': 'records of runs from before there was a choice',
  'world/version-of.ts': 'the door of the published world, which may be started without naming a version',
}

/** Files that name a version of the game in code, with the reason. */
const NAMES_VERSION: Readonly<Record<string, string>> = {
  'game/version.ts': 'the list',
  'experiment/run-record.ts': 'records of runs from before there was a choice',
  'import/mcu-export.ts': 'MCU reads commands of 1.16.5',
  'planner/causal/calibration/columns.ts': 'the version of the calibration, which is the same for every task',
  'suite/version.ts': 'the version of the built-in suites',
  'world/library/registry.ts': 'the version whose light data corrects those of 1.16',
  'world/options.ts': 'the version whose rules the world follows throughout',
  'world/persistence/level-dat.ts': 'world folders are of this version',
  'world/protocol/dialect/base.ts': 'the protocol that the others are translated to',
  'world/protocol/dialect/index.ts': 'the versions that are spoken',
  'world/protocol/dialect/block-entity-types.ts': 'numbers by version',
}

const isTestCode = (file: string): boolean =>
  file.endsWith('.test.ts') || file.includes(`${sep}testing${sep}`) || file.endsWith(`${sep}testing.ts`)

const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !isTestCode(file))
  .map((file) => ({
    file: file.split(sep).join('/'),
    code: withoutComments(readFileSync(join(SRC, file), 'utf8')),
  }))

const filesWith = (pattern: RegExp, list = sources): string[] =>
  list
    .filter(({ code }) => pattern.test(code))
    .map(({ file }) => file)
    .sort()

const VERSION_NAME = '(?:version|minecraft|gameVersion|mcVersion)'
/** A parameter or destructured field with a default, a schema with one, or a fallback to a constant. */
const DEFAULT_OF_A_VERSION = new RegExp(
  [
    `[({,]\\s*${VERSION_NAME}(?::\\s*\\w+)?\\s*=(?![=>])`,
    `\\b${VERSION_NAME}:\\s*z(?:\\s*\\.\\w+\\((?:[^()]|\\([^()]*\\))*\\))*?\\s*\\.default\\(`,
    `\\b${VERSION_NAME}\\s*\\?\\?\\s*(?:'1\\.|[A-Z_]*VERSION)`,
  ].join('|'),
)
const A_VERSION = new RegExp(
  `'(?:${GAME_VERSIONS.map((version) => version.replaceAll('.', '\\.')).join('|')})'`,
)

describe('the version of the game', () => {
  it('is taken from the default only where a task file or a flag is resolved', () => {
    expect(filesWith(/\bDEFAULT_GAME_VERSION\b/)).toEqual(Object.keys(READS_DEFAULT).sort())
  })

  it('is an argument without a default', () => {
    expect(filesWith(DEFAULT_OF_A_VERSION)).toEqual(Object.keys(HAS_DEFAULT).sort())
  })

  it('is named in code only where something belongs to that version', () => {
    expect(filesWith(A_VERSION)).toEqual(Object.keys(NAMES_VERSION).sort())
  })

  it.each([
    "export function gameData(version: string = '1.19.2') {}",
    'const f = ({ minecraft = SOME, ...rest }: Flags) => rest',
    'z.object({ minecraft: z.enum(ALL)\n.default(SOME) })',
    'const used = version ?? DEFAULT_GAME_VERSION',
  ])('would be noticed: %s', (code) => {
    expect(filesWith(DEFAULT_OF_A_VERSION, [{ file: 'x.ts', code }])).toEqual(['x.ts'])
  })
})
