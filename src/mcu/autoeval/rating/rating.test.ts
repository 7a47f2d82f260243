import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../core/random.ts'
import { bradleyTerry, strengthsOf } from './bradley-terry.ts'
import type { Duel } from './duel.ts'
import { elo, ratedInOrder, trueSkill } from './in-order.ts'
import { standings } from './standings.ts'

const duels = (text: string): Duel[] =>
  text.split(/\s+/).map((one, i) => {
    const [, a, sign, b] = /^(\w)([>=<!])(\w)$/.exec(one) as unknown as [string, string, string, string]
    const verdict = ({ '>': 'a', '<': 'b', '=': 'tie', '!': 'both-bad' } as const)[sign] as Duel['verdict']
    return { task: `t${i % 5}`, a, b, verdict }
  })

describe('Bradley–Terry', () => {
  it('finds the strengths of the textbook example', () => {
    const strengths = strengthsOf([
      [0, 2, 0, 1],
      [3, 0, 5, 0],
      [0, 3, 0, 1],
      [4, 0, 3, 0],
    ])
    expect(strengths.map((value) => value.toFixed(3))).toEqual(['0.640', '1.043', '0.660', '2.270'])
  })

  it('keeps whoever never lost finite, and above the others', () => {
    const ratings = bradleyTerry(duels('x>y x>y x>z y>z y>z'))
    expect([...ratings.values()].every(Number.isFinite)).toBe(true)
    expect(ratings.get('x')).toBeGreaterThan(ratings.get('y') as number)
    expect(ratings.get('y')).toBeGreaterThan(ratings.get('z') as number)
  })

  it('does not depend on the order of duels, nor on who is named first', () => {
    const forth = bradleyTerry(duels('x>y y>z x=z y>x'))
    const back = bradleyTerry(duels('x<y z=x z<y y<x'))
    for (const [agent, rating] of forth) expect(back.get(agent)).toBeCloseTo(rating, 6)
  })

  it('calls agents even that only tie, and leaves out duels in which both were bad', () => {
    expect([...bradleyTerry(duels('x=y x=y')).values()]).toEqual([1500, 1500])
    expect(bradleyTerry(duels('x!y x>y'))).toEqual(bradleyTerry(duels('x>y')))
  })
})

describe('ratings that depend on the order', () => {
  const fresh = { mu: 25, sigma: 25 / 3 }

  it('TrueSkill moves two newcomers as its reference does', () => {
    const shown = (skills: readonly { mu: number; sigma: number }[]) =>
      skills.map(({ mu, sigma }) => `${mu.toFixed(4)}/${sigma.toFixed(4)}`)
    expect(shown(trueSkill(fresh, fresh, 1))).toEqual(['29.3958/7.1715', '20.6042/7.1715'])
    expect(shown(trueSkill(fresh, fresh, 0))).toEqual(['20.6042/7.1715', '29.3958/7.1715'])
    expect(shown(trueSkill(fresh, fresh, 0.5))).toEqual(['25.0000/6.4575', '25.0000/6.4575'])
  })

  it('Elo gives the winner what the loser loses, and less for beating the weak', () => {
    expect(elo(1500, 1500, 1)).toEqual([1516, 1484])
    const [winner] = elo(1900, 1500, 1)
    expect(winner - 1900).toBeCloseTo(32 / 11, 9)
  })

  it.each(['trueskill', 'elo'] as const)('%s is averaged over orders, with their spread', (model) => {
    const many = duels(`${'x>y y>z x>z z>y '.repeat(8)}x=z`)
    const ratings = ratedInOrder(model, many, createRandom(1))
    const { mean, from, to } = ratings.get('x') as { mean: number; from: number; to: number }
    expect(from).toBeLessThan(mean)
    expect(to).toBeGreaterThan(mean)
    expect(ratedInOrder(model, many, createRandom(1))).toEqual(ratings)
  })
})

describe('standings', () => {
  it('count duels, and put an interval over tasks around the rating', () => {
    const upsets = 'y>x x!y z>y'
    const [best, , worst] = standings(duels(`${'x>y y>z x>z '.repeat(10)}${upsets}`), createRandom(1))
    expect(best).toMatchObject({ agent: 'x', duels: 22, wins: 20, ties: 0, losses: 1, bothBad: 1 })
    expect(worst).toMatchObject({ agent: 'z', wins: 1, losses: 20 })
    expect(best?.rating.low).toBeLessThan(best?.rating.mean as number)
    expect(best?.rating.low).toBeGreaterThan(worst?.rating.high as number)
  })

  it('know no interval where all tasks went the same way: it would have a width of zero', () => {
    const [best] = standings(duels('x>y '.repeat(10).trim()), createRandom(1))
    expect(best?.rating).toMatchObject({ low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY })
  })

  it('know no interval where there is one task', () => {
    const [one] = standings([{ task: 'only', a: 'x', b: 'y', verdict: 'a' }], createRandom(1))
    expect(one?.rating).toMatchObject({ low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY })
  })

  it('end even where the one named first always wins', () => {
    const always = duels('x>y y>x x>y y>x x>y y>x')
    expect(standings(always, createRandom(1)).map(({ rating }) => Math.round(rating.mean))).toEqual([
      1500, 1500,
    ])
  })
})
