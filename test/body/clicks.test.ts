import { describe, expect, it } from 'vitest'
import { answersClick, reactsToClicks } from '../../src/game/clicks/block-click.ts'
import { GAME_VERSIONS } from '../../src/game/version.ts'
import { containerAt } from '../../src/world/inventory/chest.ts'
import { SmallWorld } from '../../src/world/testing/small-world.ts'

/** Blocks that answer items with no use in the air alone, so that clients need not know: leads, flint; or no click at all. */
const WITHOUT_CONSEQUENCE = /_fence$|^iron_(door|trapdoor)$/
/** Blocks of the table that cannot be used in the embedded world. */
const NOT_IN_THE_WORLD: ReadonlySet<string> = new Set(
  `chiseled_bookshelf decorated_pot crafter dragon_egg command_block chain_command_block repeating_command_block
  structure_block jigsaw bell cauldron bee_nest beehive cave_vines cave_vines_plant`.split(/\s+/),
)

const isLacking = (name: string): boolean => NOT_IN_THE_WORLD.has(name) || name.endsWith('candle_cake')

const ITEMS = [
  undefined,
  'bread',
  'beef',
  'bucket',
  'water_bucket',
  'glass_bottle',
  'shears',
  'glowstone',
  'poppy',
  'candle',
  'dirt',
]

describe.each(GAME_VERSIONS)('the table of clicks on blocks in %s', (version) => {
  const { game } = new SmallWorld({ version })
  const { level } = game
  const position = { x: 0, y: 70, z: 0 }
  const blocks = game.registry.blocksArray.map(({ name }) => name)
  const isUsable = (name: string): boolean => {
    const state = level.states.encode(name)
    const { open, toggle, use } = game.blocks.of(state)
    if (open !== undefined || toggle !== undefined || use !== undefined) return true
    level.set(position, state)
    return containerAt(level, position) !== undefined && containerAt(level, position) !== null
  }
  const listed = (name: string): boolean => {
    if (reactsToClicks(name)) return true
    const { properties } = level.states.encode(name)
    const own = Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, String(value)]))
    const full = {
      ...own,
      honey_level: '5',
      level: '8',
      charges: '1',
      lit: 'true',
      berries: 'true',
      age: '3',
    }
    return ITEMS.some((held) => answersClick({ block: { name, properties: full }, held, isHungry: true }))
  }

  it('has every block that the world lets players use', () => {
    const usable = blocks.filter(isUsable)
    expect(usable.length).toBeGreaterThan(100)
    expect(usable.filter((name) => !listed(name) && !WITHOUT_CONSEQUENCE.test(name))).toEqual([])
  })

  it('has no block that the world does not know as usable, beyond those it lacks', () => {
    expect(blocks.filter((name) => listed(name) && !isUsable(name) && !isLacking(name))).toEqual([])
  })
})
