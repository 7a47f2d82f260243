import { expect, it } from 'vitest'
import { ruleBookSchema } from '../../src/game/rules/rule-book.ts'
import { onStage } from '../support/fast-stage.ts'
import { emptyArena, GROUND } from '../support/tasks.ts'

it.each([
  ['bone_meal', {}],
  ['leather', { growth: { wheat: 'leather' } }],
])(
  'needs no more %s for a ripe crop, nor uses it up; anything else still has no effect',
  async (food, book) => {
    const task = { ...emptyArena(), rules: ruleBookSchema.parse({ name: 'test', ...book }) }
    await onStage({ task }, async (stage) => {
      const target = [2, GROUND + 1, 2]
      await stage.command(`setblock 2 ${GROUND} 2 farmland`)
      await stage.command(`setblock ${target.join(' ')} wheat[age=7]`)
      await stage.command(`give Alice ${food} 2`)
      await stage.command('give Alice apple')
      await stage.does('Equip', { item: food })
      await stage.does('UseOn', { target })
      const { inventory } = stage.episode.avatar('Alice').observe()
      expect(inventory).toContainEqual(expect.objectContaining({ item: food, count: 2 }))
      await stage.does('Equip', { item: 'apple' })
      expect(await stage.act('UseOn', { target })).toMatchObject({ ok: false, reason: 'no_effect' })
    })
  },
)
