import { describe, expect, it } from 'vitest'
import type { Subtask } from '../graph/subtask.ts'
import type { ActionCall } from '../task/action.ts'
import { builtInActions } from '../task/actions/built-in.ts'
import { CallLedger } from './call-ledger.ts'

const hunting: ActionCall = { name: 'Attack', args: { target: 'rabbit' } }
const digging: ActionCall = { name: 'MineBlock', args: { pos: [0, 0, 0] } }
const subtask: Subtask = {
  id: 1,
  description: '',
  step: { function: 'f', arguments: {} },
  actions: [hunting, digging],
}
const gained = (item: string) => ({ gained: [{ item, count: 1 }], left: 0 })

describe('the ledger of completed calls', () => {
  it('counts a hunt only once it yields the drops it was for', () => {
    const ledger = new CallLedger(builtInActions)
    ledger.note(subtask, hunting, { ok: true, data: { killed: true, ...gained('rabbit_hide') } })
    expect(ledger.remaining(subtask)).toEqual([hunting, digging])
    ledger.note(subtask, hunting, { ok: true, data: { killed: true, ...gained('rabbit') } })
    expect(ledger.remaining(subtask)).toEqual([digging])
  })

  it('counts digging only once no drop is left lying there', () => {
    const ledger = new CallLedger(builtInActions)
    ledger.note(subtask, digging, { ok: true, data: { gained: [], left: 1 } })
    expect(ledger.remaining(subtask)).toContain(digging)
    ledger.note(subtask, digging, { ok: true, data: gained('coal') })
    expect(ledger.remaining(subtask)).toEqual([hunting])
  })

  it('counts digging when the rest is gone, e.g. carried away by water', () => {
    const gone = { ok: false, reason: 'not_found', detail: 'nothing lies there' } as const
    const ledger = new CallLedger(builtInActions)
    ledger.note(subtask, digging, gone)
    expect(ledger.remaining(subtask)).toContain(digging)
    ledger.note(subtask, digging, { ok: true, data: { gained: [], left: 1 } })
    ledger.note(subtask, digging, gone)
    expect(ledger.remaining(subtask)).toEqual([hunting])
  })

  it('does not count refused calls', () => {
    const ledger = new CallLedger(builtInActions)
    ledger.note(subtask, digging, { ok: false, reason: 'too_far', detail: '' })
    expect(ledger.remaining(subtask)).toEqual([hunting, digging])
  })
})
