import { describe, expect, it } from 'vitest'
import type { Position } from '../../core/position.ts'
import { withServer } from '../../testing/bots/with-server.ts'
import { joinStage } from '../client/testing.ts'
import { type SceneView, viewOf } from './scene-view.ts'

/** The flat world's ground is at y = -61. */
const COMMANDS = [
  'setblock 2 -60 0 stone',
  'setblock 2 -60 1 oak_stairs[facing=east,half=top]',
  'setblock 2 -60 2 oak_slab[type=bottom,waterlogged=false]',
  'setblock 2 -60 3 torch',
  'setblock 2 -60 4 oak_door[facing=north,half=lower,open=true]',
  'setblock 2 -59 4 oak_door[facing=north,half=upper,open=true]',
  'setblock 2 -60 5 snow[layers=3]',
  'setblock 0 -57 0 glass',
]

describe.each(['1.19.2', '1.20.4', '1.21.4'])('the view of a client of %s', (version) => {
  const watching = (body: (view: SceneView) => void | Promise<void>, more: readonly string[] = []) =>
    withServer({ virtual: true, version, commands: COMMANDS }, async (stage) => {
      const { bot, command, tick } = stage
      const ann = await joinStage(stage, 'Ann')
      await bot('Ben')
      for (const line of ['tp Ann 0.5 -60 0.5', 'tp Ben 5.5 -60 5.5', ...more]) await command(line)
      await tick(20)
      await body(viewOf(ann, { opensDoors: false }))
    })
  const at = (x: number, y: number, z: number): Position => ({ x, y, z })

  it('shows blocks with their properties as text, and how much of the cell they fill', async () => {
    await watching((view) => {
      expect(view.blockAt(at(2, -60, 0))).toEqual({
        name: 'stone',
        properties: {},
        isSolid: true,
      })
      expect(view.blockAt(at(2, -60, 1))).toMatchObject({
        name: 'oak_stairs',
        properties: { facing: 'east', half: 'top', waterlogged: 'false' },
        isSolid: true,
      })
      expect(view.blockAt(at(2, -60, 2))).toMatchObject({
        name: 'oak_slab',
        isSolid: true,
      })
      expect(view.blockAt(at(2, -60, 3))).toMatchObject({ name: 'torch', isSolid: false })
      expect(view.blockAt(at(2, -59, 4))).toMatchObject({ properties: { half: 'upper', open: 'true' } })
      expect(view.blockAt(at(2, -60, 5))?.properties).toEqual({ layers: '3' })
      expect(view.blockAt(at(0, -60, 0))).toMatchObject({ name: 'air', isSolid: false })
    })
  })

  it('shows the same by kind as in full, and nothing where nothing is loaded', async () => {
    await watching((view) => {
      for (let z = -1; z <= 6; z++)
        for (let y = -61; y <= -58; y++) {
          const { name, isSolid } = view.blockAt(at(2, y, z)) ?? {}
          expect(view.kindAt(2, y, z)).toMatchObject({ name, isSolid })
        }
      expect(view.blockAt(at(10_000, -60, 0))).toBeUndefined()
      expect(view.kindAt(10_000, -60, 0)).toBeUndefined()
    })
  })

  it('finds the first block that a ray meets, within range only', async () => {
    await watching((view) => {
      const eyes = at(0.5, -59.5, 0.5)
      expect(view.firstHit(eyes, at(3, 0, 0), 4)).toMatchObject(at(2, -60, 0))
      expect(view.firstHit(eyes, at(1, 0, 0), 1)).toBeUndefined()
      expect(view.firstHit(eyes, at(0, 1, 0), 4)).toMatchObject(at(0, -57, 0))
      expect(view.firstHit(eyes, at(-1, 0, 0), 4)).toBeUndefined()
    })
  })

  it('shows the players around the agent, and everything with a body', async () => {
    const things = ['summon cow 3.5 -60 -3.5', 'summon item -3 -60 -3 {Item:{id:"minecraft:dirt",Count:1b}}']
    await watching((view) => {
      expect(view.name).toBe('Ann')
      expect(view.position).toMatchObject({ y: -60 })
      expect(view.players().map(({ name }) => name)).toEqual(['Ben'])
      expect(view.players()[0]?.position.x).toBeCloseTo(5.5)
      expect(
        view
          .bodies()
          .map(({ name }) => name)
          .sort(),
      ).toEqual(['Ann', 'Ben', 'cow'])
      const ben = view.bodies().find(({ name }) => name === 'Ben')
      expect(ben?.width).toBeCloseTo(0.6)
      expect(ben?.height).toBeCloseTo(1.8, 0)
    }, things)
  })
})
