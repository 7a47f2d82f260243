import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ModelError } from '../core/errors.ts'
import { createRandom } from '../core/random.ts'
import { wilson } from '../core/statistics/intervals.ts'
import type { RunFolder } from '../experiment/run-folder.ts'
import { factsJudge } from '../mcu/autoeval/judge/facts-judge.ts'
import type { Judge } from '../mcu/autoeval/judge/judge.ts'
import { evidence } from '../mcu/autoeval/judge/testing.ts'
import { standings } from '../mcu/autoeval/rating/standings.ts'
import { TEN } from '../mcu/autoeval/scale.ts'
import { ComparisonFile } from './comparison-file.ts'
import { compareTwice, duelsByScore, duelsOf, firstPreferred, pairsOf } from './duels.ts'
import { judgeAgain } from './judge-again.ts'
import { judgeRun } from './judge-run.ts'
import type { JudgedRun } from './judged-runs.ts'
import { JudgementFolder } from './judgement-folder.ts'
import { agreementOfPanel, panelOf } from './panel.ts'

let run: string
beforeEach(() => {
  run = mkdtempSync(join(tmpdir(), 'causalmace-judged-'))
})
afterEach(() => rmSync(run, { recursive: true, force: true }))

/** A judge that gives these replies one after another, and counts how often it is asked. */
function saying(...replies: (string | Error)[]): Judge & { asked: number } {
  const next = async () => {
    const reply = replies[Math.min(judge.asked++, replies.length - 1)] as string | Error
    if (reply instanceof Error) throw reply
    return reply
  }
  const looksAt = { frames: true, facts: true }
  const judge = { id: 'vlm:test', looksAt, scale: TEN, varies: true, asked: 0, rate: next, compare: next }
  return judge
}

const frame = { tick: 30, agent: 'Alice', jpeg: Uint8Array.of(0xff, 0xd8, 1, 2, 0xff, 0xd9) }
const shown = { ...evidence({ success: true }), frames: [frame] }
const kept = () => readFileSync(join(run, 'judgements', 'vlm-test.frames-facts.json'), 'utf8')

describe('judging a run', () => {
  it('takes the median of the samples, and keeps each reply', async () => {
    const judge = saying('Task Progress: 4', 'Task Progress: 9\nAction Control: N/A', 'Task Progress: 5')
    const { scores, samples } = await judgeRun(run, shown, { judge, repeat: 3, seed: 1 })
    expect(scores['Task Progress']).toMatchObject({ value: 0.5, low: 0.4, high: 0.9, rated: 3 })
    expect(scores['Action Control']).toMatchObject({ value: null, notApplicable: 1, unread: 2 })
    expect(samples.map(({ reply }) => reply)).toEqual([
      'Task Progress: 4',
      'Task Progress: 9\nAction Control: N/A',
      'Task Progress: 5',
    ])
  })

  it('never counts unreadable or missing replies as 0', async () => {
    const garbled = new ModelError('no', { code: 'model_reply', raw: 'I cannot rate this.' })
    const judge = saying(garbled, new ModelError('down', { code: 'model_connection' }), 'Task Progress: 8')
    const { scores, samples } = await judgeRun(run, shown, { judge, repeat: 3, seed: 1 })
    expect(samples.map(({ status }) => status)).toEqual(['unparsed', 'failed', 'rated'])
    expect(samples[0]?.reply).toBe('I cannot rate this.')
    expect(scores['Task Progress']).toMatchObject({ value: 0.8, rated: 1, unread: 1 })
  })

  it('asks only for missing samples, and again for failed ones', async () => {
    await judgeRun(run, shown, { judge: saying('Task Progress: 4'), repeat: 1, seed: 1 })
    const more = saying(new ModelError('down', { code: 'model_connection' }), 'Task Progress: 6')
    await judgeRun(run, shown, { judge: more, repeat: 3, seed: 1 })
    expect(more.asked).toBe(2)
    const last = saying('Task Progress: 7')
    const { samples } = await judgeRun(run, shown, { judge: last, repeat: 3, seed: 1 })
    expect(last.asked).toBe(1)
    expect(samples.map(({ reply }) => reply)).toEqual([
      'Task Progress: 4',
      'Task Progress: 7',
      'Task Progress: 6',
    ])
  })

  it('asks again if the evidence, the settings or the seed have changed', async () => {
    await judgeRun(run, shown, { judge: saying('Task Progress: 4'), repeat: 1, seed: 1 })
    const other = saying('Task Progress: 6')
    await judgeRun(run, { ...shown, goal: 'Craft two ladders.' }, { judge: other, repeat: 1, seed: 1 })
    await judgeRun(run, shown, { judge: other, repeat: 1, seed: 2 })
    expect(other.asked).toBe(2)
  })

  it('keeps what was replied before a budget is spent', async () => {
    const judge = saying('Task Progress: 4', new Error('spent'))
    await expect(judgeRun(run, shown, { judge, repeat: 2, seed: 1 })).rejects.toThrow('spent')
    expect(JSON.parse(kept()).samples).toHaveLength(1)
  })
})

describe('judging again', () => {
  const rules = new Map([[factsJudge.id, factsJudge]])

  it('gives the same bytes from the folder alone, for judges by rules and for models', async () => {
    await judgeRun(run, shown, { judge: saying('Task Progress: 4', 'no scores'), repeat: 2, seed: 1 })
    await judgeRun(run, shown, { judge: factsJudge, repeat: 1, seed: 1 })
    const judged = await judgeAgain(run, rules)
    expect(judged.map(({ judgement, isSame }) => [judgement.judge.id, isSame])).toEqual([
      ['facts', true],
      ['vlm:test', true],
    ])
  })

  it('tells where a reply or a score was changed', async () => {
    await judgeRun(run, shown, { judge: saying('Task Progress: 4'), repeat: 1, seed: 1 })
    writeFileSync(
      join(run, 'judgements', 'vlm-test.frames-facts.json'),
      kept().replace('Progress: 4', 'Progress: 9'),
    )
    expect((await judgeAgain(run, rules))[0]?.isSame).toBe(false)
  })

  it('refuses evidence that was changed or is gone', async () => {
    await judgeRun(run, shown, { judge: saying('Task Progress: 4'), repeat: 1, seed: 1 })
    const folder = join(run, 'judgements', 'evidence')
    const picture = readdirSync(folder).find((name) => name.endsWith('.jpg')) as string
    writeFileSync(join(folder, picture), 'another')
    await expect(judgeAgain(run, rules)).rejects.toThrow('was changed')
    rmSync(join(folder, picture))
    await expect(judgeAgain(run, rules)).rejects.toThrow('is missing')
  })

  it('says which file is no judgement', () => {
    const folder = new JudgementFolder(run)
    folder.keep(shown)
    writeFileSync(join(run, 'judgements', 'broken.json'), '{"schema": 1}')
    expect(() => folder.all()).toThrow('broken.json')
  })
})

const playedBy = (team: string, task: string, seed: number): JudgedRun => ({
  folder: { id: `${team}-${task}-${seed}` } as RunFolder,
  team,
  task,
  seed,
})

describe('duels', () => {
  it('pair runs of a task by seed, and each with each where no seed is shared', () => {
    const runs = [playedBy('x', 't', 1), playedBy('x', 't', 2), playedBy('y', 't', 2), playedBy('z', 't', 9)]
    const names = pairsOf(runs).map(([a, b]) => `${a.team}${a.seed} ${b.team}${b.seed}`)
    expect(names).toEqual(['x2 y2', 'x1 z9', 'x2 z9', 'y2 z9'])
  })

  it('are decided by scores; runs that were not rated are left out', async () => {
    const judged = async (team: string, reply: string, at: string) => ({
      ...playedBy(team, 't', 1),
      judgement: await judgeRun(join(run, at), shown, { judge: saying(reply), repeat: 1, seed: 1 }),
    })
    const [x, y, z, none] = await Promise.all([
      judged('x', 'Task Progress: 9', '1'),
      judged('y', 'Task Progress: 0', '2'),
      judged('z', 'Task Progress: 0', '3'),
      judged('w', 'Task Progress: N/A', '4'),
    ])
    expect(
      duelsByScore([x, y, z, none], 'Task Progress').map(({ a, b, verdict }) => `${a}${b} ${verdict}`),
    ).toEqual(['xy a', 'xz a', 'yz both-bad'])
  })

  it('in both orders put a judge that always says A at a half, and find its bias', async () => {
    const always = saying('result: A is better')
    const compared = await Promise.all(
      Array.from({ length: 40 }, () => compareTwice(always, shown, shown, { seed: 1, sample: 0 })),
    )
    expect(firstPreferred(compared)).toEqual({ hits: 80, n: 80 })
    const duels = duelsOf(
      compared.map((one, i) => ({ ...one, task: `t${i}`, a: { team: 'x' }, b: { team: 'y' } })),
    )
    expect(duels.every(({ verdict }) => verdict === 'tie')).toBe(true)
    expect(standings(duels, createRandom(1)).map(({ rating }) => rating.mean)).toEqual([1500, 1500])
  })

  it('in both orders show a bias that is planted, and rank as if there were none', async () => {
    const skill: Readonly<Record<string, number>> = { good: 0.9, fair: 0.5, poor: 0.1 }
    // Prefers the clearly better run, and the one shown first if they are close.
    const biased: Judge = {
      ...saying(''),
      compare: async (a, b) => {
        const lead = (skill[a.goal] as number) - (skill[b.goal] as number)
        return `result: ${lead > -0.5 ? 'A' : 'B'} is better`
      },
    }
    const compared = await Promise.all(
      Array.from({ length: 30 }, (_, task) => [
        [task, 'good', 'fair'] as const,
        [task, 'good', 'poor'] as const,
        [task, 'fair', 'poor'] as const,
      ])
        .flat()
        .map(async ([task, a, b]) => {
          const of = (goal: string) => ({ ...shown, goal })
          const twice = await compareTwice(biased, of(a), of(b), { seed: 1, sample: 0 })
          return { task: `t${task}`, a: { team: a }, b: { team: b }, ...twice }
        }),
    )
    const first = firstPreferred(compared)
    // Two of three pairs go to whichever is shown first: 2 · 60 + 30 of 180 verdicts.
    expect([first, wilson(first).low > 0.5]).toEqual([{ hits: 150, n: 180 }, true])
    const ranked = standings(duelsOf(compared), createRandom(1))
    expect(ranked.map(({ agent, wins, ties, losses }) => [agent, wins, ties, losses])).toEqual([
      ['good', 30, 30, 0],
      ['fair', 0, 60, 0],
      ['poor', 0, 30, 30],
    ])
    expect(ranked[1]?.rating.mean).toBeCloseTo(1500, 6)
  })

  it('in both orders let a judge with an opinion have it', async () => {
    const fair = saying('result: A is better', 'result: B is better')
    const one = await compareTwice(fair, shown, shown, { seed: 1, sample: 0 })
    expect(one.verdict).toBe('a')
    expect(firstPreferred([one])).toEqual({ hits: 1, n: 2 })
    const unread = await compareTwice(saying('result: A is better', 'no idea'), shown, shown, {
      seed: 1,
      sample: 0,
    })
    expect(unread.verdict).toBeUndefined()
  })

  it('by one dimension take its verdicts and not those overall; a reply in the format of the papers has the former only', async () => {
    const [first, second] = ['A is better', 'B is better'].map(
      (word) =>
        `Action Control:\n- evidence\nresult: ${word}\nMaterial Selection and Usage:\n- evidence\nresult: tie`,
    ) as [string, string]
    const compared = await compareTwice(saying(first, second), shown, shown, { seed: 1, sample: 0 })
    const named = [{ ...compared, task: 't', a: { team: 'x' }, b: { team: 'y' } }]
    expect(duelsOf(named)).toEqual([])
    expect(duelsOf(named, 'Action Control')).toEqual([{ task: 't', a: 'x', b: 'y', verdict: 'a' }])
    expect(duelsOf(named, 'Material Selection and Usage')).toMatchObject([{ verdict: 'tie' }])
    expect(duelsOf(named, 'Task Progress')).toEqual([])
  })

  it('are kept line by line, and not asked for twice', async () => {
    const file = join(run, 'arena.jsonl')
    const pair = [playedBy('x', 't', 1), playedBy('y', 't', 1)] as const
    const twice = await compareTwice(saying('result: tie'), shown, shown, { seed: 1, sample: 0 })
    ComparisonFile.open(file, 'vlm:test').add(pair, twice)
    const again = ComparisonFile.open(file, 'vlm:test')
    expect(again.has(pair)).toBe(true)
    expect(again.all()).toMatchObject([{ task: 't', verdict: 'tie' }])
    expect(ComparisonFile.open(file, 'vlm:other').has(pair)).toBe(false)
    writeFileSync(file, '{"half": \n')
    expect(() => ComparisonFile.open(file, 'vlm:test')).toThrow('line 1')
  })
})

describe('a panel', () => {
  it('takes the median of its judges, and says how far they are apart', async () => {
    const judgements = await Promise.all(
      ['2', '8', '6'].map((value, i) =>
        judgeRun(join(run, String(i)), shown, {
          judge: saying(`Task Progress: ${value}`),
          repeat: 1,
          seed: 1,
        }),
      ),
    )
    expect(panelOf(judgements)['Task Progress']).toEqual({ value: 0.6, judges: 3, apart: 0.6000000000000001 })
    expect(panelOf(judgements)['Action Control']).toEqual({ value: null, judges: 0, apart: 0 })
    expect(agreementOfPanel([judgements, judgements])['Task Progress']).toBeLessThan(0)
  })
})
