/**
 * Speed of pictures: `npm run bench:render`. Medians from the second frame on, in milliseconds that passed and in those that
 * the processor worked, which other programs on the machine change less. With a folder it leaves a picture of each there.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { encodeJpeg } from '../../src/render/image/jpeg.ts'
import { encodePng } from '../../src/render/image/png.ts'
import { writeNameTags } from '../../src/render/trace/name-tags.ts'
import { forest, pavilion, type Scene } from './scenes.ts'

const SIZES = [
  { width: 640, height: 360, frames: 25, aim: 60 },
  { width: 128, height: 128, frames: 60, aim: 6 },
]

const [, , folder] = process.argv
if (folder !== undefined) mkdirSync(folder, { recursive: true })

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

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

const scenes: Record<string, () => Scene> = { pavilion, forest }
process.stdout.write(
  `${'median of frames (ms)'.padEnd(34)}${'passed'.padStart(7)} ${'processor'.padStart(9)}   aim\n`,
)
for (const [name, make] of Object.entries(scenes)) {
  let scene: Scene | undefined
  process.stdout.write(
    `${`${name}: making the scene`.padEnd(34)}${cost(() => (scene = make()))
      .passed.toFixed(0)
      .padStart(7)}\n`,
  )
  const { tracer, camera, figures } = scene!
  for (const { width, height, frames, aim } of SIZES) {
    const pixels = new Uint8Array(width * height * 4)
    const times = measure(frames, (step) => tracer.render(camera(step), { width, height, figures }, pixels))
    process.stdout.write(`${`${name} ${width}x${height}`.padEnd(34)}${times}   ${aim}\n`)
    const picture = { width, height, pixels }
    process.stdout.write(
      `${`  as JPEG (${(encodeJpeg(picture).length / 1024).toFixed(0)} KB)`.padEnd(34)}${measure(20, () => encodeJpeg(picture))}\n`,
    )
    process.stdout.write(
      `${`  as PNG (${(encodePng(picture).length / 1024).toFixed(0)} KB)`.padEnd(34)}${measure(10, () => encodePng(picture))}\n`,
    )
    if (folder !== undefined) {
      writeFileSync(join(folder, `${name}-${width}.png`), encodePng(picture))
      for (const time of [12_500, 18_000]) {
        tracer.render(camera(1), { width, height, figures, time }, pixels)
        writeNameTags(picture, camera(1), figures)
        writeFileSync(join(folder, `${name}-${width}-at-${time}.png`), encodePng(picture))
      }
    }
  }
}
