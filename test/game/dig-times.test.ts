import { describe, expect, it } from 'vitest'
import { type Digging, digTicks } from '../../src/game/blocks/dig-time.ts'
import { GAME_VERSIONS } from '../../src/game/version.ts'
import { SmallWorld } from '../../src/world/testing/small-world.ts'

const TIERS = ['wooden', 'stone', 'golden', 'iron', 'diamond', 'netherite']
const KINDS = ['pickaxe', 'axe', 'shovel', 'hoe', 'sword']
const TOOLS = [undefined, 'shears', ...TIERS.flatMap((tier) => KINDS.map((kind) => `${tier}_${kind}`))]

/** Ways to dig: bare, enchanted, hindered. */
const MANNERS: readonly Omit<Digging, 'block' | 'version' | 'tool'>[] = [
  {},
  { efficiency: 3 },
  { isUnderWater: true },
  { isOffGround: true },
  { efficiency: 5, isUnderWater: true, isOffGround: true },
  { haste: 2 },
]

describe.each(GAME_VERSIONS)('dig times of %s', (version) => {
  const { game } = new SmallWorld({ version })
  const { registry, level } = game
  const hasteId = registry.effectsByName['Haste']?.id ?? 0

  it.each(MANNERS)('are those of the embedded world for each block and tool: %j', (manner) => {
    const { efficiency = 0, haste = 0, isUnderWater = false, isOffGround = false } = manner
    const differ = registry.blocksArray.flatMap(({ name, defaultState, hardness }) => {
      if (hardness === null || /air$|^(water|lava|bubble_column)$/.test(name)) return []
      const block = level.shapes.block(level.states.decode(defaultState))
      return TOOLS.flatMap((tool) => {
        const id = tool === undefined ? null : (registry.itemsByName[tool]?.id ?? null)
        const enchantments = efficiency > 0 ? [{ name: 'efficiency', lvl: efficiency }] : []
        const effects = haste > 0 ? { [hasteId]: { id: hasteId, amplifier: haste - 1 } } : {}
        const world = block.digTime(id, false, isUnderWater, isOffGround, enchantments, effects) / 50
        const own = digTicks({ block: name, version, tool, ...manner })
        return own === world ? [] : [`${name} with ${tool ?? 'a hand'}: game/ ${own}, world/ ${world}`]
      })
    })
    expect(differ.slice(0, 20)).toEqual([])
  })
})

describe('dig times', () => {
  it.each([
    ['stone', undefined, 150],
    ['stone', 'wooden_pickaxe', 23],
    ['stone', 'diamond_pickaxe', 6],
    ['obsidian', 'diamond_pickaxe', 188],
    ['dirt', undefined, 15],
    ['oak_log', 'iron_axe', 10],
  ])('of %s with %s are those of the wiki', (block, tool, ticks) => {
    for (const version of GAME_VERSIONS) expect(digTicks({ block, version, tool })).toBe(ticks)
  })

  it('are endless for bedrock and what does not exist, and nothing for grass', () => {
    expect(digTicks({ block: 'bedrock', version: '1.21.4' })).toBe(Number.POSITIVE_INFINITY)
    expect(digTicks({ block: 'constructor', version: '1.21.4' })).toBe(Number.POSITIVE_INFINITY)
    expect(digTicks({ block: 'short_grass', version: '1.21.4' })).toBe(0)
  })
})
