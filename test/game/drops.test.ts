import { describe, expect, it } from 'vitest'
import { dropsOf } from '../../src/game/blocks/drops.ts'
import { falls } from '../../src/game/blocks/falling.ts'
import { canBeDug, harvestTools, ripeAge } from '../../src/game/blocks/mining.ts'
import { shearedDrop } from '../../src/game/blocks/sheared.ts'
import { GAME_VERSIONS } from '../../src/game/version.ts'
import { needsOtherTool } from '../../src/world/blocks/drops.ts'
import { itemsOf } from '../../src/world/blocks/removing.ts'
import { SmallWorld } from '../../src/world/testing/small-world.ts'

/** Often enough that what is absent one time in ten is absent at least once. */
const DRAWS = 120

/** Of two halves, the one that drops something. */
const DROPPING_HALF = { part: 'head', half: 'lower' } as const
const IN_TWO_CELLS =
  /_bed$|_door$|^(sunflower|lilac|rose_bush|peony|pitcher_plant|small_dripleaf|tall_\w+|large_fern)$/
/** Blocks of which something else drops one time in ten: they count as themselves. */
const NEARLY_CERTAIN: ReadonlySet<string> = new Set(['gravel', 'gilded_blackstone'])

describe.each(GAME_VERSIONS)(
  'the facts in game/ about the blocks of %s, and the embedded world',
  (version) => {
    const { game } = new SmallWorld({ version })
    const { registry, items, level } = game
    const blocks = registry.blocksArray

    /** The ripe block, with one face if it lies on faces; of two halves, the one that drops something. */
    const stateOf = (name: string, defaultState: number) => {
      const { properties } = level.states.decode(defaultState)
      const age = ripeAge(name)
      const halves = Object.entries(DROPPING_HALF).filter(([key]) => key in properties)
      return level.states.encode(name, {
        ...properties,
        ...(age === undefined ? {} : { age }),
        ...(name === 'resin_clump' ? { down: true } : {}),
        ...(IN_TWO_CELLS.test(name) ? Object.fromEntries(halves) : {}),
      })
    }

    const usualTool = (name: string) => harvestTools(name, version).findLast((tool) => tool !== 'shears')

    /** The minimum count of each item that a block drops and, for uncertain drops, the minimum share of draws with the item. */
    const worldDrops = (name: string, defaultState: number, toolName = usualTool(name)) => {
      const state = stateOf(name, defaultState)
      const tool = toolName === undefined ? null : items.make(toolName)
      const draws = Array.from({ length: DRAWS }, () => {
        const counts = new Map<string, number>()
        for (const stack of itemsOf(game, state, tool))
          counts.set(stack.name, (counts.get(stack.name) ?? 0) + stack.count)
        return counts
      })
      const names = new Set(draws.flatMap((counts) => [...counts.keys()]))
      return [...names].flatMap((item) => {
        const counts = draws.map((draw) => draw.get(item) ?? 0)
        const share = counts.filter((count) => count > 0).length / DRAWS
        const least = NEARLY_CERTAIN.has(name) && share > 0.75 ? 1 : Math.min(...counts)
        return least > 0 ? [{ item, count: least }] : []
      })
    }

    it('agree on what falls', () => {
      const differ = blocks.filter(
        ({ name, defaultState }) =>
          falls(name) !== (game.blocks.of(level.states.decode(defaultState)).fall !== undefined),
      )
      expect(differ.map(({ name }) => name)).toEqual([])
    })

    it('agree on which blocks give nothing to bare hands', () => {
      const differ = blocks.filter(
        (block) =>
          canBeDug(block.name, version) &&
          needsOtherTool({ digs: {} }, block, null) !== harvestTools(block.name, version).length > 0,
      )
      expect(differ.map(({ name }) => name)).toEqual([])
    })

    it('agree on what shears get that other tools do not', () => {
      const text = (drops: readonly { item: string; count: number }[]) =>
        drops.map(({ item, count }) => `${count} ${item}`).join()
      const differ = blocks
        .filter(({ hardness }) => hardness !== null && hardness >= 0)
        .flatMap(({ name, defaultState }) => {
          const without = text(worldDrops(name, defaultState))
          const byShears = text(worldDrops(name, defaultState, 'shears'))
          const own = shearedDrop(name, version)
          const theirs = byShears === without ? '' : byShears
          return text(own === undefined ? [] : [own]) === theirs ? [] : [`${name}: world/ ${theirs}`]
        })
      expect(differ).toEqual([])
    })

    it('agree on what is certain to drop', () => {
      const differ = blocks
        .filter(({ hardness }) => hardness !== null && hardness >= 0)
        .flatMap(({ name, defaultState }) => {
          const text = (drops: readonly { item: string; count: number }[]) =>
            drops
              .map(({ item, count }) => `${count} ${item}`)
              .sort()
              .join()
          const [own, theirs] = [text(dropsOf(name, version)), text(worldDrops(name, defaultState))]
          return own === theirs ? [] : [`${name}: game/ ${own}, world/ ${theirs}`]
        })
      expect(differ).toEqual([])
    })
  },
)
