import { expect, it } from 'vitest'
import { wildSourcesOf } from '../../src/game/obtaining/wild.ts'
import { MATERIALS } from '../../src/world/terrain/materials.ts'

/* Agents search for things that the terrain has: a goal that it cannot give is refused before a world is made. */

it.each(['1.19.2', '1.20.4', '1.21.1', '1.21.4'])(
  'survival terrain of %s holds each block that agents look for',
  (version) => {
    const blocks = new Set(MATERIALS.flatMap(({ names }) => names))
    const sources = wildSourcesOf(version).filter((source) => source.blocks.length > 0)
    const missing = sources.filter((source) => !source.blocks.some((block) => blocks.has(block)))
    expect(missing.map(({ name }) => name)).toEqual([])
  },
)
