import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { EmbeddedServer } from '../index.ts'
import type { Game } from '../kernel/game.ts'
import { seededRandom } from '../random.ts'
import { openServer } from './open-server.ts'
import { realClock } from './real-clock.ts'

/** A server without players and a cleared stone floor for redstone tests. Call inside `describe`. */
export function redstoneBench() {
  let server: EmbeddedServer
  let game: Game
  const errors: Error[] = []

  beforeAll(async () => {
    const opened = await openServer({ clock: realClock(), random: seededRandom(1), autoTick: false })
    server = opened.server
    game = opened.game
    server.on('error', ({ error }) => errors.push(error))
  })
  afterAll(async () => {
    await server.stop()
    expect(errors).toEqual([])
  })
  beforeEach(() => {
    server.command('fill 0 -60 0 40 -52 16 air')
    server.command('fill 0 -61 0 40 -61 16 stone')
    tick(200)
  })

  const command = (line: string) => server.command(line)
  const entities = () => server.entities
  const tick = (n: number) => {
    for (let i = 0; i < n; i++) server.tick()
  }
  /** Sets a block; must succeed. */
  const set = (line: string) => {
    const reply = server.command(`setblock ${line}`)
    if (!reply.ok) throw new Error(reply.message)
  }
  const at = (x: number, y: number, z: number) => server.blockAt({ x, y, z })
  /** The value of a block's property. */
  const property = (x: number, y: number, z: number, name: string) => at(x, y, z).properties[name]
  return { game: () => game, command, entities, tick, set, at, property }
}
