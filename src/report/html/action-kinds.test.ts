import { expect, it } from 'vitest'
import { z } from 'zod'
import { done } from '../../task/action.ts'
import { builtInActions } from '../../task/actions/built-in.ts'
import { defineAction } from '../../task/actions/define-action.ts'
import { ActionVocabulary } from '../../task/actions/vocabulary.ts'
import { kindOf } from './action-kinds.ts'

it('the legend puts an action of a plug-in where its role belongs, and an unknown one under other', () => {
  const ferment = defineAction({
    name: 'Ferment',
    signature: 'Ferment()',
    summary: 'Ferment something.',
    role: 'makes',
    tooEarly: 'refused',
    args: z.strictObject({}),
    run: async () => done({}),
  })
  const actions = new ActionVocabulary([...builtInActions.specs, ferment])
  expect(kindOf('Ferment', actions)).toBe('craft')
  expect(kindOf('PlaceBlock', actions)).toBe('place')
  expect(kindOf('Ferment', builtInActions)).toBe('other')
})
