import { expect, it } from 'vitest'
import { z } from 'zod'
import { builtinScenarios } from '../../scenario/builtin.ts'
import { done } from '../../task/action.ts'
import { builtInActions } from '../../task/actions/built-in.ts'
import { defineAction } from '../../task/actions/define-action.ts'
import { itemName } from '../../task/actions/fields.ts'
import { placeBlock } from '../../task/actions/place-block.ts'
import { ActionVocabulary } from '../../task/actions/vocabulary.ts'
import { cell, construction } from '../../task/testing.ts'
import { subtask } from '../testing.ts'
import { trueDependencies } from './causes-of.ts'

it('true dependencies include those of a custom action', () => {
  const ferment = defineAction({
    name: 'Ferment',
    signature: 'Ferment(item)',
    summary: 'Ferment something.',
    role: 'makes',
    tooEarly: 'refused',
    args: z.strictObject({ item: itemName }),
    run: async ({ item }) => done({ item }),
    effects: ({ item }) => [
      { kind: 'station', anyOf: ['brewing_stand'], rule: 'table-before-craft' },
      { kind: 'consume', item: 'glass_bottle', count: 1, rule: 'ingredients-before-craft' },
      { kind: 'produce', item, count: 1 },
    ],
  })
  const actions = new ActionVocabulary([...builtInActions.specs, ferment])
  const task = construction([cell('stone', 0, 0, 0)])
  const plan = [
    subtask(1, [{ name: 'Craft', args: { item: 'glass_bottle', amount: 3 } }]),
    subtask(2, [placeBlock.call({ item: 'brewing_stand', pos: [3, 0, 3] })]),
    subtask(3, [ferment.call({ item: 'potion' })]),
    subtask(4, [{ name: 'Handover', args: { item: 'potion', agent: 'bob' } }]),
  ]
  const edges = trueDependencies(task, plan, { scenarios: builtinScenarios, actions }).map(
    ({ from, to, rules }) => `${from}→${to} ${rules}`,
  )
  expect(edges).toEqual(['1→3 ingredients-before-craft', '2→3 table-before-craft', '3→4 have-before-place'])
})
