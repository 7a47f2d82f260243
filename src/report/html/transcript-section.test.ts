import { describe, expect, it } from 'vitest'
import type { TimedRequest } from '../../model/transcript/call-times.ts'
import { transcriptSection } from './transcript-section.ts'

const request = (seq: number, changes: Partial<TimedRequest> = {}): TimedRequest => ({
  seq,
  model: 'openai:tiny',
  kind: 'act',
  agent: 'Alice',
  seed: 1,
  sample: 0,
  prompt: 'p',
  messages: [
    { role: 'system', text: 'You are Alice.', images: 0 },
    { role: 'user', text: `It is turn ${seq}.`, images: 0 },
  ],
  reply: `{"action":"Wait","turn":${seq}}`,
  usage: { inputTokens: 100, outputTokens: 10 },
  wall: 0,
  ...changes,
})

const section = (...requests: TimedRequest[]) =>
  transcriptSection(requests, [], { run: 'runs/x', hasReplay: false })?.text ?? ''

describe('the transcript in a report', () => {
  it('is missing where nothing was asked', () => {
    expect(section()).toBe('')
  })

  it('shows each message once, and refers to it afterwards', () => {
    const text = section(request(0), request(1))
    expect(text.match(/You are Alice\./g)).toHaveLength(1)
    expect(text).toContain('as in <a href="#request-0">request 0</a>')
    expect(text).toContain('It is turn 1.')
  })

  it('shows any reply of a model as plain text', () => {
    const text = section(request(0, { reply: '<script>alert(1)</script>\u001b[31m' }))
    expect(text).not.toContain('<script>')
    expect(text).not.toContain('\u001b')
  })

  it('keeps what failed where there is too much for a page, and says what is missing', () => {
    const long = Array.from({ length: 60 }, (_, seq) => request(seq, { reply: 'x'.repeat(10_000) }))
    const fault = { code: 'model_reply', message: 'no JSON' }
    const text = section(...long, request(60, { fault }))
    expect(text).toContain('id="request-60"')
    expect(text).toContain('61 requests, 1 of them without a reply that could be used.')
    expect(text).toMatch(/\d+ more are in the file: <code>causalmace transcript runs\/x/)
    expect(text.length).toBeLessThan(400_000)
  })
})
