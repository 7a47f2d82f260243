import { describe, expect, it } from 'vitest'
import { builtInActions } from '../task/actions/built-in.ts'
import { settingsOf } from '../task/actions/settings.ts'
import { actionLines } from './describe-actions.ts'

const namesIn = (task: Parameters<typeof settingsOf>[0]) =>
  actionLines(builtInActions.specs, settingsOf(task)).map(({ signature }) => signature.split('(')[0])

describe('the actions that prompts list', () => {
  it('are those that a task of its kind may need', () => {
    const building = namesIn({ scenario: 'construction' })
    expect(building).toContain('PlaceBlock')
    expect(building).not.toContain('Explore')
    expect(building).not.toContain('Brew')
    expect(namesIn({ scenario: 'open' })).toEqual(
      expect.arrayContaining(['PlaceBlock', 'Brew', 'Eat', 'Sleep']),
    )
    expect(namesIn({ scenario: 'open' })).not.toContain('Explore')
    const terrain = { seed: 1 } as NonNullable<Parameters<typeof settingsOf>[0]['terrain']>
    expect(namesIn({ scenario: 'gathering', terrain })).toEqual(expect.arrayContaining(['Explore', 'Eat']))
  })
})
