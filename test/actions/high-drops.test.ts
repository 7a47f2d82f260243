import { expect, it } from 'vitest'
import { onStage } from '../support/fast-stage.ts'
import { emptyArena, GROUND } from '../support/tasks.ts'

/** Nothing of the ledge can be dug. */
it.each([4, 5, 6, 8])(
  'picks up what it digs on a ledge %i blocks above its feet, from dirt',
  async (height) => {
    await onStage({ task: emptyArena() }, async (stage) => {
      const top = GROUND + height - 1
      await stage.command(`fill -3 ${GROUND} 4 3 ${top} 5 bedrock`)
      await stage.command(`give Alice dirt ${height + 1}`)
      for (const x of [-2, 0, 2]) await stage.command(`setblock ${x} ${top + 1} 4 oak_planks`)
      await stage.put('Alice', 0, GROUND, 0)
      for (const x of [-2, 0, 2]) await stage.does('MineBlock', { pos: [x, top + 1, 4] })
      const { inventory } = stage.episode.avatar('Alice').observe()
      expect(inventory).toContainEqual(expect.objectContaining({ item: 'oak_planks', count: 3 }))
    })
  },
)
