import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../core/random.ts'
import type { Atom } from '../atoms/atom.ts'
import { atomsOf } from '../atoms/atoms.ts'
import { truthAfter } from '../predicate/fold.ts'
import { prerequisitesOf } from '../reach/prerequisites.ts'
import { compose, naiveVersion } from './compose.ts'
import { atomIds, type Expression, join, writeExpression } from './expression.ts'
import { parseMolecule } from './parse.ts'
import { balancedAtoms, balancedMolecules } from './sample.ts'

const atoms = atomsOf('1.19.2')
const known = new Map(atoms.map((atom) => [atom.id, atom]))
const names = new Set([...known.keys(), 'make_fire_with_flint_and_steel', 'dig_three_down_and_fill_one_up'])
const parse = (text: string) => parseMolecule(text, names)
const atom = (id: string): Expression => ({ kind: 'atom', id })
const composed = (text: string, more: readonly Atom[] = []) =>
  compose(parse(text), new Map([...known, ...more.map((one) => [one.id, one] as const)]))

describe('a composed task', () => {
  it('is read with AND before OR before then', () => {
    expect(parse('mine stone and find panda or craft ladder then eat bread')).toEqual({
      kind: 'then',
      of: [
        {
          kind: 'or',
          of: [{ kind: 'and', of: [atom('mine_stone'), atom('find_panda')] }, atom('craft_ladder')],
        },
        atom('eat_bread'),
      ],
    })
  })

  it('is read from the name of a file, with the longest known name', () => {
    expect(parse('make_fire_with_flint_and_steel_and_dig_three_down_and_fill_one_up_or_mine_stone')).toEqual({
      kind: 'or',
      of: [
        { kind: 'and', of: [atom('make_fire_with_flint_and_steel'), atom('dig_three_down_and_fill_one_up')] },
        atom('mine_stone'),
      ],
    })
  })

  it('keeps constraints, and brackets bind first', () => {
    expect(parse('(craft a ladder or mine stone) and eat bread {when: at night, how: within 9 s}')).toEqual({
      kind: 'and',
      of: [
        { kind: 'or', of: [atom('craft_ladder'), atom('mine_stone')] },
        { kind: 'where', of: atom('eat_bread'), constraints: { when: 'at night', how: 'within 9 s' } },
      ],
    })
  })

  it.each([
    '',
    'and',
    'mine stone and',
    'mine stone or philosophise',
    '(mine stone',
    'mine stone)',
    'eat bread {why: no}',
    '('.repeat(50),
  ])('that is "%s" is refused with one typed error', (text) => {
    expect(() => parse(text)).toThrow(expect.objectContaining({ code: 'molecule' }))
  })

  it('is written so that it reads as the same', () => {
    const { tree } = fc.letrec<{ tree: Expression }>((tie) => ({
      tree: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom(...names).map(atom),
        fc
          .tuple(
            fc.constantFrom('and' as const, 'or' as const, 'then' as const),
            fc.array(tie('tree'), { minLength: 2, maxLength: 3 }),
          )
          .map(([kind, of]) => join(kind, of)),
        tie('tree').map((of): Expression => ({ kind: 'where', of, constraints: { when: 'at night' } })),
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

  it('is told in the words of its atoms, also where the name of one begins another’s', () => {
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
    const drawn = balancedAtoms(atoms, 58, createRandom(1))
    const sizes = [...Map.groupBy(drawn, ({ family }) => family).values()].map(({ length }) => length)
    expect([drawn.length, Math.min(...sizes), Math.max(...sizes)]).toEqual([58, 2, 2])
  })

  it('of molecules go together, and the same seed draws the same', () => {
    const draw = () =>
      balancedMolecules(atoms, 12, createRandom(4)).map(({ expression }) => writeExpression(expression))
    expect(draw()).toEqual(draw())
    for (const { expression } of balancedMolecules(atoms, 12, createRandom(4)))
      expect(atomIds(expression).length).toBeGreaterThanOrEqual(2)
  })
})
