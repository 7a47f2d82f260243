import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { packedRequests } from '../testing.ts'
import { TranscriptTail } from './transcript-tail.ts'

let folder = ''
let path = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'transcript-tail-'))
  path = join(folder, 'transcript.jsonl.gz')
})
afterEach(() => rmSync(folder, { recursive: true }))

const members = packedRequests([
  { prompt: 'What now?', reply: 'I place stone.' },
  { prompt: 'And now?', reply: 'No JSON\u001b[31m.', fault: 'it is no JSON' },
  { prompt: 'What now?', reply: 'I wait.' },
])
const seqs = (tail: TranscriptTail): number[] => tail.read().map(({ seq }) => seq)

describe('the tail of a transcript', () => {
  it('tells each request once, as the file grows', () => {
    const tail = new TranscriptTail(path)
    expect(seqs(tail)).toEqual([])
    writeFileSync(path, members[0]!)
    expect(seqs(tail)).toEqual([0])
    expect(seqs(tail)).toEqual([])
    appendFileSync(path, Buffer.concat(members.slice(1)))
    expect(seqs(tail)).toEqual([1, 2])
  })

  it('waits for the rest of a request that is being written, wherever it was cut', () => {
    const last = members[1]!
    for (let cut = 1; cut < last.length; cut += 7) {
      writeFileSync(path, Buffer.concat([members[0]!, last.subarray(0, cut)]))
      const tail = new TranscriptTail(path)
      const before = seqs(tail)
      expect(before[0]).toBe(0)
      appendFileSync(path, Buffer.concat([last.subarray(cut), members[2]!]))
      expect([...before, ...seqs(tail)]).toEqual([0, 1, 2])
    }
  })

  it('loads the messages of one of them, without terminal control sequences', () => {
    writeFileSync(path, Buffer.concat(members))
    const tail = new TranscriptTail(path)
    expect(tail.textsOf(1)).toEqual({
      messages: [{ role: 'user', text: 'And now?', images: 0 }],
      reply: 'No JSON[31m.',
      fault: 'model_reply: it is no JSON',
    })
    expect(tail.textsOf(2)?.messages[0]?.text).toBe('What now?')
    expect(tail.textsOf(3)).toBeUndefined()
  })

  it('refuses what is no transcript', () => {
    writeFileSync(path, readFileSync(import.meta.filename))
    expect(() => new TranscriptTail(path).read()).toThrow()
  })
})
