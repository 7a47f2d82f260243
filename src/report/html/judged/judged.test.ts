import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createRandom } from '../../../core/random.ts'
import { judgeRun } from '../../../evaluation/judge-run.ts'
import { type JudgedRun, runsIn } from '../../../evaluation/judged-runs.ts'
import { DIMENSIONS, perDimension } from '../../../mcu/autoeval/dimension.ts'
import type { Judge } from '../../../mcu/autoeval/judge/judge.ts'
import { acted, evidence } from '../../../mcu/autoeval/judge/testing.ts'
import { standings } from '../../../mcu/autoeval/rating/standings.ts'
import { TEN } from '../../../mcu/autoeval/scale.ts'
import { scoring } from '../../../scenario/testing.ts'
import { writeRun } from '../../../view/testing.ts'
import { arenaPicture } from './arena-picture.ts'
import { byCategory, byDifficulty, byLevel } from './groups.ts'
import { judgedSections, renderJudgedReport } from './judged-report.ts'
import { byJudge, failuresFirst, judgedAmong, type RatedRun } from './judged-run.ts'
import { keyMoments } from './key-moments.ts'
import { profilePicture } from './profile-picture.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'causalmace-judged-page-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const scenarios = scoring.scenarios
const jpeg = Uint8Array.of(0xff, 0xd8, 7, 0xff, 0xd9)

/** A recorded run of a model, which a judge of pictures has given these scores. */
async function judgedRun(
  model: string,
  scores: readonly string[],
  more: { said?: string; success?: boolean } = {},
) {
  const path = join(folder, model.replaceAll(':', '-'))
  writeRun(path)
  const journal = join(path, 'journal.jsonl')
  writeFileSync(journal, readFileSync(journal, 'utf8').replace('"model":"expert"', `"model":"${model}"`))
  const lines = DIMENSIONS.map((name, i) => `- ${name}: ${scores[i] ?? 'N/A'}`)
  const reply = async () => `${more.said ?? ''}\nOverall Scores:\n${lines.join('\n')}`
  const judge: Judge = {
    id: 'vlm:seer',
    looksAt: { frames: true, facts: true },
    scale: TEN,
    varies: true,
    rate: reply,
    compare: reply,
  }
  const shown = evidence({
    success: more.success ?? false,
    progress: 0.5,
    acts: [acted('Craft 1', 'blocked')],
  })
  const frames = [0, 30, 60].map((tick) => ({ tick, agent: 'Ann', jpeg }))
  await judgeRun(path, { ...shown, frames }, { judge, repeat: 1, seed: 1 })
  return runsIn([path])[0] as JudgedRun
}

const rated = (run: Partial<JudgedRun>, progress: number | null, more: Partial<RatedRun> = {}): RatedRun => ({
  run: {
    team: 'strong',
    task: 'hut',
    seed: 1,
    folder: { id: 'r', path: folder } as JudgedRun['folder'],
    ...run,
  },
  judgements: [],
  success: undefined,
  traits: { labels: [] },
  scores: perDimension(() => ({ value: progress })),
  ...more,
})

describe('the page of judged runs', () => {
  it('shows for each team what it got, and that N/A is not 0', async () => {
    const runs = [
      await judgedRun('expert', ['9', '8', '7', '6', '5']),
      await judgedRun('simulated:weak', ['2', '3']),
    ]
    const page = renderJudgedReport('mine', judgedAmong(runs, scenarios))
    expect(page).toContain('causal · expert, Task Progress: 90 no interval, n = 1')
    expect(page).toContain('causal · simulated:weak, Action Control: 30 no interval, n = 1')
    expect(page).not.toContain('simulated:weak, Creative Attempts')
    expect(page).toContain('not rated')
    expect(page).toContain('<td class="n">N/A')
    expect(renderJudgedReport('mine', judgedAmong(runs, scenarios))).toBe(page)
  })

  it('puts pictures that the judge was shown beside its words, with their ticks', async () => {
    const runs = [await judgedRun('expert', ['9'], { said: 'I see a hut.' })]
    const page = renderJudgedReport('mine', judgedAmong(runs, scenarios))
    expect(page).toContain('<b>tick 0, Ann</b> the beginning')
    expect(page).toContain(`src="data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}"`)
    expect(page).toContain('vlm:seer was shown 3 pictures')
    expect(page).toContain('At ticks 0, 30, 60.')
    expect(page).toContain('I see a hut.')
  })

  it('takes what a judge says for text, and fetches nothing', async () => {
    const hostile = '<img src=x onerror=alert(1)><script>alert(1)</script>'
    const page = renderJudgedReport(
      hostile,
      judgedAmong([await judgedRun('expert', ['9'], { said: hostile })], scenarios),
    )
    expect(page).not.toContain('<img src=x')
    expect(page.match(/<script>/g)).toHaveLength(1)
    expect(page).toContain('img-src data:;')
    expect(page.match(/(?:src|href)="(?!data:|#)[^"]*"/g)).toBeNull()
  })

  it('says what several judges say together, first', async () => {
    const run = await judgedRun('expert', ['10'])
    const [one] = judgedAmong([run], scenarios)
    const [judgement] = one!.judgements
    const other = {
      ...judgement!,
      judge: { ...judgement!.judge, id: 'facts' },
      scores: perDimension(() => ({ ...judgement!.scores['Task Progress'], value: 0 })),
    }
    const both = byJudge([{ ...one!, judgements: [judgement!, other] }])
    expect([...both].map(([id, own]) => [id, own[0]!.scores['Task Progress'].value])).toEqual([
      ['the panel', 0.5],
      ['facts', 0],
      ['vlm:seer', 1],
    ])
  })

  it('is empty without judgements', () => {
    writeRun(join(folder, 'bare'))
    expect(judgedSections(judgedAmong(runsIn([join(folder, 'bare')]), scenarios))).toBeUndefined()
  })
})

describe('runs', () => {
  it('are listed with failures first, the least progress first', () => {
    const names = failuresFirst([
      rated({ task: 'won' }, 0.1, { success: true }),
      rated({ task: 'open' }, 0.2),
      rated({ task: 'near' }, 0.9, { success: false }),
      rated({ task: 'far' }, 0.3, { success: false }),
    ]).map(({ run }) => run.task)
    expect(names).toEqual(['far', 'near', 'open', 'won'])
  })

  it('are grouped by category, by level and in thirds by difficulty', () => {
    const runs = [5, 5, 20, 60].map((planning, index) =>
      rated({ task: `t${index}` }, 1, {
        traits: {
          labels: [
            { system: 'level', value: index < 2 ? 'simple' : 'hard' },
            { system: 'filter', value: 'chain' },
            { system: 'MCU-Turbo', value: index === 3 ? 'Combat' : 'Crafting' },
          ],
          planning,
        },
      }),
    )
    const sizes = (groups: readonly { title: string; runs: readonly unknown[] }[] = []) =>
      groups.map(({ title, runs: own }) => `${title} ${own.length}`)
    expect(sizes(byLevel(runs))).toEqual(['simple 2', 'hard 2'])
    expect(byCategory(runs)?.system).toBe('MCU-Turbo')
    expect(sizes(byCategory(runs)?.groups)).toEqual(['Crafting 3', 'Combat 1'])
    expect(sizes(byDifficulty(runs))).toEqual([
      'easy: E + V up to 5 2',
      'medium: up to 20 1',
      'hard: up to 60 1',
    ])
    expect([byDifficulty(runs.slice(0, 2)), byCategory([rated({}, 1)])]).toEqual([[], undefined])
  })
})

describe('key moments', () => {
  const frames = [10, 50, 90, 130].flatMap((tick) => ['Ann', 'Bob'].map((agent) => ({ tick, agent, jpeg })))
  const facts = evidence({}).facts

  it('are those of refusals and of the goal, seen by who was refused, from then on', () => {
    const acts = [
      acted('Dig'),
      { ...acted('Place', 'blocked'), to: 1.9, agent: 'Bob' },
      { ...acted('Craft', 'no_table'), to: 2 },
    ]
    const moments = keyMoments({ frames, facts: { ...facts, acts, reachedAt: 4 } }, 0.5)
    expect(moments.map(({ frame: { tick, agent }, what }) => [tick, agent, what.join(' | ')])).toEqual([
      [10, 'Ann', 'the beginning'],
      [50, 'Bob', 'Bob: Place was refused (blocked)'],
      [50, 'Ann', 'the last refusal, Alice: Craft (no_table)'],
      [90, 'Ann', 'the goal is reached'],
    ])
  })

  it('share a picture where they are close, and end with the last one where the goal is not reached', () => {
    const moments = keyMoments(
      { frames: frames.slice(0, 1), facts: { ...facts, acts: [acted('Dig', 'far')] } },
      0,
    )
    expect(moments).toHaveLength(1)
    expect(moments[0]?.what).toHaveLength(3)
    expect(keyMoments({ frames: [], facts }, 0)).toEqual([])
  })
})

describe('pictures', () => {
  it('of profiles draw bars as long as the means, and intervals where there are any', () => {
    const runs = [0.2, 0.4, 0.6].map((value, index) => rated({ task: `t${index}` }, value))
    const { text } = profilePicture(runs, ['strong'], 760)
    const widths = [...text.matchAll(/<rect x="74" y="\d+" width="([\d.]+)"/g)].map(([, width]) =>
      Number(width),
    )
    expect(widths).toEqual(DIMENSIONS.map(() => expect.closeTo(0.4 * (760 - 130 - 74), 0)))
    expect(text.match(/class="within"/g)).toHaveLength(6)
    expect(text).toContain('strong, Task Progress: 40 [0, 90]')
    expect(profilePicture(runs.slice(0, 1), ['strong'], 350).text).not.toContain('class="within"')
  })

  it('of an arena have the best on top, each with its interval, also alone and with one task', () => {
    const duel = (task: string) => ({ task, a: 'weak <1>', b: 'strong', verdict: 'b' as const })
    const many = standings(['x', 'y', 'z'].map(duel), createRandom(1))
    const { text } = arenaPicture(many, true)
    expect(text.indexOf('>strong<')).toBeLessThan(text.indexOf('>weak &lt;1&gt;<'))
    expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
    expect(text).toContain('prefers-color-scheme:dark')
    expect(text).not.toMatch(/NaN|Infinity/)
    const one = arenaPicture(standings([duel('x')], createRandom(1)))
    expect(one.text).toContain('no interval')
    expect(one.text).not.toMatch(/NaN|Infinity|<style>/)
  })
})
