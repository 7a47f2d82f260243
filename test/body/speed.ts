import { createClient } from '../../src/judger/client/create-client.ts'
import { withServer } from '../../src/testing/bots/with-server.ts'
import type { TerrainOptions } from '../../src/world/options.ts'
import { Kit } from './kit.ts'

/** Minimum number of steps of a body per second of processor time, world and client included. */
const WANTED = { flat: 1500, terrain: 250 } as const
const STEPS = 2000
const WARM_UP = 400
const MICRO = 1e6
const VERSION = '1.19.2'

/** Measures a body that walks in circles, jumps, digs and looks around; lines to print. */
export async function measureSpeed(): Promise<string[]> {
  const flat = await stepsPerSecond(undefined)
  const terrain = await stepsPerSecond({ seed: 1 })
  return [
    `flat land: ${flat} steps a second of processor time (${verdict(flat, WANTED.flat)})`,
    `terrain: ${terrain} steps a second of processor time (${verdict(terrain, WANTED.terrain)})`,
  ]
}

const verdict = (measured: number, wanted: number): string =>
  `${measured >= wanted ? 'at least' : 'FEWER THAN'} ${wanted}`

const stepsPerSecond = (terrain: TerrainOptions | undefined): Promise<number> =>
  withServer(
    { version: VERSION, virtual: true, limitMs: 6_000_000, ...(terrain && { terrain }) },
    async (stage) => {
      const bot = await stage.spawned(createClient({ ...stage.connect('Steve'), viewDistance: 'short' }))
      const kit = new Kit(stage, bot)
      await play(kit, WARM_UP)
      const before = process.cpuUsage()
      await play(kit, STEPS)
      const { user, system } = process.cpuUsage(before)
      return Math.round(STEPS / ((user + system) / MICRO))
    },
  )

async function play(kit: Kit, steps: number): Promise<void> {
  for (let i = 0; i < steps; i++) {
    const buttons = i % 40 < 25 ? 'forward' : i % 40 < 27 ? 'forward jump' : 'attack'
    await kit.step(buttons, { pitch: i % 80 < 40 ? 0.6 : -0.6, yaw: 3.2 })
  }
}
