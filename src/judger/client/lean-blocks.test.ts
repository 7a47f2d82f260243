import prismarineBlock from 'prismarine-block'
import { Vec3 } from 'vec3'
import { expect, it } from 'vitest'
import { withServer } from '../../testing/bots/with-server.ts'
import type { Bot } from './bot.ts'
import { makeBlocksLean } from './lean-blocks.ts'

/** All properties of a block, own and inherited. */
function seenOf(block: object | undefined): Record<string, unknown> {
  const seen: Record<string, unknown> = {}
  for (const key in block) {
    const value = (block as Record<string, unknown>)[key]
    if (typeof value !== 'function') seen[key] = value
  }
  return seen
}

const COMMANDS = [
  'setblock 2 -60 1 oak_stairs[facing=east,half=top]',
  'setblock 2 -60 2 chest',
  'setblock 2 -60 3 torch',
]

it.each(['1.19.2', '1.20.4', '1.21.4'])(
  'a bot of %s sees each block as the library describes its state, with light, block entity and position',
  (version) =>
    withServer({ virtual: true, version, commands: COMMANDS }, async ({ bot: join, command, tick }) => {
      const bot = (await join('Ann')) as Bot
      const looks = () =>
        [0, 1, 2, 3].flatMap((z) => [-61, -60].map((y) => bot.blockAt(new Vec3(2, y, z)) ?? undefined))
      const before = looks().map(seenOf)
      makeBlocksLean(bot)
      bot.emit('chunkColumnLoad', new Vec3(0, 0, 0))
      expect(looks().map(seenOf)).toEqual(before)
      await command('setblock 2 -60 3 glass')
      await tick(5)
      const plain = prismarineBlock(bot.registry).fromStateId(
        bot.blockAt(new Vec3(2, -60, 3))?.stateId ?? 0,
        0,
      )
      expect(bot.blockAt(new Vec3(2, -60, 3))).toMatchObject({ name: 'glass', shapes: plain.shapes })
      expect(bot.blockAt(new Vec3(2, -60, 1))?.getProperties()).toMatchObject({ facing: 'east', half: 'top' })
    }),
)
