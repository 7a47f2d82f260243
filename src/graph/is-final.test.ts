import { describe, expect, it } from 'vitest'
import { builtinScenarios } from '../scenario/builtin.ts'
import { pavilion } from '../scenario/testing.ts'
import { builtInActions } from '../task/actions/built-in.ts'
import { isFinal } from './is-final.ts'

const source = { scenarios: builtinScenarios, actions: builtInActions }
/** The meaning of a dependency on a subtask with these actions. */
const meaningOf = (...names: string[]) =>
  isFinal(pavilion(), { actions: names.map((name) => ({ name, args: {} })) }, source) ? 'held' : 'preferred'

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

  it('is held if the actions are unknown', () => {
    expect(meaningOf()).toBe('held')
    expect(meaningOf('PlaceBlock', 'Teleport')).toBe('held')
  })
})
