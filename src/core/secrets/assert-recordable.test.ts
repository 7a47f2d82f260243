import { expect, it } from 'vitest'
import { assertRecordable } from './assert-recordable.ts'
import { keepSecret } from './secrets.ts'

keepSecret('lmstudio9', 'OPENAI_API_KEY')

it('refuses a name that a key is a part of, without saying the key', () => {
  expect(() => assertRecordable('lmstudio9-community/Llama', 'the name of the model')).toThrow(
    /part of the name of the model/,
  )
  expect(() => assertRecordable('lmstudio9-community/Llama', 'the name of the model')).not.toThrow(
    /lmstudio9/,
  )
})

it('takes other names', () => {
  expect(() => assertRecordable('Llama', 'the name of the model')).not.toThrow()
})
