import { describe, expect, it } from 'vitest'
import { DIMENSIONS, type Dimension } from '../dimension.ts'
import { PROGRESS, QUALITY, readRating, TEN, UNIT } from '../scale.ts'
import { readScores, saysAnything, scaleConflict } from './read-scores.ts'
import { readComparison, swapped, type Verdict } from './read-verdict.ts'

const reply = (values: readonly string[], line = (name: string, value: string) => `- ${name}: ${value}`) =>
  `Overall Scores:\n${DIMENSIONS.map((name, i) => line(name, values[i] as string)).join('\n')}`
/** The six values as read: numbers out of ten, `-` for not applicable, `?` for unreadable. */
const read = (text: string): string => {
  const scores = readScores(text, TEN)
  return DIMENSIONS.map((name) => {
    const score = scores[name]
    return score.kind === 'rated'
      ? String(Math.round(score.value * 1000) / 100)
      : score.kind === 'unread'
        ? '?'
        : '-'
  }).join(' ')
}
const six = ['7', '6', '5', '4', '3', '2']

describe('a reply with scores is read', () => {
  it.each<[string, string, string]>([
    ['as asked for', reply(six), '7 6 5 4 3 2'],
    ['with bold numbers', reply(six.map((v) => `**${v}**`)), '7 6 5 4 3 2'],
    ['with bold names', reply(six, (name, v) => `- **${name}**: ${v}`), '7 6 5 4 3 2'],
    ['with the colon inside the bold', reply(six, (name, v) => `* **${name}:** ${v}`), '7 6 5 4 3 2'],
    ['with backticks', reply(six, (name, v) => `- \`${name}\`: \`${v}\``), '7 6 5 4 3 2'],
    ['out of ten', reply(six.map((v) => `${v}/10`)), '7 6 5 4 3 2'],
    ['out of ten in words', reply(six.map((v) => `${v} out of 10`)), '7 6 5 4 3 2'],
    ['per cent', reply(six.map((v) => `${v}0%`)), '7 6 5 4 3 2'],
    ['with decimals', reply(['7.5', '6.0', '5,5', '4', '3', '2']), '7.5 6 5.5 4 3 2'],
    ['with N/A', reply(['7', '6', 'N/A', 'Not applicable', 'n/a (no errors)', '2']), '7 6 - - - 2'],
    ['with dashes between', reply(six, (name, v) => `${name} - ${v}`), '7 6 5 4 3 2'],
    ['with equals signs', reply(six, (name, v) => `${name} = ${v}`), '7 6 5 4 3 2'],
    [
      'as a numbered list',
      reply(six, (name, v) => `${DIMENSIONS.indexOf(name as Dimension) + 1}. ${name}: ${v}`),
      '7 6 5 4 3 2',
    ],
    ['as a table', reply(six, (name, v) => `| ${name} | ${v} |`), '7 6 5 4 3 2'],
    ['in lower case', reply(six).toLowerCase(), '7 6 5 4 3 2'],
    ['with an ampersand', reply(six).replace('Recognition and', 'Recognition &'), '7 6 5 4 3 2'],
    ['with "Score" behind the name', reply(six, (name, v) => `- ${name} Score: ${v}`), '7 6 5 4 3 2'],
    [
      'with a reason behind the number',
      reply(six.map((v) => `${v} (it did well, 3 of 4 steps)`)),
      '7 6 5 4 3 2',
    ],
    ['with a sentence behind the number', reply(six.map((v) => `${v}. The agent walked on.`)), '7 6 5 4 3 2'],
    ['with prose around', `Let me see.\n\n${reply(six)}\n\nI hope that this helps!`, '7 6 5 4 3 2'],
    ['with Windows’ line ends', reply(six).replaceAll('\n', '\r\n'), '7 6 5 4 3 2'],
    ['without the closing block', reply(six).replace('Overall Scores:\n', ''), '7 6 5 4 3 2'],
    [
      'under headings only',
      DIMENSIONS.map((name, i) => `### ${name}:\n- evidence: it moved\nScore: ${six[i]}`).join('\n\n'),
      '7 6 5 4 3 2',
    ],
    [
      'under bold headings with bold scores',
      DIMENSIONS.map((name, i) => `**${name}**\n- evidence\n**Score:** ${six[i]}/10`).join('\n'),
      '7 6 5 4 3 2',
    ],
    [
      'as JSON',
      JSON.stringify(Object.fromEntries(DIMENSIONS.map((name, i) => [name, Number(six[i])]))),
      '7 6 5 4 3 2',
    ],
    [
      'as JSON with evidence in a fence',
      `\`\`\`json\n${JSON.stringify({ scores: Object.fromEntries(DIMENSIONS.map((name, i) => [name.toLowerCase().replaceAll(' ', '_'), { evidence: 'x', score: six[i] }])) })}\n\`\`\``,
      '7 6 5 4 3 2',
    ],
    ['the closing block before the sections', `Task Progress:\nScore: 1\n${reply(six)}`, '7 6 5 4 3 2'],
    ['with sections missing', '- Task Progress: 7\n- Action Control: 6', '7 6 ? ? ? ?'],
    ['with numbers off the scale left out', reply(['85', '-1', '11/10', '120%', '10', '0']), '? ? ? ? 10 0'],
    ['without a range, which says no number', reply(['7-8', '6–7', '5', '4', '3', '2']), '? ? 5 4 3 2'],
    [
      'without a range in words',
      reply(['5 or 6', '6/10 to 7/10', '50 % or 60 %', '4 and more', '3', '2']),
      '? ? ? 4 3 2',
    ],
    ['without ambiguous dimensions', 'Task Progress: 7\nTask Progress: 3', '? ? ? ? ? ?'],
    ['from a refusal: nothing', 'I’m sorry, but I can’t assist with rating this video.', '? ? ? ? ? ?'],
    ['from an empty reply: nothing', '', '? ? ? ? ? ?'],
    ['cut off in the middle', reply(six).slice(0, 60), '7 6 ? ? ? ?'],
  ])('%s', (_, text, values) => expect(read(text)).toBe(values))

  it('keeps the original words', () => {
    expect(readScores(reply(six.map((v) => `${v}/10 (fair)`)), TEN)['Task Progress']).toEqual({
      kind: 'rated',
      value: 0.7,
      raw: '7/10 (fair)',
    })
  })

  it('tells when nothing was read', () => {
    expect(saysAnything(readScores('I cannot see any frames.', TEN))).toBe(false)
    expect(saysAnything(readScores('Task Progress: N/A', TEN))).toBe(true)
  })
})

describe('a reply on another scale', () => {
  const onUnit = reply(['0.7', '0.5', '1', '0', '0.3', '0.9'])

  it('is not read, whether it says so or not', () => {
    expect(saysAnything(readScores(onUnit, TEN))).toBe(false)
    expect(scaleConflict(onUnit, TEN)).toContain('"0.7" is a value of another scale')
    const named = `Scale: 0 to 1\n${reply(['1', '0', '1', '1', '0', '1'])}`
    expect(saysAnything(readScores(named, TEN))).toBe(false)
    expect(scaleConflict(named, TEN)).toBe('it rates on the scale of 0 to 1, and the scale is 0 to 10')
    expect(readScores(named, UNIT)['Task Progress']).toMatchObject({ value: 1 })
  })

  it('is not read where it mixes scales, unless it names the one that was asked for', () => {
    const mixed = reply(['0.7', '8', '9', '3', '2', '1'])
    expect(saysAnything(readScores(mixed, TEN))).toBe(false)
    expect(readScores(`**Scale:** 0 to 10\n${mixed}`, TEN)['Task Progress']).toMatchObject({
      value: expect.closeTo(0.07),
    })
    expect(scaleConflict(reply(['7/10', '70 %', '5', 'N/A', '2.5', '1']), TEN)).toBeUndefined()
  })
})

describe('scales', () => {
  it.each([
    [TEN, '10', 1],
    [UNIT, '0.5', 0.5],
    [UNIT, '5/10', 0.5],
    [PROGRESS, 'Mostly', 0.75],
    [PROGRESS, 'None', 0],
    [QUALITY, '"Very Poor"', 0],
    [QUALITY, 'poor.', 0.25],
  ])('$0.id reads %s', (scale, text, value) =>
    expect(readRating(text, scale)).toEqual({ kind: 'rated', value }),
  )

  it('"None" is a value where it is a word of the scale, and no value elsewhere', () => {
    expect(readRating('None', TEN)).toEqual({ kind: 'unread' })
    expect(readRating('null', PROGRESS)).toEqual({ kind: 'not-applicable' })
  })

  it('the same number means another share on another scale, and is refused outside', () => {
    expect(readRating('1', TEN)).toEqual({ kind: 'rated', value: 0.1 })
    expect(readRating('1', UNIT)).toEqual({ kind: 'rated', value: 1 })
    expect(readRating('5', UNIT)).toEqual({ kind: 'unread' })
  })
})

describe('a comparison is read', () => {
  it.each<[string, Verdict | undefined]>([
    ['result: A is better', 'a'],
    ['Overall verdict: both are bad', 'both-bad'],
    ['**Overall verdict:** tie', 'tie'],
    ['**Result:** B is better', 'b'],
    ['Result: tie', 'tie'],
    ['result: both are bad', 'both-bad'],
    ['Final verdict: Video B is slightly better.', 'b'],
    ['Winner: A', 'a'],
    ['{"result": "A is better"}', 'a'],
    ['A is better', 'a'],
    ['result: A is better, although in some ways B is better', undefined],
    ['I cannot compare these.', undefined],
  ])('%s', (text, verdict) => expect(readComparison(text).overall).toBe(verdict))

  /** The format of Listing 4 of MCU (2025): a result under each heading, and no overall verdict. */
  const papers = (verdicts: readonly string[], closing = true) =>
    [
      ...DIMENSIONS.flatMap((name, i) => [
        `${name}:`,
        '- Video A: The agent digs.',
        `result: ${verdicts[i]}`,
        '',
      ]),
      ...(closing ? ['Overall results:', ...DIMENSIONS.map((name, i) => `- ${name}: ${verdicts[i]}`)] : []),
    ].join('\n')
  const six = ['A is better', 'B is better', 'tie', 'both are bad', 'A is better', 'B is better']

  it.each([true, false])(
    'in the format of the papers without a verdict in all (closing block: %s)',
    (closing) => {
      const { overall, dimensions } = readComparison(papers(six, closing))
      expect(overall).toBeUndefined()
      expect(DIMENSIONS.map((name) => dimensions[name])).toEqual(['a', 'b', 'tie', 'both-bad', 'a', 'b'])
    },
  )

  it('in the format of the papers with a verdict in all where it has one', () => {
    expect(readComparison(`${papers(six)}\nOverall verdict: A is better`).overall).toBe('a')
    expect(readComparison(`Overall verdict: tie\n${papers(six)}`).overall).toBe('tie')
    expect(readComparison(`${papers(six, false)}\nresult: A is better`).overall).toBe('a')
  })

  it('with headings that hold evidence alone, and one result for the whole', () => {
    const evidence = DIMENSIONS.map((name) => `**${name}**\n- A is faster.`).join('\n')
    const { overall, dimensions } = readComparison(
      `${evidence}\n\nresult: A is better\nOverall results:\n- Material Selection and Usage: B is better`,
    )
    expect([overall, dimensions['Material Selection and Usage']]).toEqual(['a', 'b'])
  })

  it('with a verdict for each dimension, and can be swapped', () => {
    const comparison = readComparison(
      'result: A is better\nOverall results:\n- Task Progress: A is better\n- Action Control: tie\n- **Creative Attempts**: B is better',
    )
    expect(comparison).toEqual({
      overall: 'a',
      dimensions: { 'Task Progress': 'a', 'Action Control': 'tie', 'Creative Attempts': 'b' },
    })
    expect(swapped(comparison)).toEqual({
      overall: 'b',
      dimensions: { 'Task Progress': 'b', 'Action Control': 'tie', 'Creative Attempts': 'a' },
    })
    expect(swapped(swapped(comparison))).toEqual(comparison)
  })
})
