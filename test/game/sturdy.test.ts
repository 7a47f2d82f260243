import { describe, expect, it } from 'vitest'
import { isSturdy } from '../../src/game/blocks/sturdy.ts'
import { SIDES } from '../../src/game/placement/options.ts'
import { GAME_VERSIONS } from '../../src/game/version.ts'
import { SmallWorld } from '../../src/world/testing/small-world.ts'

/** The required part of a face, by both names. */
const GRIPS = [
  ['full', 'full'],
  ['centre', 'centre'],
  ['rim', 'rigid'],
] as const
/** States of a block that are compared, spread over all. */
const STATES = 8

describe.each(GAME_VERSIONS)('faces that hold something, of the blocks of %s', (version) => {
  const { level, registry } = new SmallWorld({ version }).game

  it('are those of the embedded world', () => {
    const differ = new Set<string>()
    for (const { name, minStateId = 0, maxStateId = minStateId } of registry.blocksArray) {
      const step = Math.max(1, Math.floor((maxStateId - minStateId + 1) / STATES))
      for (let id = minStateId; id <= maxStateId; id += step) {
        const state = level.states.decode(id)
        const properties = Object.fromEntries(
          Object.entries(state.properties).map(([key, value]) => [key, String(value)]),
        )
        for (const side of SIDES)
          for (const [own, theirs] of GRIPS) {
            const [game, world] = [
              isSturdy({ name, properties }, side, own, version),
              level.shapes.isSturdy(state, side, theirs),
            ]
            if (game !== world) differ.add(`${name} ${side} ${own}: game/ ${game}, world/ ${world}`)
          }
      }
    }
    expect([...differ].slice(0, 40)).toEqual([])
  })
})
