import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { packagePath } from '../../src/core/package-root.ts'
import { habitsIn } from './habits.ts'
import { textsOf } from './texts.ts'

const examples = z
  .array(z.object({ was: z.string(), better: z.string() }))
  .parse(parse(readFileSync(packagePath('test', 'prose', 'examples.yaml'), 'utf8')))

it('flags sentences that had to be rewritten, and not what they became', () => {
  expect(examples.filter(({ was }) => habitsIn(was).length === 0).map(({ was }) => was)).toEqual([])
  expect(examples.filter(({ better }) => habitsIn(better).length > 0).map(({ better }) => better)).toEqual([])
})

it('reads comments, strings, titles and paragraphs with their lines', () => {
  const code = [
    '// One line that goes',
    '// over two of them.',
    "const a = 'short one'",
    ['const b = `a text with ', '{a} inside it` /* a comment behind the code */'].join('$'),
    "it('has a title of words', () => {})",
  ].join('\n')
  expect(textsOf('a.ts', code).map(({ line, kind, text }) => [line, kind, text])).toEqual([
    [1, 'comment', 'One line that goes over two of them.'],
    [4, 'comment', 'a comment behind the code'],
    [4, 'string', 'a text with {} inside it'],
    [5, 'title', 'has a title of words'],
  ])
  const page = [
    '# A page with some words',
    '',
    '```',
    'code that nobody reads here',
    '```',
    '| one cell of a table | `x` |',
  ].join('\n')
  expect(textsOf('a.md', page).map(({ line, text }) => [line, text])).toEqual([
    [1, '# A page with some words'],
    [6, 'one cell of a table'],
  ])
})
