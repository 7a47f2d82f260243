import { describe, expect, it } from 'vitest'
import { PREDICATE_KINDS } from './kinds/index.ts'
import { predicateSchema } from './schema.ts'
import { unknownNames } from './unknown-names.ts'

const inVersion = (goal: unknown, version: '1.16.5' | '1.19.2' | '1.21.4') =>
  unknownNames(predicateSchema.parse(goal), version).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  )

describe('names in a predicate', () => {
  it.each([
    [
      { kind: 'held', of: 'nonexistent_thing' },
      'of: there is no item "nonexistent_thing" in Minecraft 1.19.2',
    ],
    [
      { kind: 'crafted', of: 'oak_plank' },
      'of: there is no item "oak_plank" in Minecraft 1.19.2; did you mean "oak_planks"?',
    ],
    [
      { kind: 'and', of: [{ kind: 'slept' }, { kind: 'mined', of: 'cherry_log' }] },
      'of.1.of: there is no block "cherry_log" in Minecraft 1.19.2; it exists in 1.20.4, 1.21.1, 1.21.4',
    ],
    [
      { kind: 'times', count: 2, of: { kind: 'killed', of: 'cows' } },
      'of.of: there is no mob "cows" in Minecraft 1.19.2; did you mean "cow"?',
    ],
    [{ kind: 'placed', of: 'cherry_*' }, 'of: no block of Minecraft 1.19.2 fits "cherry_*"'],
    [
      { kind: 'brewed', of: 'potion' },
      'of: there is no potion "potion" in Minecraft 1.19.2; did you mean "poison"?',
    ],
    [
      { kind: 'stays', biome: 'plain', seconds: 3 },
      'biome: there is no biome "plain" in Minecraft 1.19.2; did you mean "plains"?',
    ],
  ])('are refused if the version does not have them: %j', (goal, issue) => {
    expect(inVersion(goal, '1.19.2')).toEqual([issue])
  })

  it('of other versions may stand beside one that exists, and no invented one may', () => {
    const grass = { kind: 'mined', of: ['grass', 'short_grass'] }
    expect([inVersion(grass, '1.19.2'), inVersion(grass, '1.21.4')]).toEqual([[], []])
    expect(inVersion({ kind: 'mined', of: ['dirt', 'dirtt'] }, '1.19.2')).toHaveLength(1)
  })

  it('are names of something in every kind that has names', () => {
    const lacking = PREDICATE_KINDS.filter(({ schema, names }) =>
      ['of', 'biome'].some((field) => field in schema.shape && !(field in (names ?? {}))),
    )
    expect(lacking.map(({ id }) => id)).toEqual([])
  })
})
