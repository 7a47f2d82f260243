import { describe, expect, it } from 'vitest'
import type { ActionCall } from '../task/action.ts'
import { builtInActions } from '../task/actions/built-in.ts'
import { remainingCalls } from './remaining-calls.ts'

const call = (name: string, args: Record<string, unknown>): ActionCall => ({ name, args })
const walk = call('NavigateTo', { pos: [1, 0, 1], range: 2 })

describe('remainingCalls', () => {
  it('leaves out completed calls and calls without lasting effect', () => {
    const mined = call('MineBlock', { pos: [1, 0, 1] })
    const other = call('MineBlock', { pos: [2, 0, 1] })
    expect(remainingCalls({ actions: [walk, mined, other] }, [mined], builtInActions)).toEqual([other])
  })

  it('adds up amounts, however they were split', () => {
    const sticks = (amount: number) => call('Craft', { item: 'stick', amount })
    expect(remainingCalls({ actions: [sticks(8)] }, [sticks(4)], builtInActions)).toEqual([sticks(4)])
    expect(remainingCalls({ actions: [sticks(4), sticks(4)] }, [sticks(6)], builtInActions)).toEqual([
      sticks(2),
    ])
    expect(remainingCalls({ actions: [sticks(8)] }, [sticks(4), sticks(4)], builtInActions)).toEqual([])
  })

  it('counts equal calls one by one', () => {
    const milk = call('UseOn', { target: 'cow' })
    expect(remainingCalls({ actions: [milk, milk, milk] }, [milk], builtInActions)).toEqual([milk, milk])
  })

  it('ignores how something was done', () => {
    const planned = call('Smelt', { item: 'beef', amount: 2, fuel: 'coal' })
    const done = call('Smelt', { item: 'beef', amount: 2, fuel: 'charcoal' })
    expect(remainingCalls({ actions: [planned] }, [done], builtInActions)).toEqual([])
  })

  it('counts walking if a subtask consists of nothing else', () => {
    expect(remainingCalls({ actions: [walk] }, [], builtInActions)).toEqual([walk])
    expect(remainingCalls({ actions: [walk] }, [walk], builtInActions)).toEqual([])
  })
})
