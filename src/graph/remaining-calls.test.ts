import { describe, expect, it } from 'vitest'
import type { ActionCall } from '../task/action.ts'
import { builtInActions } from '../task/actions/built-in.ts'
import { addAchieved, remainingCalls } from './remaining-calls.ts'

const call = (name: string, args: Record<string, unknown>): ActionCall => ({ name, args })
const walk = call('NavigateTo', { pos: [1, 0, 1], range: 2 })

/** The planned calls that remain after others have been carried out. */
function leftOf(planned: ActionCall[], carriedOut: ActionCall[]): ActionCall[] {
  const done = new Map<string, number>()
  for (const one of carriedOut) addAchieved(done, one, builtInActions)
  return remainingCalls({ actions: planned }, done, builtInActions)
}

describe('remainingCalls', () => {
  it('leaves out completed calls and calls without lasting effect', () => {
    const mined = call('MineBlock', { pos: [1, 0, 1] })
    const other = call('MineBlock', { pos: [2, 0, 1] })
    expect(leftOf([walk, mined, other], [mined])).toEqual([other])
  })

  it('adds up amounts, however they were split', () => {
    const sticks = (amount: number) => call('Craft', { item: 'stick', amount })
    expect(leftOf([sticks(8)], [sticks(4)])).toEqual([sticks(4)])
    expect(leftOf([sticks(4), sticks(4)], [sticks(6)])).toEqual([sticks(2)])
    expect(leftOf([sticks(8)], [sticks(4), sticks(4)])).toEqual([])
  })

  it('counts equal calls one by one', () => {
    const milk = call('UseOn', { target: 'cow' })
    expect(leftOf([milk, milk, milk], [milk])).toEqual([milk, milk])
  })

  it('ignores how something was done', () => {
    const planned = call('Smelt', { item: 'beef', amount: 2, fuel: 'coal' })
    const done = call('Smelt', { item: 'beef', amount: 2, fuel: 'charcoal' })
    expect(leftOf([planned], [done])).toEqual([])
  })

  it('counts walking if a subtask consists of nothing else', () => {
    expect(leftOf([walk], [])).toEqual([walk])
    expect(leftOf([walk], [walk])).toEqual([])
  })
})
