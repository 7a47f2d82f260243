import { Vec3 } from 'vec3'
import { expect, it } from 'vitest'
import { withServer } from '../../testing/bots/with-server.ts'
import { joinStage } from './testing.ts'

const AT = new Vec3(2, 100, -1)

it.each(['1.16.5', '1.19.2', '1.21.4'])(
  'a bot of %s receives each change as numbers, and as blocks if there is a listener for them',
  (version) =>
    withServer({ virtual: true, version }, async (stage) => {
      const { command, tick } = stage
      const bot = await joinStage(stage, 'Ann')
      const states = (name: string) => bot.registry.blocksByName[name]?.defaultState ?? -1
      const heard: [number, number, number, number, number][] = []
      const end = bot.extras.changes.on((...change) => heard.push(change))
      const set = async (block: string) => {
        await command(`setblock 2 100 -1 ${block}`)
        await tick(3)
      }
      await set('stone')
      expect(heard).toEqual([[2, 100, -1, 0, states('stone')]])
      expect(bot.blockAt(AT)?.name).toBe('stone')

      const seen: string[] = []
      const look = (from: { name: string } | null, to: { name: string } | null) => {
        seen.push(`${from?.name} ${to?.name}`)
      }
      bot.on('blockUpdate', look)
      await set('glass')
      bot.off('blockUpdate', look)
      bot.on(`blockUpdate:${AT}` as 'blockUpdate', look)
      await set('stone')
      bot.off(`blockUpdate:${AT}` as 'blockUpdate', look)
      await set('glass')
      expect(seen).toEqual(['stone glass', 'glass stone'])

      end()
      await set('stone')
      expect(heard).toHaveLength(4)
      expect(bot.blockAt(AT)?.name).toBe('stone')
    }),
)
