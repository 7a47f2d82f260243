import { describe, expect, it } from 'vitest'
import { labelled, pickTasks, taskChoices } from './task-choices.ts'

const tasks = ['hut-1', 'hut-2', 'tower', '3']
const picked = (text: string) => pickTasks(tasks, taskChoices(text), (id) => id)

describe('--tasks', () => {
  it('takes a number as an index that counts from 0', () => {
    expect(picked('0-1,3')).toEqual(['hut-1', 'hut-2', '3'])
  })

  it('takes a name as an id, with * for anything', () => {
    expect(picked('tower,hut-*')).toEqual(['tower', 'hut-1', 'hut-2'])
  })

  it('names each task once', () => {
    expect(picked('hut-1,0,hut-*')).toEqual(['hut-1', 'hut-2'])
  })

  it('refuses what fits no task, and says what there is', () => {
    expect(() => picked('castle')).toThrow('--tasks castle fits none of 4 tasks.')
    expect(() => picked('9')).toThrow('--tasks 9 fits none of 4 tasks.')
  })

  it('refuses what is neither', () => {
    expect(() => taskChoices('3-1')).toThrow('runs backwards; write 1-3')
    expect(() => taskChoices('hut 1')).toThrow('neither an index')
  })
})

describe('--only', () => {
  const filed = [
    { id: 'a', labels: [{ system: 'filter', value: 'chain' }] },
    { id: 'b', labels: [{ system: 'MCU-Turbo', value: 'Mining & Collecting' }] },
  ]
  const only = (value: string) => labelled(filed, value, ({ labels }) => labels).map(({ id }) => id)

  it('takes what is filed under a value of any system, however it is spelled', () => {
    expect([only('Chain'), only('mining-collecting')]).toEqual([['a'], ['b']])
  })

  it('says what there is where nothing fits', () => {
    expect(() => only('cooking')).toThrow('--only cooking fits none of 2 tasks.')
  })
})
