import { describe, expect, it } from 'vitest'
import { builtInActions } from '../task/actions/built-in.ts'
import { meaningBefore } from './edge-meaning.ts'

const meaningOf = (...names: string[]) =>
  meaningBefore({ actions: names.map((name) => ({ name, args: {} })) }, builtInActions)

describe('the meaning of a dependency', () => {
  it('is a preference where every action of the later subtask is merely refused when it comes too early', () => {
    expect(meaningOf('WithdrawItem', 'Equip', 'PlaceBlock')).toBe('preferred')
    expect(meaningOf('NavigateTo', 'Toggle')).toBe('preferred')
  })

  it.each(['Craft', 'Smelt', 'Handover', 'Attack', 'Eat', 'UseOn', 'MineBlock'])(
    'is held where one of them is final: %s',
    (name) => {
      expect(meaningOf('NavigateTo', name)).toBe('held')
    },
  )

  it('is held where nothing is known of the actions', () => {
    expect(meaningOf()).toBe('held')
    expect(meaningOf('PlaceBlock', 'Teleport')).toBe('held')
  })
})
