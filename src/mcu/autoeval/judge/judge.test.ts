import { describe, expect, it } from 'vitest'
import type { Answerer } from '../../../question/answerer.ts'
import { requestOf } from '../../../question/request-of.ts'
import { criteriaByRules } from '../criteria/by-rules.ts'
import { checkCriteria, criteriaOf, criteriaText } from '../criteria/criteria-file.ts'
import { DIMENSIONS } from '../dimension.ts'
import { factsInWords } from '../facts/run-facts.ts'
import { readScores } from '../reply/read-scores.ts'
import { readComparison } from '../reply/read-verdict.ts'
import { UNIT } from '../scale.ts'
import { factsJudge } from './facts-judge.ts'
import type { Evidence } from './judge.ts'
import { modelJudge } from './model-judge.ts'
import { acted, evidence } from './testing.ts'

const options = { seed: 1, sample: 0 }
/** The facts judge's scores, `-` for what does not apply. */
const rated = async (of: Evidence): Promise<string> => {
  const scores = readScores(await factsJudge.rate(of, options), UNIT)
  return DIMENSIONS.map((name) => {
    const score = scores[name]
    return score.kind === 'rated' ? score.value.toFixed(2) : '-'
  }).join(' ')
}

describe('the facts judge', () => {
  it('takes progress from the predicate and time from the clock', async () => {
    expect(await rated(evidence({ success: true, seconds: 15 }))).toBe('1.00 1.00 - - 0.75 1.00')
    expect(await rated(evidence({ progress: 0.5 }))).toMatch(/^0\.50 .* 0\.00 1\.00$/)
  })

  it('rates neither where only people can tell', async () => {
    expect(await rated({ ...evidence({}), outcome: undefined })).toBe('- 1.00 - - - 1.00')
  })

  it('counts refused actions and repetitions against control', async () => {
    const acts = [acted('Craft 1'), acted('Craft 1'), acted('Jump 1', 'blocked'), acted('Dig 1')]
    expect(await rated(evidence({ success: true, acts }))).toMatch(/^1\.00 0\.50 /)
  })

  it('counts an error as corrected when the agent does something else that works', async () => {
    const mended = [acted('MoveTo 1', 'no_path'), acted('MoveTo 2')]
    const stubborn = [acted('MoveTo 1', 'no_path'), acted('MoveTo 1', 'no_path'), acted('Dig 1')]
    expect(await rated(evidence({ acts: mended }))).toMatch(/^\S+ 0\.50 1\.00 /)
    expect(await rated(evidence({ acts: stubborn }))).toMatch(/^\S+ 0\.33 0\.00 /)
  })

  it('sees wasted materials, and kinds of blocks in buildings', async () => {
    const placed = { cells: 4, undone: 1, kinds: ['glass', 'stone'] }
    expect(await rated(evidence({ success: true, placed, given: { stone: 4 } }))).toMatch(/ 0\.33 \S+ 0\.88$/)
  })

  it('prefers more progress, then the faster run, and calls two failures bad', async () => {
    const verdict = async (a: Evidence, b: Evidence) =>
      readComparison(await factsJudge.compare(a, b, options)).overall
    expect(await verdict(evidence({ progress: 0.2 }), evidence({ success: true }))).toBe('b')
    expect(
      await verdict(evidence({ success: true, seconds: 5 }), evidence({ success: true, seconds: 9 })),
    ).toBe('a')
    expect(await verdict(evidence({ success: true }), evidence({ success: true }))).toBe('tie')
    expect(await verdict(evidence({ progress: 0 }), evidence({ progress: 0 }))).toBe('both-bad')
  })
})

describe('a model as a judge', () => {
  const frame = { tick: 30, agent: 'Alice', jpeg: Uint8Array.of(0xff, 0xd8, 0xff, 0xd9) }
  const shownTo = async (looksAt: { frames: boolean; facts: boolean }) => {
    let seen = ''
    const answerer: Answerer = {
      id: 'listening',
      async answer(ask) {
        seen = JSON.stringify(requestOf(ask).messages)
        const value = ask.question.reply.parse('Task Progress: 5')
        return { value, attempts: 1, usage: { inputTokens: 0, outputTokens: 0 } }
      },
    }
    await modelJudge(answerer, looksAt).rate({ ...evidence({ success: true }), frames: [frame] }, options)
    return seen
  }

  it('is shown frames, facts or both, the criteria always, and the outcome never', async () => {
    const both = await shownTo({ frames: true, facts: true })
    expect(both).toContain('data:image/jpeg;base64,/9j/2Q==')
    expect(both).toContain('Craft 1')
    expect(both).toContain('**Task Progress')
    expect(both).not.toContain('success')
    expect(await shownTo({ frames: true, facts: false })).not.toContain('Craft 1')
    expect(await shownTo({ frames: false, facts: true })).not.toContain('data:image')
  })
})

describe('criteria', () => {
  const success = {
    kind: 'then',
    of: [
      { kind: 'crafted', of: ['ladder'], count: 3 },
      { kind: 'placed', of: ['ladder'], count: 1 },
    ],
  } as const
  const basis = { goal: 'Craft a ladder and place it.', success, given: ['stick'], limitSeconds: 60 }

  it('by rules name the steps, their order, what was given and the limit, and pass the check', () => {
    const criteria = criteriaByRules(basis)
    expect(criteria['Task Progress']).toEqual([
      'whether the agent does this: craft 3 ladder',
      'whether the agent does this: place 1 ladder',
      'whether these steps come in this order',
    ])
    expect(criteria['Material Selection and Usage'][0]).toContain('stick')
    expect(criteria['Task Completion Efficiency'][0]).toContain('60 s')
    expect(checkCriteria(criteria)).toEqual([])
  })

  it('are written with six headings, and a dimension without any does not apply', () => {
    const motion = criteriaByRules({ ...basis, success: { kind: 'near', of: ['panda'] }, given: [] })
    const text = criteriaText(motion)
    expect(text.match(/^\*\*/gm)).toHaveLength(6)
    expect(text).toContain('**Material Selection and Usage**\n - Not applicable')
    expect(
      criteriaOf({ 'Material Selection and Usage': ['Not applicable.'] })?.['Material Selection and Usage'],
    ).toEqual([])
    expect(criteriaOf({})).toBeUndefined()
  })

  it('are found odd where they are empty, examples alone or said twice', () => {
    const odd = {
      ...criteriaByRules(basis),
      'Action Control': [],
      'Creative Attempts': ['e.g. a roof', 'e.g. a roof'],
    }
    expect(checkCriteria(odd)).toEqual([
      'Action Control has no criteria; runs are not rated in it',
      'Creative Attempts has examples only, and no criterion',
      'Creative Attempts says twice: "e.g. a roof"',
    ])
  })
})

describe('facts in words', () => {
  it('leave out the middle of a long run, and say how much', () => {
    const acts = Array.from({ length: 500 }, (_, i) => acted(`MoveTo ${i}`))
    const words = factsInWords(evidence({ acts }).facts)
    expect(words).toContain('(380 actions are left out)')
    expect(words).toContain('MoveTo 0')
    expect(words).toContain('MoveTo 499')
  })
})
