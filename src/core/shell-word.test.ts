import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { shellWord } from './shell-word.ts'

describe('a word of a command line', () => {
  it.each(['experiments/night', 'my night', "it's", '$HOME', 'a;b', '', '*', '"', '\\', '-x', 'ä\nb'])(
    'is read by a shell as it was: %j',
    (text) => {
      expect(execFileSync('sh', ['-c', `printf %s ${shellWord(text)}`]).toString()).toBe(text)
    },
  )

  it('is left alone where nothing in it is special', () => {
    expect(shellWord('experiments/night.shard-1-of-8')).toBe('experiments/night.shard-1-of-8')
  })
})
