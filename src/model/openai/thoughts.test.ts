import { describe, expect, it } from 'vitest'
import { splitThoughts } from './thoughts.ts'

const ANSWER = '{"status": "done"}'
const MAYBE = 'Is it {"status": "failed"}? No.'

describe('thoughts in the text of a reply', () => {
  it.each([
    ['DeepSeek and Qwen', `<think>${MAYBE}</think>\n${ANSWER}`],
    ['an opening tag in the prompt', `${MAYBE}</think>${ANSWER}`],
    ['a longer tag', `<thinking>${MAYBE}</thinking>${ANSWER}`],
    ['thought', ` <thought>${MAYBE}</thought>${ANSWER}`],
    ['Seed', `<seed:think>${MAYBE}</seed:think>${ANSWER}`],
    ['Magistral', `[THINK]${MAYBE}[/THINK]${ANSWER}`],
    ['Kimi', `◁think▷${MAYBE}◁/think▷${ANSWER}`],
    [
      'Harmony channels',
      `<|channel|>analysis<|message|>${MAYBE}<|end|><|start|>assistant<|channel|>final<|message|>${ANSWER}<|return|>`,
    ],
    [
      'Harmony with a constraint',
      `<|channel|>analysis<|message|>${MAYBE}<|end|><|start|>assistant<|channel|>final <|constrain|>json<|message|>${ANSWER}`,
    ],
    ['Harmony without its signs', `analysis${MAYBE}assistantfinal${ANSWER}`],
  ])('are apart from the answer: %s', (_server, content) => {
    const { text, thoughts } = splitThoughts(content)
    expect(text.trim()).toBe(ANSWER)
    expect(thoughts).toBe(MAYBE)
  })

  it.each([
    ['a tag', `<thinking>${MAYBE}`],
    ['a channel', `<|channel|>analysis<|message|>${MAYBE}`],
  ])('leave no answer where they do not end: %s', (_form, content) => {
    expect(splitThoughts(content)).toEqual({ text: '', thoughts: MAYBE })
  })

  it.each([
    ['no marks', ANSWER],
    ['marks in a value', '{"say": "I write </think> on a sign"}'],
    ['a word that begins alike', 'analysis of the field: wheat'],
    ['fenced JSON with a mark in it', '```json\n{"say": "</thinking>"}\n```'],
  ])('are not seen where there are none: %s', (_form, content) => {
    expect(splitThoughts(content)).toEqual({ text: content, thoughts: '' })
  })
})
