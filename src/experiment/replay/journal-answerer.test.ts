import { describe, expect, it } from 'vitest'
import { ModelError } from '../../core/errors.ts'
import type { EventData, EventType, GameEvent } from '../../core/journal/events.ts'
import { reflect } from '../../question/kinds/reflect.ts'
import { createJournalAnswerer } from './journal-answerer.ts'

const usage = { inputTokens: 5, outputTokens: 2 }
const reply = { reasoning: 'It stands.', summary: 'done', status: true }
const call = { kind: 'reflect', model: 'm' }
const happening = <T extends EventType>(type: T, data: EventData<T>) => ({ t: 0, type, data }) as GameEvent
const replied = happening('model.replied', { ...call, attempts: 1, reply, usage })

const ask = { question: reflect, facts: {} as never, seed: 1, sample: 0 }

describe('the answers of a journal', () => {
  it('are repeated in order, and run out', async () => {
    const answerer = createJournalAnswerer([replied], { id: 'm' })
    expect(await answerer.answer(ask)).toMatchObject({ value: reply, usage })
    await expect(answerer.answer(ask)).rejects.toThrow(ModelError)
  })

  it('include abandoned ones, as they would have arrived', async () => {
    const failed = { attempts: 3, usage, code: 'model_reply', message: 'gibberish' }
    const answerer = createJournalAnswerer(
      [
        happening('model.abandoned', { ...call, outcome: { attempts: 2, usage, reply } }),
        happening('model.abandoned', { ...call, outcome: failed }),
      ],
      { id: 'm' },
    )
    expect(await answerer.answer(ask)).toMatchObject({ value: reply, attempts: 2 })
    await expect(answerer.answer(ask)).rejects.toMatchObject({ code: 'model_reply', attempts: 3 })
  })

  it('leave a call open that was abandoned before its end was known', async () => {
    const answerer = createJournalAnswerer([happening('model.abandoned', call), replied], { id: 'm' })
    const stop = new AbortController()
    const open = answerer.answer(ask, { signal: stop.signal })
    expect(await answerer.answer(ask)).toMatchObject({ value: reply })
    stop.abort(new RangeError('over'))
    await expect(open).rejects.toThrow('over')
  })
})
