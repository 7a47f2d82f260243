import { expect, it } from 'vitest'
import { json, text, translate } from '../fields.ts'
import { inEnglish } from '../language.ts'
import { textNbt } from './text.ts'

it('parts of a translation without style are bare strings, in JSON and in NBT', () => {
  const said = translate('commands.time.set', 6000)
  expect(json(said)).toBe('{"translate":"commands.time.set","with":["6000"]}')
  expect(textNbt(json(said)).value['with']).toEqual({
    type: 'list',
    value: { type: 'string', value: ['6000'] },
  })
})

it('parts beside a styled one are compounds in NBT, whose lists have one type', () => {
  const said = translate('chat.type.text', text('Alice', { color: 'red' }), 'hello')
  expect(textNbt(json(said)).value['with']).toMatchObject({
    type: 'list',
    value: { type: 'compound', value: [{}, { text: { type: 'string', value: 'hello' } }] },
  })
})

it('bare parts are read in English like others', () => {
  const language = { greeting: '%s says %2$s' }
  expect(inEnglish(language, translate('greeting', 'Alice', text('hello')))).toBe('Alice says hello')
})
