import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import type { ServerChoice } from '../../../src/experiment/episode-request.ts'
import { tablesOf } from '../../../src/game/data/tables.ts'
import { recipeTable } from '../../../src/game/items/lacking-recipes/index.ts'
import { freePort } from '../../support/free-port.ts'

/** The game of the Minestom that pom.xml names. */
export const MINESTOM_VERSION = '1.21.4'

const OLDEST_JAVA = 21
const PASSWORD = 'minestom'
const JVMS = '/usr/lib/jvm'
const run = promisify(execFile)

/** A Java that can run Minestom: of `JAVA_HOME`, the usual one, or one below /usr/lib/jvm; undefined where none is new enough, or Maven is missing. */
export function findJava(): string | undefined {
  if (spawnSync('mvn', ['--version']).status !== 0) return undefined
  const homes = [process.env['JAVA_HOME'], ...installed()].filter((home) => home !== undefined)
  const programs = [...homes.map((home) => join(home, 'bin', 'java')), 'java']
  return programs.find((java) => versionOf(java) >= OLDEST_JAVA)
}

const installed = (): string[] => {
  try {
    return readdirSync(JVMS).map((name) => join(JVMS, name))
  } catch {
    return []
  }
}

function versionOf(java: string): number {
  const { stderr } = spawnSync(java, ['-version'], { encoding: 'utf8' })
  return Number(/version "(\d+)/.exec(stderr ?? '')?.[1] ?? 0)
}

/** Minestom with our classes, built into a temporary folder. */
export interface MinestomBuild {
  readonly java: string
  readonly folder: string
  remove(): void
}

/** Fetches Minestom with Maven and compiles our classes. */
export async function buildMinestom(java: string): Promise<MinestomBuild> {
  const folder = mkdtempSync(join(tmpdir(), 'minestom-'))
  const libraries = join(folder, 'lib')
  await run('mvn', ['-q', '-B', 'dependency:copy-dependencies', `-DoutputDirectory=${libraries}`], {
    cwd: import.meta.dirname,
  })
  const sources = join(import.meta.dirname, 'java')
  const files = readdirSync(sources).map((name) => join(sources, name))
  const compiler = 'org.eclipse.jdt.internal.compiler.batch.Main'
  const path = join(libraries, '*')
  const jars = readdirSync(libraries).map((name) => join(libraries, name))
  const options = ['-21', '-nowarn', '-d', join(folder, 'classes'), '-classpath', jars.join(':')]
  await run(java, ['-cp', path, compiler, ...options, ...files])
  writeFileSync(join(folder, 'recipes.txt'), recipeLines(MINESTOM_VERSION).join('\n'))
  return { java, folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** All crafting recipes: result, count, kind, and the cells row by row. */
function recipeLines(version: string): string[] {
  const { items } = tablesOf(version)
  const name = (id: number | null) => (id === null || id < 0 ? '-' : (items[id]?.name ?? '-'))
  return Object.values(recipeTable(version)).flatMap((rows) =>
    (rows ?? []).map(({ inShape, ingredients = [], result }) => {
      const cells = inShape ?? [0, 3, 6].map((from) => ingredients.slice(from, from + 3))
      const grid = cells.map((row) => row.map(name).join(',') || '-').join('/')
      return `${name(result.id)} ${result.count} ${inShape === undefined ? 'shapeless' : 'shaped'} ${grid}`
    }),
  )
}

export interface MinestomServer {
  readonly choice: Extract<ServerChoice, { kind: 'external' }>
  stop(): Promise<void>
}

/** Starts a server of other authors on loopback; operators command it over RCON or by chat. */
export async function startMinestom(
  { java, folder }: MinestomBuild,
  {
    channel,
    spawn: { x, z } = { x: 0.5, z: 0.5 },
  }: { channel: 'chat' | 'rcon'; spawn?: { x: number; z: number } },
): Promise<MinestomServer> {
  const port = await freePort()
  const rconPort = await freePort()
  const path = [join(folder, 'classes'), join(folder, 'lib', '*')].join(':')
  const settings = [port, rconPort, PASSWORD, join(folder, 'recipes.txt'), x, z].map(String)
  const server = spawn(java, ['-Xmx512m', '-cp', path, 'Main', ...settings], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await ready(server)
  const rcon = { host: '127.0.0.1', port: rconPort, password: PASSWORD }
  return {
    choice: { kind: 'external', host: '127.0.0.1', port, ...(channel === 'rcon' ? { rcon } : {}) },
    async stop() {
      const gone = once(server, 'exit')
      if (server.kill('SIGKILL')) await gone
    },
  }
}

/** Waits for the line "ready"; what the server says is part of the error if it ends before. */
function ready(server: ChildProcess): Promise<void> {
  const lines: string[] = []
  return new Promise((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr])
      if (stream)
        createInterface({ input: stream }).on('line', (line) => {
          lines.push(line)
          if (line === 'ready') resolve()
        })
    server.once('exit', () => reject(new Error(`Minestom ended: ${lines.slice(-20).join('\n')}`)))
  })
}
