import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRandom } from '../../core/random.ts'
import { DIMENSIONS } from '../../mcu/autoeval/dimension.ts'
import { agreementIn, agreementOnVerdicts, alphaIn } from './agree.ts'
import { groupsOf } from './groups.ts'
import { recomputePublished } from './published.ts'
import { readRatingTable } from './rating-table.ts'
import { joined, oneEach, type Rated, type Ratings } from './ratings.ts'
import { readRatings } from './read-ratings.ts'

const PROGRESS = 'Task Progress'
const random = () => createRandom(1)
let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'causalmace-agreement-'))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

function file(name: string, content: unknown): string {
  const path = join(root, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

/** A rater's progress of runs, as `TASK AGENT` → score. */
const said = (rater: string, scores: Readonly<Record<string, number>>): Rated[] =>
  Object.entries(scores).map(([run, score]) => {
    const [task = '', agent = ''] = run.split(' ')
    return { rater, task, agent, episode: 1, scores: { [PROGRESS]: score } }
  })
const onlyGroup = (people: string[], judges: string[] = []) =>
  groupsOf(people, judges)[0] as ReturnType<typeof groupsOf>[number]

describe('ratings are read', () => {
  it('from folders of rating files, by agent, and by rater and agent', () => {
    file('mcu/steve/craft ladder episode_2.json', {
      task_name: 'craft_ladder',
      'Task Progress': '**7**',
      'Action Control': 'N/A',
    })
    expect(readRatings({ path: join(root, 'mcu'), rater: 'gpt' }).runs).toEqual([
      {
        rater: 'gpt',
        task: 'craft_ladder',
        agent: 'steve',
        episode: 2,
        scores: { 'Task Progress': 0.7, 'Action Control': null },
      },
    ])
    file('people/ann/steve/craft ladder episode_2.json', { task_name: 'craft_ladder', 'Task Progress': '4' })
    expect(readRatings({ path: join(root, 'people') }).runs[0]).toMatchObject({
      rater: 'ann',
      agent: 'steve',
      episode: 2,
    })
  })

  it('of a rater on one scale: zeros and ones are read as the other files tell, and two scales are refused', () => {
    file('unit/ann/x/t episode_1.json', { task_name: 't', 'Task Progress': '0.7' })
    file('unit/ann/x/u episode_1.json', { task_name: 'u', 'Task Progress': '1' })
    file('unit/bob/x/t episode_1.json', { task_name: 't', 'Task Progress': '1' })
    const { runs } = readRatings({ path: join(root, 'unit') })
    expect(runs.map(({ rater, task, scores }) => [rater, task, scores[PROGRESS]])).toEqual([
      ['ann', 't', 0.7],
      ['ann', 'u', 1],
      ['bob', 't', 0.1],
    ])
    const other = file('unit/ann/x/v episode_1.json', { task_name: 'v', 'Task Progress': '8' })
    expect(() => readRatings({ path: join(root, 'unit') })).toThrow(`and ${other} of the same rater`)
    file('unit/ann/x/v episode_1.json', { task_name: 'v', scale: '0-10', 'Task Progress': '8' })
    expect(readRatings({ path: join(root, 'unit') }).runs.map(({ scores }) => scores[PROGRESS])).toEqual([
      0.7, 1, 0.8, 0.1,
    ])
  })

  it('from votes of the raters’ page, without its quiz', () => {
    const side = (team: string, progress: number | null) => ({
      team,
      run: `../${team}`,
      scores: { 'Task Progress': progress },
    })
    const vote = {
      rater: 'ann',
      at: 'now',
      item: 'x',
      task: 't',
      seed: 3,
      a: side('p', 0.5),
      b: side('q', null),
      verdict: 'b',
    }
    const path = file('votes.json', {
      schema: 1,
      votes: [
        { ...vote, kind: 'pair' },
        { ...vote, kind: 'gold' },
      ],
    })
    const { runs, pairs } = readRatings({ path })
    expect(runs.map(({ agent, episode, scores }) => [agent, episode, scores[PROGRESS]])).toEqual([
      ['p', 3, 0.5],
      ['q', 3, null],
    ])
    expect(pairs).toMatchObject([{ rater: 'ann', a: { agent: 'p' }, b: { agent: 'q' }, verdict: 'b' }])
  })

  it('from tables, with numbers, shares, words and cells in quotes', () => {
    const table =
      'rater,task,agent,episode,task_progress,"Action Control"\r\nann,"craft, ladder",x,2,7/10,fair\r\nbob,t,x,,N/A,\r\n'
    expect(readRatingTable(table, 'table.csv').runs).toEqual([
      {
        rater: 'ann',
        task: 'craft, ladder',
        agent: 'x',
        episode: 2,
        scores: { 'Task Progress': 0.7, 'Action Control': 0.5 },
      },
      { rater: 'bob', task: 't', agent: 'x', episode: 1, scores: { 'Task Progress': null } },
    ])
    expect(() => readRatingTable('task,agent,task_progress\nt,x,lots', 'table.csv')).toThrow(
      'row 2, Task Progress: "lots" is no rating',
    )
    expect(() => readRatingTable('task,agent,task_progress\nt,x', 'table.csv')).toThrow(
      'row 2: has 2 cells, not 3',
    )
  })

  it('and say which file is none', () => {
    expect(() => readRatings({ path: join(root, 'nowhere') })).toThrow('is not there')
    expect(() => readRatings({ path: file('none/x.json', '{') })).toThrow('is not JSON')
    expect(() => readRatings({ path: file('wrong.json', { schema: 1, votes: [{ rater: 1 }] }) })).toThrow(
      'votes.0',
    )
  })

  const samples = '/work/shared/samples/mcu/ratings'
  it.skipIf(!existsSync(samples))(
    'from every published sample; their sums are those of the cells, added up apart',
    () => {
      const { runs } = readRatings({ path: samples, rater: 'gpt-4o' })
      const sums = (agent: string) =>
        DIMENSIONS.map((name) => {
          const values = runs.filter((run) => run.agent === agent).flatMap(({ scores }) => scores[name] ?? [])
          return [values.length, Math.round(10 * values.reduce((sum, value) => sum + value, 0))]
        })
      expect(runs).toHaveLength(16)
      expect(sums('steve_res')).toEqual([
        [8, 6],
        [8, 10],
        [8, 0],
        [8, 0],
        [8, 6],
        [8, 9],
      ])
      expect(sums('vpt_bc_res')).toEqual([
        [4, 2],
        [4, 7],
        [4, 1],
        [4, 0],
        [4, 4],
        [4, 2],
      ])
    },
  )
})

describe('raters agree', () => {
  // The statistics themselves are compared with SciPy's in core; this tests their inputs, counted by hand.
  const ann = said('ann', {
    't x': 0.1,
    't y': 0.5,
    'u x': 0.3,
    'u y': 0.3,
    'v x': 0.9,
    'v y': 0.7,
    'w x': 0.2,
  })
  const judge = said('facts', {
    't x': 0.2,
    't y': 0.6,
    'u x': 0.8,
    'u y': 0.1,
    'v x': 0.4,
    'v y': 0.4,
    'w y': 0.2,
  })
  const agreed = agreementIn([...ann, ...judge], onlyGroup(['ann'], ['facts']), PROGRESS, random())

  it('over the runs that both have rated', () => {
    expect(agreed).toMatchObject({ n: 6, tasks: 3 })
  })

  it('on preferences within a task; what the reference calls even is left out, a tie of the other is wrong', () => {
    // t: both prefer y. u: Ann says even. v: Ann prefers x, the judge says even.
    expect(agreed.preference.n).toBe(2)
    expect(agreed.preference.accuracy.mean).toBe(0.5)
    // In both orders each class has 2 true, 1 said, 1 hit: F1 = 2·1 / (1 + 2).
    expect(agreed.preference.macroF1.mean).toBeCloseTo(2 / 3, 12)
  })

  it('with τ-b as counted by hand, and its z and p for a single pair of raters', () => {
    // 15 pairs; Ann has a tie in one (u), the judge in another (v): τ-b = score / √(14 · 14).
    const points = [
      [1, 2],
      [5, 6],
      [3, 8],
      [3, 1],
      [9, 4],
      [7, 4],
    ] as const
    let score = 0
    for (const [i, [a, b]] of points.entries())
      for (const [c, d] of points.slice(i + 1)) score += Math.sign(a - c) * Math.sign(b - d)
    expect(agreed.kendall.mean).toBeCloseTo(score / 14, 12)
    expect(agreed.p).toBeGreaterThan(0)
  })

  it('perfectly with themselves, and nothing hangs on which agent is called A', () => {
    const twin = ann.map((one) => ({ ...one, rater: 'twin' }))
    const group = onlyGroup(['ann', 'twin'])
    const same = agreementIn([...ann, ...twin], group, PROGRESS, random())
    expect([same.pearson.mean, same.kendall.mean, same.kappa.mean, same.preference.macroF1.mean]).toEqual([
      1, 1, 1, 1,
    ])
    const renamed = (runs: Rated[]) =>
      runs.map((run) => ({ ...run, agent: run.agent === 'x' ? 'zz' : run.agent }))
    const other = agreementIn(renamed([...ann, ...judge]), onlyGroup(['ann'], ['facts']), PROGRESS, random())
    expect(other.preference).toEqual(agreed.preference)
  })

  it('among people: the mean over their pairs, each of a pair being the measure once', () => {
    const bob = said('bob', { 't x': 0.5, 't y': 0.1, 'v x': 0.9, 'v y': 0.9 })
    const cyd = ann.map((one) => ({ ...one, rater: 'cyd' }))
    const people = [...ann, ...bob, ...cyd]
    const { preference, z } = agreementIn(people, onlyGroup(['ann', 'bob', 'cyd']), PROGRESS, random())
    // ann–bob and cyd–bob: t is wrong both ways, v is an error of Bob's by Ann's standard and no pair by his own. ann–cyd: t and
    // v, both ways.
    expect(preference.n).toBe(3 + 3 + 4)
    expect(z).toBeNaN()
    expect(alphaIn(people, ['ann', 'cyd'], PROGRESS)).toBe(1)
    expect(alphaIn(people, ['ann', 'bob', 'cyd'], PROGRESS)).toBeLessThan(1)
  })

  it('on verdicts, turned round where the other saw them the other way', () => {
    const run = (agent: string) => ({ task: 't', agent, episode: 1 })
    const [x, y] = [run('x'), run('y')]
    const pairs: Ratings['pairs'] = [
      { rater: 'ann', task: 't', a: x, b: y, verdict: 'a' },
      { rater: 'bob', task: 't', a: y, b: x, verdict: 'b' },
    ]
    const people = agreementOnVerdicts({ runs: [], pairs, notes: [] }, onlyGroup(['ann', 'bob']), random())
    expect(people).toMatchObject({ n: 2, accuracy: { mean: 1 } })
    const scores = { runs: judge, pairs, notes: [] }
    expect(agreementOnVerdicts(scores, onlyGroup(['ann'], ['facts']), random())).toMatchObject({
      n: 1,
      accuracy: { mean: 0 },
    })
  })

  it('by one rating of a run: who has rated it several times is taken at the mean', () => {
    const twice = [...said('ann', { 't x': 0.2 }), ...said('ann', { 't x': 0.6 })]
    expect(oneEach(twice).map(({ scores }) => scores[PROGRESS])).toEqual([0.4])
    expect(joined([]).runs).toEqual([])
  })
})

describe('published figures are computed again', () => {
  const off = recomputePublished().filter(({ verdict }) => verdict === 'misprint')
  const computed = (what: string) =>
    off.find((one) => one.table === 'MCU (2025), Table 4' && one.what === what)?.computed

  it('which finds the known misprints of Table 4, and takes rounding for rounding', () => {
    const known = {
      'GROOT, navigation': 0.682,
      'GROOT, compositional': 0.38,
      'STEVE-1, combat': 0.384,
      'STEVE-1, building': 0.22,
      'STEVE-1, compositional': 0.32,
      'VPT (BC), combat': 0.44,
      'VPT (BC), compositional': 0.19,
      'VPT (RL), mining': 0.254,
      'VPT (RL), building': 0.18,
    }
    for (const [what, value] of Object.entries(known)) expect(computed(what), what).toBeCloseTo(value, 9)
    expect(off.filter(({ table }) => table === 'MCU (2025), Table 4')).toHaveLength(Object.keys(known).length)
    expect(computed('GROOT, combat')).toBeUndefined()
  })

  it('and the bold marks of Table 1, and nothing in the tables that are consistent', () => {
    expect(off.filter(({ kind }) => kind === 'best').map(({ what, computed: best }) => [what, best])).toEqual(
      [
        ['craft', 80],
        ['mine', 84],
      ],
    )
    for (const table of ['MCU (2025), Table 2', 'MCU (2025), Table 5', 'MCU (2025), Table 12'])
      expect(
        off.filter((one) => one.table === table),
        table,
      ).toEqual([])
  })
})
