import { describe, expect, it } from 'vitest'
import { damageIn, itemTagsIn, potionIn } from './item-tags.ts'

describe('the tags of items', () => {
  const [potion, worn] = ['{Potion:"minecraft:long_strength"}', '{Damage:20}']
  const riptide = '{Enchantments:[{id:"minecraft:riptide",lvl:3s},{id:mending,lvl:1}]}'

  it('stay tags until 1.20.4', () => {
    expect([potion, worn, riptide].map((tags) => itemTagsIn(tags, '1.20.4'))).toEqual([potion, worn, riptide])
  })

  it('become components since 1.20.5, which are read as well', () => {
    expect(itemTagsIn(potion, '1.21.1')).toBe('[potion_contents={potion:"minecraft:long_strength"}]')
    expect(itemTagsIn(worn, '1.21.4')).toBe('[damage=20]')
    expect(itemTagsIn(riptide, '1.21.4')).toBe(
      '[enchantments={levels:{"minecraft:riptide":3,"minecraft:mending":1}}]',
    )
    expect(itemTagsIn('[damage=20]', '1.21.4')).toBe('[damage=20]')
    expect(potionIn(itemTagsIn(potion, '1.21.1'))).toBe('long_strength')
    expect(damageIn(itemTagsIn(worn, '1.21.1'))).toBe(20)
  })

  it('tell the potion and the damage', () => {
    expect([potionIn(potion), potionIn(worn), potionIn(undefined)]).toEqual([
      'long_strength',
      undefined,
      undefined,
    ])
    expect([damageIn(worn), damageIn(potion)]).toEqual([20, 0])
  })
})
