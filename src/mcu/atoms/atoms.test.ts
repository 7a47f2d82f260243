import { describe, expect, it } from 'vitest'
import { predicateSchema } from '../predicate/schema.ts'
import { FAMILIES } from './atom.ts'
import { atomsOf } from './atoms.ts'
import { taxonomyOf } from './taxonomy.ts'

const VERSIONS = ['1.16.5', '1.19.2', '1.21.4'] as const

describe('the atoms', () => {
  it('are at least 2,850 in 1.19.2, of every family', () => {
    const atoms = atomsOf('1.19.2')
    expect(atoms.length).toBeGreaterThanOrEqual(2850)
    expect(new Set(atoms.map(({ family }) => family))).toEqual(new Set(FAMILIES))
  })

  it.each(VERSIONS)(
    'of %s have ids of their own, words, categories and predicates that can be read',
    (version) => {
      const atoms = atomsOf(version)
      expect(new Set(atoms.map(({ id }) => id)).size).toBe(atoms.length)
      for (const atom of atoms) {
        expect(atom.id).toMatch(/^[a-z0-9]+(_[a-z0-9]+)*$/)
        expect(atom.text.trim()).not.toBe('')
        expect(Object.values(taxonomyOf(atom)).flat().every(Boolean)).toBe(true)
        if (atom.success !== undefined) expect(predicateSchema.safeParse(atom.success).success).toBe(true)
      }
    },
  )

  it('never give what they ask to craft', () => {
    const given = atomsOf('1.19.2').filter(
      ({ family, of, setup }) =>
        family === 'craft' && setup.some((operation) => operation.kind === 'give' && operation.item === of),
    )
    // Dyed shulker boxes, beds and the like are made from themselves.
    for (const { of } of given)
      expect(of).toMatch(/shulker_box|_bed|_carpet|_candle|firework|map|book|banner/)
  })
})
