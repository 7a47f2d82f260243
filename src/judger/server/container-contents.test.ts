import { expect, it } from 'vitest'
import { createRandom } from '../../core/random.ts'
import { type GameVersion, superflatGround } from '../../game/version.ts'
import { inVirtualTime } from '../../testing/virtual-time.ts'
import { ContainerContents } from './container-contents.ts'
import { startEmbeddedServer } from './embedded.ts'

/** Fills a chest on an embedded server, and queries it directly or, as on an external server, by commands. */
const contentsAfter = (version: GameVersion, isDirect: boolean) =>
  inVirtualTime(1, (clock) => {
    const work = async () => {
      const random = createRandom(1)
      const chest = { x: 2, y: superflatGround(version) + 1, z: 2 }
      const cell = `2 ${chest.y} 2`
      const server = await startEmbeddedServer({ clock, random, version, bots: 'memory', spawn: chest })
      clock.waitFor(() => server.isBusy())
      const { command, contentsOf } = server
      const stop = new AbortController()
      const asked = { command, ...(isDirect && contentsOf !== undefined && { contentsOf }) }
      const contents = new ContainerContents({ server: asked, clock, signal: stop.signal })
      const put = version === '1.16.5' ? 'replaceitem block' : 'item replace block'
      const as = version === '1.16.5' ? '' : 'with '
      try {
        await server.command(`setblock ${cell} chest`)
        contents.of(chest)
        await server.command(`${put} ${cell} container.0 ${as}minecraft:torch 3`)
        await server.command(`${put} ${cell} container.5 ${as}minecraft:egg 1`)
        await server.command(`${put} ${cell} container.7 ${as}minecraft:torch 64`)
        await clock.sleep(2000)
        const filled = contents.of(chest)
        await server.command(`setblock ${cell} air`)
        await clock.sleep(2000)
        return { filled, gone: contents.of(chest) }
      } finally {
        contents.close()
        stop.abort()
        await server.stop()
      }
    }
    return clock.drive(work())
  })

it.each<[GameVersion, boolean]>([
  ['1.16.5', true],
  ['1.16.5', false],
  ['1.19.2', true],
  ['1.19.2', false],
  ['1.21.4', true],
  ['1.21.4', false],
])('containers show each item once, in %s, read directly: %s', async (version, isDirect) => {
  expect(await contentsAfter(version, isDirect)).toEqual({
    filled: [
      { item: 'egg', count: 1 },
      { item: 'torch', count: 67 },
    ],
    gone: undefined,
  })
})
