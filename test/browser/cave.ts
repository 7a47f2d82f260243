import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { lineOf } from '../../src/recording/packing.ts'
import { Recorder } from '../../src/recording/recorder.ts'
import { writeRun } from '../../src/view/testing.ts'

/** Leaves a run in which Ann stands deep in a tunnel and looks along it to the north, away from its mouth. */
export function writeCave(path: string): void {
  writeRun(path)
  const lines: string[] = []
  const head = { minecraft: '1.19.2', agents: ['Ann'], bottom: 0, seenBy: 'world' } as const
  const recorder = new Recorder(head, (recorded) => lines.push(lineOf(recorded)))
  const stone = recorder.block('stone')
  for (const cz of [-2, -1, 0]) {
    const rock = new Uint16Array(4096).fill(stone)
    for (const x of [7, 8, 9])
      for (const y of [4, 5, 6])
        for (let z = 0; z < 16; z++) if (cz > -2 || z > 7) rock[(y * 16 + z) * 16 + x] = 0
    recorder.column({ cx: 0, cz, biomes: Array<string>(16).fill('plains'), sections: [rock] })
  }
  const ann = { id: 1, kind: 'player', name: 'Ann', x: 8.5, y: 4, z: -14, yaw: 0, pitch: 0 }
  for (let tick = 1; tick <= 100; tick++)
    recorder.tick(tick * 50, () => ({
      time: 6000,
      weather: 'clear',
      figures: [{ ...ann, items: ['', '', '', '', '', ''], doing: 0 }],
      carriers: [],
    }))
  recorder.end()
  writeFileSync(join(path, 'recording.jsonl'), `${lines.join('\n')}\n`)
}

/** The mean brightness of the middle of a picture (PNG), 0 to 255. */
export function brightnessOf(png: Buffer): number {
  const { width, height, data } = PNG.sync.read(png)
  let [sum, count] = [0, 0]
  for (let y = height >> 2; y < 3 * (height >> 2); y++)
    for (let x = width >> 2; x < 3 * (width >> 2); x++) {
      const at = 4 * (y * width + x)
      sum += (data[at]! + data[at + 1]! + data[at + 2]!) / 3
      count++
    }
  return sum / count
}
