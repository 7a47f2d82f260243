/** Speed of terrain: `npm run bench:terrain`. Prints processor time, which other programs on the machine hardly change. */
import '../../test/support/guarded.ts'
import { dialectOf } from '../../src/world/protocol/dialect/index.ts'
import { Generator } from '../../src/world/terrain/generator.ts'
import { findSpawn } from '../../src/world/terrain/spawn.ts'
import { Terrain } from '../../src/world/terrain/terrain.ts'

const WARM_UP = 60
const SEEDS = [1, 2, 3, 4]
/** Chunks along a side of the square for each seed. */
const SIDE = 12
const WANTED = 200

/** Milliseconds of processor time that the work takes. */
function cost(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const square = (work: (cx: number, cz: number) => void): void => {
  for (let cx = 0; cx < SIDE; cx++) for (let cz = 0; cz < SIDE; cz++) work(cx, cz)
}
const chunks = SEEDS.length * SIDE * SIDE
const { registry } = dialectOf('1.19.2')
for (let cx = 0; cx < WARM_UP; cx++) new Generator(0).chunk(cx, 0)

const generated = cost(() => {
  for (const seed of SEEDS) {
    const generator = new Generator(seed)
    square((cx, cz) => generator.chunk(cx, cz))
  }
})
const columns = cost(() => {
  for (const seed of SEEDS) {
    const terrain = new Terrain(registry, { seed })
    square((cx, cz) => terrain.generate(cx, cz))
  }
})
const spawns = cost(() => {
  for (let seed = 0; seed < 20; seed++) findSpawn(new Generator(seed))
})

const speed = chunks / (generated / 1000)
const row = (what: string, ms: number, each: string) =>
  process.stdout.write(`${what.padEnd(34)}${ms.toFixed(2).padStart(8)} ms of processor time ${each}\n`)
row('generated', generated / chunks, 'a chunk')
row('generated, packed, lit and loaded', columns / chunks, 'a chunk')
row('a spawn found', spawns / 20, 'a seed')
process.stdout.write(
  `${speed.toFixed(0)} chunks generated a second of processor time (${chunks} chunks, ${SEEDS.length} seeds)\n`,
)
if (speed < WANTED) {
  process.stderr.write(`wanted: ${WANTED}\n`)
  process.exitCode = 1
}
