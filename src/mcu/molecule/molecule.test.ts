import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../core/random.ts'
import { type Atom, FAMILIES } from '../atoms/atom.ts'
import { atomsOf } from '../atoms/atoms.ts'
import type { Constraint } from '../meaning/constraints/constraint.ts'
import { readTask } from '../meaning/read.ts'
import { truthAfter } from '../predicate/fold.ts'
import { prerequisitesOf } from '../reach/prerequisites.ts'
import { compose, naiveVersion } from './compose.ts'
import { atomIds, type Expression, join, writeExpression } from './expression.ts'
import { balancedAtoms, balancedMolecules } from './sample.ts'

const atoms = atomsOf('1.19.2')
const known = new Map(atoms.map((atom) => [atom.id, atom]))
const parse = (text: string) => readTask(text, '1.19.2').expression
const atom = (id: string): Expression => ({ kind: 'atom', id })
const composed = (text: string, more: readonly Atom[] = []) =>
  compose(parse(text), new Map([...known, ...more.map((one) => [one.id, one] as const)]), '1.19.2')

describe('a composed task', () => {
  it('is written so that it reads as the same', () => {
    const night: Constraint = { kind: 'time', of: 'night', axis: 'when', words: 'at night' }
    const { tree } = fc.letrec<{ tree: Expression }>((tie) => ({
      tree: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom(...known.keys()).map(atom),
        fc
          .tuple(
            fc.constantFrom('and' as const, 'or' as const, 'then' as const),
            fc.array(tie('tree'), { minLength: 2, maxLength: 3 }),
          )
          .map(([kind, of]) => join(kind, of)),
        tie('tree').map(
          (of): Expression =>
            of.kind === 'where'
              ? { ...of, constraints: [...of.constraints, night] }
              : { kind: 'where', of, constraints: [night] },
        ),
      ),
    }))
    fc.assert(
      fc.property(tree, (expression) => {
        expect(parse(writeExpression(expression))).toEqual(expression)
      }),
      { seed: 6, numRuns: 300 },
    )
  })

  it('has the scenes of its atoms in one: items add up, and blocks make room for each other', () => {
    const { setup } = composed('craft ladder and craft stick')
    const given = setup.filter(({ kind }) => kind === 'give')
    expect(new Set(given.map((one) => (one.kind === 'give' ? one.item : ''))).size).toBe(given.length)
    const mined = composed('mine iron ore and mine stone').setup.flatMap((one) =>
      one.kind === 'setblock' ? [one.at] : [],
    )
    expect(new Set(mined.map((at) => JSON.stringify(at))).size).toBe(2)
  })

  it('is described by the words of its atoms, even if one name is a prefix of another', () => {
    expect(composed('craft stone bricks and mine stone or mine stone bricks').text).toBe(
      [['craft_stone_bricks', 'mine_stone'], ['mine_stone_bricks']]
        .map((ids) => ids.map((id) => known.get(id)?.text).join(' and '))
        .join(' or '),
    )
  })

  it('whose scenes contradict each other is refused, and says why', () => {
    expect(() => composed('light torch and use bed')).toThrow('want different things of the time')
    expect(() => composed('hunt cow and mine iron ore')).toThrow('slot weapon.mainhand')
  })

  it('scores AND as the mean and OR as the best', () => {
    const { success } = composed('mine stone and mine dirt or craft ladder')
    if (success === undefined) throw new Error('no predicate')
    const facts = [
      {
        type: 'counters' as const,
        t: 1,
        agent: 'a',
        counters: [{ category: 'mined', name: 'dirt', value: 1 }],
      },
    ]
    expect(truthAfter(success, facts).score).toBe(0.5)
  })

  it('has no predicate where a part can only be judged by eye', () => {
    expect(composed('mine stone and build house').success).toBeUndefined()
  })

  it('has a naive version in which everything comes after what it needs', () => {
    const chain = naiveVersion(composed('craft ladder and mine iron ore'), prerequisitesOf('1.19.2'))
    expect(chain.indexOf('item:stick')).toBeLessThan(chain.indexOf('task:craft_ladder'))
    expect(new Set(chain).size).toBe(chain.length)
  })
})

describe('sampled sets', () => {
  it('take as nearly the same number of each family', () => {
    const two = 2 * FAMILIES.length
    const drawn = balancedAtoms(atoms, two, createRandom(1))
    const sizes = [...Map.groupBy(drawn, ({ family }) => family).values()].map(({ length }) => length)
    expect([drawn.length, Math.min(...sizes), Math.max(...sizes)]).toEqual([two, 2, 2])
  })

  it('of molecules go together, and the same seed draws the same', () => {
    const draw = () =>
      balancedMolecules(atoms, { count: 12, random: createRandom(4), version: '1.19.2' }).map(
        ({ expression }) => writeExpression(expression),
      )
    expect(draw()).toEqual(draw())
    for (const { expression } of balancedMolecules(atoms, {
      count: 12,
      random: createRandom(4),
      version: '1.19.2',
    }))
      expect(atomIds(expression).length).toBeGreaterThanOrEqual(2)
  })
})
