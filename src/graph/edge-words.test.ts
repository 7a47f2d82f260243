import { describe, expect, it } from 'vitest'
import { edgeNote, edgeWords } from './edge-words.ts'

const ends = { from: 1, to: 2 }

describe('the words about a dependency', () => {
  it('are none where it is held and no planner tested it', () => {
    expect(edgeNote(ends)).toBe('')
    expect(edgeNote({ ...ends, meaning: 'preferred' })).toBe('preferred')
  })

  it('tell certified from untested, whether the standing is its own or that of its evidence', () => {
    expect(edgeNote({ ...ends, standing: 'certified' })).toBe('held, certified')
    expect(edgeNote({ ...ends, meaning: 'preferred', evidence: { standing: 'undecided' } })).toBe(
      'preferred, untested',
    )
  })

  it('call it moot when one of its subtasks is done, unless it is certified', () => {
    const isDone = (id: number) => id === 1
    expect(edgeWords({ ...ends, standing: 'undecided' }, isDone).standing).toBe('moot')
    expect(edgeWords({ ...ends, standing: 'certified' }, isDone).standing).toBe('certified')
    expect(edgeWords({ ...ends, standing: 'moot' }).standing).toBe('moot')
  })
})
