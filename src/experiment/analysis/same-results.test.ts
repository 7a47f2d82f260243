import { describe, expect, it } from 'vitest'
import { playedEpisode } from '../matrix/testing.ts'
import { sameness } from './same-results.ts'

const left = playedEpisode({ task: 'left', wallSeconds: 1, cpuSeconds: 1, finishedAt: 'today' })
const right = playedEpisode({ task: 'right', wallSeconds: 2, cpuSeconds: 2, finishedAt: 'today' })

describe('the results of two experiments', () => {
  it('are the same in another order and with other wall times', () => {
    const elsewhere = { wallSeconds: 9, cpuSeconds: null, finishedAt: 'tomorrow' }
    const again = [
      { ...right, ...elsewhere },
      { ...left, ...elsewhere },
    ]
    expect(sameness([left, right], again)).toEqual({ both: 2, onlyOne: 0, different: [] })
  })

  it('differ in the listed fields, nested ones included', () => {
    const time = { ...right.time, elapsed: right.time.elapsed + 1 }
    const { different } = sameness([left, right], [left, { ...right, calls: right.calls + 1, time }])
    expect(different.map(({ result, fields }) => [result.task, fields.sort()])).toEqual([
      ['right', ['calls', 'time']],
    ])
  })

  it('count episodes that only one has played, and the last of several attempts', () => {
    const crashed = { ...left, attempt: 1, outcome: 'world_crash' as const }
    const again = { ...left, attempt: 2 }
    expect(sameness([crashed, again], [again, right])).toEqual({ both: 1, onlyOne: 1, different: [] })
  })
})
