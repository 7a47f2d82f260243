import { describe, expect, it } from 'vitest'
import { formatBlock } from '../../src/game/block.ts'
import { familyOf } from '../../src/game/placement/find-family.ts'
import { CONTEXTS, exhibit } from './exhibits.ts'
import { blockNames, placeableStates } from './states.ts'
import { structuresOf } from './structures.ts'

const VERSION = '1.19.2'
const states = blockNames(VERSION).flatMap((name) => placeableStates(name, VERSION))

describe('the zoo', () => {
  it('shows every placeable state in one context at least, but for what hangs in water, is closed in or dies on land', () => {
    const hidden = states.filter((state) =>
      CONTEXTS.every((context) => exhibit(state, context, 1) === undefined),
    )
    const others = hidden.filter(({ name, properties }) => {
      const hangs = familyOf(name).needs?.(properties, name) === 'up' || properties.up === 'true'
      const isClosedIn = ['up', 'north', 'south', 'west', 'east'].every((side) => properties[side] === 'true')
      const dies = /^(?!dead_)\w+_coral_block$/.test(name)
      return !(dies || isClosedIn || (hangs && properties.waterlogged === 'true'))
    })
    expect(others.map(formatBlock)).toEqual([])
  })

  it('is made of tasks that can be built', () => {
    const exhibits = CONTEXTS.flatMap((context) =>
      states.flatMap((state, index) => (index % 7 === 0 ? (exhibit(state, context, index) ?? []) : [])),
    )
    const structures = structuresOf(exhibits, VERSION)
    const cells = structures.reduce((sum, { task }) => sum + task.blueprint.length, 0)
    expect(structures.length).toBeGreaterThan(cells / 40)
  })
})
