import { expect, it } from 'vitest'
import { z } from 'zod'
import { done } from '../../task/action.ts'
import { builtInActions } from '../../task/actions/built-in.ts'
import { defineAction } from '../../task/actions/define-action.ts'
import { ActionVocabulary } from '../../task/actions/vocabulary.ts'
import { kindOf } from './action-kinds.ts'

it('the legend puts an action of a plug-in where its role belongs, and an unknown one under other', () => {
  const brew = defineAction({
    name: 'Brew',
    signature: 'Brew()',
    summary: 'Brew a potion.',
    role: 'makes',
    tooEarly: 'refused',
    args: z.strictObject({}),
    run: async () => done({}),
  })
  const actions = new ActionVocabulary([...builtInActions.specs, brew])
  expect(kindOf('Brew', actions)).toBe('craft')
  expect(kindOf('PlaceBlock', actions)).toBe('place')
  expect(kindOf('Brew', builtInActions)).toBe('other')
})
