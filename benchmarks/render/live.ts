import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Body } from '../../src/body/body.ts'
import type { Button } from '../../src/body/keys/buttons.ts'
import { median } from '../../src/core/statistics/bootstrap.ts'
import { encodeFrame } from '../../src/environment/frames/encode-frame.ts'
import { FRAME_PRESETS, frameSettings } from '../../src/environment/frames/frame-spec.ts'
import { LiveView } from '../../src/environment/frames/live-view.ts'
import { createClient } from '../../src/judger/client/create-client.ts'
import { encodePng } from '../../src/render/image/png.ts'
import { withServer } from '../../src/testing/bots/with-server.ts'

/** Steps of a walk in terrain with a picture after each, and pictures of an open screen. */
const [STEPS, SCREENS] = [240, 60]
/** The first pictures compile the tracer and read all blocks. */
const WARM_UP = 20
const TERRAIN = { seed: 19961103, biome: 'plains' }
const GIFTS = ['stone_pickaxe', 'oak_log 12', 'crafting_table', 'bread 5', 'torch 16', 'oak_planks 30']
const LARGE = frameSettings('agentbeats-2026-03')
const SMALL = frameSettings('agentbeats-2026-01')

/** Processor time of this process that some work takes (ms). */
function worked(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/**
 * Processor time of frames through the eyes of an agent that walks, digs and opens its inventory in a running world.
 * @param print gets a line for each kind of frame
 * @param folder where a picture of each is left, if given
 */
export async function benchLive(print: (line: string) => void, folder: string | undefined): Promise<void> {
  const costs = new Map<string, number[]>()
  const measure = (name: string, work: () => unknown): void => {
    const own = costs.get(name) ?? []
    costs.set(name, own)
    own.push(worked(work))
  }
  await withServer(
    { version: '1.19.2', virtual: true, limitMs: 3_000_000, terrain: TERRAIN },
    async (stage) => {
      const bot = await stage.spawned(createClient({ ...stage.connect('Steve'), viewDistance: 'tiny' }))
      const body = new Body({ bot })
      const view = new LiveView({ bot, body })
      for (const gift of GIFTS) await stage.command(`give Steve ${gift}`)
      const step = async (pressed: readonly Button[], yaw = 0, pitch = 0): Promise<void> => {
        body.step({ pressed: new Set(pressed), camera: { yaw, pitch } })
        await stage.tick()
        view.tick()
      }
      for (let i = 0; i < STEPS; i++) {
        const jumps: Button[] = i % 10 === 0 ? ['jump'] : []
        const digs: Button[] = i % 90 < 30 ? ['attack'] : []
        await step(['forward', ...jumps, ...digs], i % 60 < 30 ? 3.2 : -3.2)
        measure(`walking ${SMALL.width}x${SMALL.height}`, () => view.draw(SMALL))
        measure(`walking ${LARGE.width}x${LARGE.height}`, () => view.draw(LARGE))
      }
      await step(['inventory'])
      await step([], 4, 3)
      for (let i = 0; i < SCREENS; i++) {
        await step([])
        measure(`screen ${SMALL.width}x${SMALL.height}`, () => view.draw(SMALL))
        measure(`screen ${LARGE.width}x${LARGE.height}`, () => view.draw(LARGE))
      }
      for (const settings of [SMALL, LARGE]) {
        const picture = view.draw(settings)
        for (let i = 0; i < SCREENS; i++)
          measure(`JPEG, quality ${settings.quality}, base64 ${settings.width}x${settings.height}`, () =>
            encodeFrame(picture, settings),
          )
        if (folder !== undefined)
          writeFileSync(join(folder, `live-${settings.width}.png`), encodePng(picture))
      }
    },
  )
  print(
    `frames of an agent in terrain, median processor time (ms); presets ${Object.keys(FRAME_PRESETS).join(', ')}`,
  )
  for (const [name, times] of costs) {
    const kept = times.slice(WARM_UP)
    print(
      `${`  ${name}`.padEnd(50)}${median(kept).toFixed(1).padStart(7)}   n ${kept.length}, slowest ${Math.max(...kept).toFixed(0)}`,
    )
  }
}
