import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packagePath } from '../src/core/package-root.ts'

const SRC = packagePath('src')
/** Lines a source file may have; beyond that it holds more than one idea. */
const MAX_LINES = 350
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s+['"](\.[^'"]+)['"]|import\(\s*['"](\.[^'"]+)['"]\s*\)/g

/** The table of ARCHITECTURE.md: room by room, what it may import. */
function allowedImports(): Map<string, Set<string>> {
  const text = readFileSync(packagePath('ARCHITECTURE.md'), 'utf8')
  const rows = [...text.matchAll(/^\| `(\w+)\/` \|.*\| ([^|]+) \|$/gm)]
  return new Map(
    rows.map(([, room, allowed]) => [
      room as string,
      new Set(
        (allowed as string)
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '–'),
      ),
    ]),
  )
}

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))

/** Tests and their helpers may look into any room. The room `testing/` does not count: it is shipped. */
const isTestCode = (file: string): boolean =>
  file.endsWith('.test.ts') || file.includes(`${sep}testing${sep}`) || file.endsWith(`${sep}testing.ts`)

const roomOf = (file: string): string => file.split(sep)[0] as string

/** Every relative import, as pairs of files below src/. */
const imports = sources.flatMap((file) => {
  const text = readFileSync(join(SRC, file), 'utf8')
  return [...text.matchAll(IMPORT)].map((match) => {
    const target = relative(SRC, join(SRC, file, '..', (match[1] ?? match[2]) as string))
    return { file, target }
  })
})

/** Calls that write a file or print, bypassing the one writer. */
const WRITING =
  /\b(?:writeFileSync|appendFileSync|writeSync|createWriteStream|appendFile|writevSync)\b|import \{[^}]*\bwriteFile\b[^}]*\} from 'node:fs\/promises'|\bconsole\.\w+\(/
/** They write no texts: saved worlds, and runs on their way between machines, which were written by the writer before. */
const MAY_WRITE = /^core\/output\/|^world\/|^view\/page\/|^raters\/page\/|^testing\//

/** Packages that the world needs: numbers, the protocol, its data. */
const MAY_LOAD = /^(?:vec3|pure-rand|simplex-noise|fastest-levenshtein|minecraft-|prismarine-)/

describe('the house', () => {
  const allowed = allowedImports()

  it('has a row in ARCHITECTURE.md for every room, and a room for every row', () => {
    const rooms = new Set(sources.filter((file) => file.includes(sep)).map(roomOf))
    expect([...rooms].sort()).toEqual([...allowed.keys()].sort())
  })

  it('names every folder of a room, in ARCHITECTURE.md or in the README of the room', () => {
    const folders = new Set(
      sources.flatMap((file) => {
        const [room, folder, ...rest] = file.split(sep)
        return rest.length > 0 ? [join(room as string, folder as string)] : []
      }),
    )
    const texts = ['ARCHITECTURE.md', join('src', 'world', 'README.md')].map((file) =>
      readFileSync(packagePath(file), 'utf8'),
    )
    const isNamed = (folder: string) => texts.some((text) => text.includes(`${folder.split(sep)[1]}/`))
    expect([...folders].filter((folder) => !isNamed(folder))).toEqual([])
  })

  /** Imports that the table does not allow. */
  const violations = (list: typeof imports): string[] =>
    list
      .filter(({ file }) => file.includes(sep) && !isTestCode(file))
      .filter(({ file, target }) => {
        const [from, to] = [roomOf(file), roomOf(target)]
        return from !== to && allowed.get(from)?.has(to) !== true
      })
      .map(({ file, target }) => `${file} imports ${target}`)

  it('is built so that imports run one way', () => {
    expect(violations(imports)).toEqual([])
  })

  it('would notice an import that runs the other way', () => {
    const upwards = { file: join('core', 'clock.ts'), target: join('judger', 'episode.ts') }
    expect(violations([...imports, upwards])).toHaveLength(1)
  })

  it('writes through one writer, which knows the secrets of the process', () => {
    const writing = sources
      .filter((file) => !isTestCode(file) && !MAY_WRITE.test(file.split(sep).join('/')))
      .filter((file) => WRITING.test(readFileSync(join(SRC, file), 'utf8')))
    expect(writing).toEqual([])
  })

  it('has no cycles in the table itself', () => {
    const visit = (room: string, trail: string[]): void => {
      if (trail.includes(room)) expect.fail(`${[...trail, room].join(' → ')}`)
      for (const next of allowed.get(room) ?? []) visit(next, [...trail, room])
    }
    for (const room of allowed.keys()) visit(room, [])
  })

  /** The parts of `world/` (folders, and files at its root) and what each imports, types included. */
  const worldParts = (list: typeof imports): Map<string, Set<string>> => {
    const parts = new Map<string, Set<string>>()
    for (const { file, target } of list) {
      if (roomOf(file) !== 'world' || roomOf(target) !== 'world' || isTestCode(file)) continue
      const [from, to] = [file.split(sep)[1] as string, target.split(sep)[1] as string]
      if (from !== to) parts.set(from, (parts.get(from) ?? new Set()).add(to))
    }
    return parts
  }

  /** A circle of parts, or undefined. */
  const circleIn = (parts: Map<string, Set<string>>): string[] | undefined => {
    const clear = new Set<string>()
    const follow = (part: string, trail: string[]): string[] | undefined => {
      if (trail.includes(part)) return [...trail.slice(trail.indexOf(part)), part]
      if (clear.has(part)) return undefined
      for (const next of parts.get(part) ?? []) {
        const circle = follow(next, [...trail, part])
        if (circle) return circle
      }
      clear.add(part)
      return undefined
    }
    for (const part of parts.keys()) {
      const circle = follow(part, [])
      if (circle) return circle
    }
    return undefined
  }

  it('lets the parts of the world import each other one way only', () => {
    const parts = worldParts(imports)
    expect(parts.get('simulation.ts')).toContain('kernel')
    expect(circleIn(parts)).toBeUndefined()
  })

  it('would notice a kernel that imports a behaviour', () => {
    const upwards = { file: join('world', 'kernel', 'game.ts'), target: join('world', 'mobs', 'mob.ts') }
    expect(circleIn(worldParts([...imports, upwards]))).toContain('kernel')
  })

  /** Packages that a text imports, apart from types, which are gone once it is compiled. */
  const packagesIn = (text: string): string[] =>
    [...text.matchAll(/^(?:import|export)\s(?!type\b)(?:[\w*{][^'"=(]*?\sfrom\s+)?['"]([^.'"][^'"]*)['"]/gm)]
      .map(([, name]) => name as string)
      .filter((name) => !name.startsWith('node:'))

  it('keeps planners, models and schemas out of what `causalmace/world` loads', () => {
    const loaded = sources
      .filter((file) => roomOf(file) === 'world' && !isTestCode(file))
      .flatMap((file) =>
        packagesIn(readFileSync(join(SRC, file), 'utf8')).map((name) => `${name} by ${file}`),
      )
    expect(loaded.length).toBeGreaterThan(3)
    expect(loaded.filter((line) => !MAY_LOAD.test(line))).toEqual([])
  })

  it('would notice a schema in the world, on one line or several', () => {
    expect(packagesIn("import { z } from 'zod'")).toEqual(['zod'])
    expect(packagesIn("import {\n  z,\n} from 'zod'")).toEqual(['zod'])
    expect(MAY_LOAD.test('zod by world/persistence/player-json.ts')).toBe(false)
  })

  it('sees the imports that it judges', () => {
    expect(imports.length).toBeGreaterThan(200)
    expect(imports).toContainEqual({ file: join('judger', 'episode.ts'), target: join('core', 'clock.ts') })
  })

  it('reads no wall clock and no unseeded randomness in the game path', () => {
    const gamePath = ['task', 'graph', 'model', 'planner', 'world', 'judger', 'worker', 'render']
    const offenders = sources
      .filter((file) => gamePath.includes(roomOf(file)) && !isTestCode(file))
      // The clock of a world whose user specifies none.
      .filter((file) => file !== join('world', 'wall-clock.ts'))
      .filter((file) => {
        const code = readFileSync(join(SRC, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
        return /\b(Date\.now|Math\.random|performance\.now)\b|\bnew Date\(\)|\b(setTimeout|setInterval)\([^)]/.test(
          code,
        )
      })
    expect(offenders).toEqual([])
  })

  /** Files that load or name a library of game clients. Data of the game (prismarine-registry, minecraft-data) does not count. */
  const clientImports = (files: readonly { file: string; text: string }[]): string[] =>
    files
      .filter(({ file }) => !isTestCode(file) && !file.startsWith(join('judger', 'client')))
      // The embedded world reads and writes packets and chunks with the same libraries, as a server.
      .filter(({ file }) => !file.startsWith(join('world', 'library')))
      .filter(({ text }) =>
        /(from |import |\()['"](mineflayer(-\w+)?|minecraft-protocol|prismarine-(auth|block|chat|chunk|entity|item|nbt|physics|recipe|windows|world))['"/]/.test(
          text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''),
        ),
      )
      .map(({ file }) => file)

  it('imports mineflayer and its libraries in judger/client alone', () => {
    expect(
      clientImports(sources.map((file) => ({ file, text: readFileSync(join(SRC, file), 'utf8') }))),
    ).toEqual([])
  })

  it('would notice a library of clients elsewhere, as a module or as a type', () => {
    const file = join('judger', 'skills', 'some.ts')
    for (const text of [
      "import type { Bot } from 'mineflayer'",
      "import collectBlock from 'mineflayer-collectblock'",
      "const { Physics } = createRequire(import.meta.url)('prismarine-physics')",
    ])
      expect(clientImports([{ file, text }])).toEqual([file])
  })

  it('casts twice in judger/client/adapt.ts alone', () => {
    const casting = sources
      .filter((file) => roomOf(file) === 'judger' && !isTestCode(file))
      .filter((file) => readFileSync(join(SRC, file), 'utf8').includes('as unknown as'))
    expect(casting).toEqual([])
  })

  it('keeps no state of bots in maps of a module', () => {
    const keeping = sources
      .filter((file) => roomOf(file) === 'judger' && !isTestCode(file))
      .filter((file) =>
        /^(export )?const \w+ = new Weak(Map|Set)<(Bot|Participant|Episode)\b/m.test(
          readFileSync(join(SRC, file), 'utf8'),
        ),
      )
    expect(keeping).toEqual([])
  })

  it('has no file of more than 350 lines', () => {
    const long = sources
      .filter((file) => !file.endsWith('.test.ts'))
      .map((file) => ({ file, lines: readFileSync(join(SRC, file), 'utf8').split('\n').length - 1 }))
      .filter(({ lines }) => lines > MAX_LINES)
    expect(long).toEqual([])
  })

  it('holds its functions to 80 lines and a cognitive complexity of 15, but for these hot loops', () => {
    const { overrides } = JSON.parse(readFileSync(packagePath('biome.json'), 'utf8'))
    expect(overrides[0]).toMatchObject({
      includes: ['src/**', '!**/*.test.ts'],
      linter: {
        rules: {
          complexity: {
            noExcessiveCognitiveComplexity: { level: 'error', options: { maxAllowedComplexity: 15 } },
            noExcessiveLinesPerFunction: { level: 'error', options: { maxLines: 80 } },
          },
        },
      },
    })
    const exempt = sources.filter((file) =>
      /biome-ignore lint\/complexity\/noExcessive\w+: \S/.test(readFileSync(join(SRC, file), 'utf8')),
    )
    // At most ten in the whole project; the comment above each function says why.
    expect(exempt.sort()).toEqual([
      join('judger', 'skills', 'sight.ts'),
      join('render', 'trace', 'gather.ts'),
      join('render', 'trace', 'march.ts'),
    ])
  })

  it('runs on the pinned Node', () => {
    const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
    expect(major > 22 || (major === 22 && minor >= 18), `Node ${process.version}`).toBe(true)
  })

  it('tests in the world what subtasks need without reading the rules: trials never reach graph/needs', () => {
    const runtime = (file: string): string[] => {
      const text = readFileSync(join(SRC, file), 'utf8').replaceAll(
        /(?:import|export) type [^;]*? from '[^']+'/g,
        '',
      )
      return [...text.matchAll(IMPORT)].map((match) =>
        relative(SRC, join(SRC, file, '..', (match[1] ?? match[2]) as string)),
      )
    }
    const isTrial = (file: string) => /^(planner.world|experiment.trials|planner.trials\.ts)/.test(file)
    const reached = new Set(sources.filter((file) => isTrial(file) && !isTestCode(file)))
    expect(reached.size).toBeGreaterThan(6)
    // The catalogue of plug-ins holds everything; the types show which parts are used.
    for (const file of reached)
      for (const target of runtime(file)) if (roomOf(target) !== 'plugin') reached.add(target)
    expect([...reached].filter((file) => file.startsWith(join('graph', 'needs')))).toEqual([])
    const named = [...reached].filter(
      (file) =>
        isTrial(file) && /causesOf|trueDependencies|\.causes\b/.test(readFileSync(join(SRC, file), 'utf8')),
    )
    expect(named).toEqual([])
  })
})
