import { describe, expect, it } from 'vitest'
import type { Deed } from '../deed.ts'
import { fished } from './fished.ts'
import { splashed } from './splashed.ts'
import { tied } from './tied.ts'

const deed = (parts: Partial<Deed>): Deed => ({
  subtask: 1,
  call: { name: 'UseOn', args: {} },
  role: 'uses',
  held: undefined,
  mob: undefined,
  block: undefined,
  places: undefined,
  effects: [],
  onlyGoes: false,
  ...parts,
})

describe('what planned deeds contribute', () => {
  it('ties the animal that is named, once it is on the lead and the lead on a fence', () => {
    const leaf = { kind: 'tied', of: ['cow'], count: 1 } as const
    const share = (parts: Partial<Deed>) => tied.share(leaf, deed({ held: 'lead', ...parts }), '1.16.5')
    expect(share({ mob: 'cow' }) + share({ block: 'oak_fence' })).toBe(1)
    expect(share({ mob: 'sheep' }) + share({ block: 'oak_fence' })).toBeLessThan(1)
  })

  it('counts fishing for fish, and not for what comes up by chance', () => {
    const call = { name: 'Fish', args: { amount: 2 } }
    const share = (of: string[]) => fished.share({ kind: 'fished', of, count: 2 }, deed({ call }), '1.16.5')
    expect(share(['cod', 'salmon'])).toBe(2)
    expect(share(['leather'])).toBe(0)
  })

  it('tells the stronger potion from the plain one', () => {
    const call = { name: 'Throw', args: { item: 'strong_healing_splash_potion', amount: 1 } }
    const share = (of: string[]) =>
      splashed.share({ kind: 'splashed', of, count: 1 }, deed({ call }), '1.16.5')
    expect(share(['strong_healing'])).toBe(1)
    expect(share(['healing'])).toBe(0)
  })
})
