/**
 * Speed of pictures and cost of recordings: `npm run bench:render`. Medians from the second frame on, in milliseconds that passed
 * and in those that the processor worked, which other programs on the machine change less; then what a recording takes of a run
 * with buildings and of one in the wild, and how long the pictures take that a judge looks at. With a folder it leaves a picture of
 * each scene there. `-- --only frames`, `-- --only live` (frames of slots,
 * through the eyes of an agent in a running world; aims: 9 ms at 128 × 128, 90 ms at 640 × 360 with a screen) and
 * `-- --only recordings` print one part.
 */
import '../../test/support/guarded.ts'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packagePath } from '../../src/core/package-root.ts'
import { median } from '../../src/core/statistics/bootstrap.ts'
import { drawRun } from '../../src/film/draw-run.ts'
import { openRecording } from '../../src/recording/file.ts'
import { encodeJpeg } from '../../src/render/image/jpeg.ts'
import { encodePng } from '../../src/render/image/png.ts'
import { writeNameTags } from '../../src/render/trace/name-tags.ts'
import { readFlags } from '../flags.ts'
import { benchLive } from './live.ts'
import { type Course, recordingCost } from './recorded.ts'
import { forest, pavilion, type Scene } from './scenes.ts'

const SIZES = [
  { width: 640, height: 360, frames: 25, aim: 60 },
  { width: 128, height: 128, frames: 60, aim: 6 },
]

const { values: flags, positionals } = readFlags(
  import.meta.filename,
  { only: { type: 'string' } },
  { allowPositionals: true },
)
const [folder] = positionals
const print = (line: string) => process.stdout.write(`${line}\n`)
if (folder !== undefined) mkdirSync(folder, { recursive: true })

/** Milliseconds that passed, and that the processor worked. */
function cost(work: () => void): { passed: number; worked: number } {
  const [began, before] = [process.hrtime.bigint(), process.cpuUsage()]
  work()
  const { user, system } = process.cpuUsage(before)
  return { passed: Number(process.hrtime.bigint() - began) / 1e6, worked: (user + system) / 1000 }
}

function measure(count: number, work: (step: number) => void): string {
  const costs = Array.from({ length: count }, (_, step) => cost(() => work(step))).slice(1)
  const [passed, worked] = [median(costs.map((c) => c.passed)), median(costs.map((c) => c.worked))]
  return `${passed.toFixed(1).padStart(7)} ${worked.toFixed(1).padStart(9)}`
}

/** Milliseconds per picture, for each scene. */
function benchFrames(): void {
  const scenes: Record<string, () => Scene> = { pavilion, forest }
  print(
    `${'median of frames (ms)'.padEnd(34)}${'passed'.padStart(7)} ${'processor'.padStart(9)}   aim (processor)`,
  )
  for (const [name, make] of Object.entries(scenes)) {
    let scene: Scene | undefined
    const { passed } = cost(() => {
      scene = make()
    })
    print(`${`${name}: making the scene`.padEnd(34)}${passed.toFixed(0).padStart(7)}`)
    for (const size of SIZES) benchScene(name, scene!, size)
  }
}

function benchScene(
  name: string,
  scene: Scene,
  { width, height, frames, aim }: (typeof SIZES)[number],
): void {
  const { tracer, camera, figures } = scene
  const pixels = new Uint8Array(width * height * 4)
  const times = measure(frames, (step) => tracer.render(camera(step), { width, height, figures }, pixels))
  print(`${`${name} ${width}x${height}`.padEnd(34)}${times}   ≤ ${aim}`)
  const picture = { width, height, pixels }
  for (const [format, encode] of [
    ['JPEG', encodeJpeg],
    ['PNG', encodePng],
  ] as const) {
    const size = (encode(picture).length / 1024).toFixed(0)
    print(`${`  as ${format} (${size} KB)`.padEnd(34)}${measure(20, () => encode(picture))}`)
  }
  if (folder === undefined) return
  writeFileSync(join(folder, `${name}-${width}.png`), encodePng(picture))
  for (const time of [12_500, 18_000]) {
    tracer.render(camera(1), { width, height, figures, time }, pixels)
    writeNameTags(picture, camera(1), figures)
    writeFileSync(join(folder, `${name}-${width}-at-${time}.png`), encodePng(picture))
  }
}

/** The seconds of a run that a judge looks at, with a picture every 30 ticks. */
const JUDGED = { seconds: 180, every: 30, width: 640, height: 360 }

const COURSES: Record<string, Course> = {
  'the demo (a building)': {
    file: packagePath('benchmarks', 'demo', 'pavilion.yaml'),
    agents: 3,
    seconds: 60,
    rounds: 7,
  },
  'the wild (terrain, mobs)': {
    file: packagePath('benchmarks', 'ablation', 'wild', 'lapis.yaml'),
    agents: 3,
    seconds: JUDGED.seconds,
    rounds: 7,
  },
}

/** Measures the cost of recordings, and the time to draw the pictures of one. */
async function benchRecordings(): Promise<void> {
  for (const [name, course] of Object.entries(COURSES)) {
    const { passed, worked, seconds, bytes, kinds } = await recordingCost(course, (recording) => {
      if (course.seconds >= JUDGED.seconds) benchJudge(recording)
    })
    const each = bytes / 1e6 / ((course.agents * seconds) / 60)
    print(
      `recording ${name}: ${seconds.toFixed(1)} s of game with ${course.agents} agents${kinds.length === 0 ? '' : ` and ${kinds.join(', ')}`}`,
    )
    for (const [name, times, aim] of [
      ['passed', passed, ' (aim ≤ 5)'],
      ['processor, all threads', worked, ''],
    ] as const)
      print(
        `  ${name}: ${times.with.toFixed(2)} s with it, ${times.without.toFixed(2)} s without, ${(100 * times.share).toFixed(1)} % in the median of rounds${aim}`,
      )
    print(`  ${(bytes / 1000).toFixed(0)} KB, ${each.toFixed(3)} MB an agent-minute (aim ≤ 1)`)
  }
}

/** The pictures of three minutes that a judge gets, through the eyes of an agent, as JPEG. */
function benchJudge(recording: string): void {
  const { seconds, every, ...size } = JUDGED
  let count = 0
  let bytes = 0
  const { passed, worked } = cost(() => {
    const store = openRecording(recording)
    const agent = store.head.agents[0]!
    const shot = { ...size, view: 'first', agent, fov: 70, angle: 0 } as const
    for (const { picture } of drawRun(store, { shot, every, to: seconds * 20 - 1 })) {
      bytes += encodeJpeg(picture).length
      count++
    }
  })
  print(
    `${count} pictures of ${seconds} s for a judge, as JPEG: ${(worked / 1000).toFixed(1)} s of processor time (aim ≤ 15), ${(passed / 1000).toFixed(1)} s passed, ${(bytes / 1e6).toFixed(1)} MB`,
  )
}

const wants = (half: string): boolean => flags.only === undefined || flags.only === half
if (wants('frames')) benchFrames()
if (wants('live')) await benchLive(print, folder)
if (wants('recordings')) await benchRecordings()
