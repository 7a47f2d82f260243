import { Vec3 } from 'vec3'
import { expect, it } from 'vitest'
import { withServer } from '../../testing/bots/with-server.ts'
import type { Bot } from './bot.ts'
import { shareColumns } from './shared-columns.ts'

interface Column {
  sections: { data: object }[]
  biomes?: object[]
  skyLightSections: (object | null)[]
}

const AT = [new Vec3(2, 100, 2), new Vec3(2, -60, 2), new Vec3(2, 20, 2)]

it.each(['1.16.5', '1.19.2', '1.21.4'])(
  'two bots of %s share air and light, and what changes for one does not change for the other',
  (version) =>
    withServer({ virtual: true, version }, async ({ bot: join }) => {
      const bots = [await join('Ann'), await join('Ben')] as Bot[]
      const seen = () =>
        bots.map((bot) =>
          AT.map((at) => {
            const block = bot.blockAt(at)
            return [block?.name, block?.light, block?.skyLight, block?.biome.name]
          }),
        )
      const before = seen()
      for (const bot of bots) {
        shareColumns(bot)
        bot.emit('chunkColumnLoad', new Vec3(0, 0, 0))
      }
      expect(seen()).toEqual(before)
      const [ann, ben] = bots.map((bot) => bot.world.getColumn(0, 0) as unknown as Column)
      const airOf = (column: Column | undefined) => column?.sections.at(-2)?.data
      if (version !== '1.16.5') {
        expect(airOf(ann)).toBe(airOf(ben))
        expect(ann?.biomes?.[5]).toBe(ben?.biomes?.[5])
      }
      const lights = (column: Column | undefined) => column?.skyLightSections.filter((bits) => bits !== null)
      expect(lights(ann)?.[0]).toBe(lights(ben)?.[0])
      bots[0]?.world.setBlockStateId(AT[0] as Vec3, 1)
      expect(bots.map((bot) => bot.blockAt(AT[0] as Vec3)?.stateId)).toEqual([1, 0])
    }),
)
