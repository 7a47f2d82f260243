import { describe, expect, it } from 'vitest'
import { DIMENSIONS } from '../autoeval/dimension.ts'
import { looksLikeRating, type Rating, readRating, writeRating } from './ratings.ts'

const all = (value: unknown) => Object.fromEntries(DIMENSIONS.map((name) => [name, value]))
const read = (content: unknown, name = 'mine_stone episode_1.json'): Rating => {
  const found = readRating(content, name)
  if ('message' in found) throw new Error(`${found.path}: ${found.message}`)
  return found
}

describe('a rating', () => {
  it('is read from an object of texts', () => {
    const { task, video, scores, notes } = read({
      ...all('2'),
      video_path: 'a.mp4',
      task_name: 'build pillar',
    })
    expect([task, video, scores, notes]).toEqual(['build_pillar', 'a.mp4', all(2), []])
  })

  it('is read from a list of scores and the rater’s words', () => {
    const { scores, text } = read([{ ...all(3), task_name: 'x' }, 'What I saw'])
    expect([scores, text]).toEqual([all(3), 'What I saw'])
  })

  it('is read from AgentBeats’ object', () => {
    expect(read({ task: 'x', scores: all(1.5), original_response: 'a' })).toMatchObject({
      task: 'x',
      scores: all(1.5),
    })
  })

  it.each([
    ['**7**', 7],
    ['7/10', 7],
    ['70 %', 7],
    ['`4`', 4],
    ['N/A', null],
    ['Not Applicable', null],
    [null, null],
  ])('takes %s as %s', (value, wanted) => {
    expect(read({ ...all('1'), 'Task Progress': value }).scores['Task Progress']).toBe(wanted)
  })

  it.each(['11', '-1', 'much', '', {}, [], true, '1e9'])('refuses %j, and says where', (value) => {
    expect(readRating({ ...all('1'), 'Creative Attempts': value }, 'x.json')).toMatchObject({
      path: 'Creative Attempts',
      message: expect.stringContaining('is no rating from 0 to 10'),
    })
  })

  it('with six values between 0 and 1 is on the scale of the second paper, and is not read as tenths', () => {
    const { scores, notes } = read({ ...all('0.5'), 'Task Progress': '1', 'Action Control': 0 })
    expect(scores).toMatchObject({ 'Task Progress': 10, 'Action Control': 0, 'Creative Attempts': 5 })
    expect(notes.join()).toContain('read on the scale of 0 to 1')
    expect(read(all('1')).scores['Task Progress']).toBe(1)
  })

  it('that mixes two scales is refused, unless it names one', () => {
    const mixed = { ...all('7'), 'Task Progress': '0.5' }
    expect(readRating(mixed, 'x.json')).toMatchObject({
      path: 'scale',
      message: expect.stringContaining('mixes values between 0 and 1 with values above 1'),
    })
    expect(read({ ...mixed, scale: '0-10' }).scores).toMatchObject({
      'Task Progress': 0.5,
      'Action Control': 7,
    })
    expect(read({ ...all('1'), scale: '0-1' }).scores['Task Progress']).toBe(10)
    expect(readRating({ ...mixed, scale: '0-1' }, 'x.json')).toMatchObject({ path: 'Action Control' })
    expect(readRating({ ...mixed, scale: 'stars' }, 'x.json')).toMatchObject({ path: 'scale' })
  })

  it('without scores is not rated, never 0', () => {
    const { task, scores, notes } = read({ video_path: 'a.mp4' })
    expect([task, scores, notes]).toEqual(['mine_stone', {}, ['no scores: not rated']])
  })

  it('has its scores taken from the text where the object has none', () => {
    const text = `Task Progress:\n- evidence 7 of them\nScore: 2\n\nOverall Scores:\n- Task Progress: **6**\n- Action Control: N/A`
    const { scores, notes } = read([{ task_name: 'x' }, text])
    expect(scores).toEqual({ 'Task Progress': 6, 'Action Control': null })
    expect(notes[0]).toBe('the scores were taken from the text')
    expect(read([{ task_name: 'x' }, 'Task Progress:\n- seen\nScore: 3']).scores).toEqual({
      'Task Progress': 3,
    })
  })

  it('is no comparison, and not just any list', () => {
    expect(readRating({ ...all('1'), video_1_path: 'a' }, 'x')).toMatchObject({ path: 'video_1_path' })
    expect(readRating([all('1'), 7], 'x')).toMatchObject({ path: '1' })
    expect([looksLikeRating([]), looksLikeRating({ a: 1 }), looksLikeRating(null)]).toEqual([
      false,
      false,
      false,
    ])
  })

  it('reads back as it was written', () => {
    for (const rating of [
      read({ ...all('2'), 'Action Control': 'N/A', video_path: 'a', task_name: 'x' }),
      read([{ ...all(3), task_name: 'x' }, 'said']),
    ])
      expect(read(JSON.parse(writeRating(rating)))).toEqual(rating)
  })
})
