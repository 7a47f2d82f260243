import { describe, expect, it } from 'vitest'
import { replaySection } from './replay-section.ts'

describe('the replay in a report', () => {
  it('says why there is none, or why it ends early, where the recording is broken', () => {
    const replay = { data: 'abc', script: '', style: '' }
    const trouble = 'This is not a line of a recording: {'
    expect(replaySection({})).toBeUndefined()
    expect(String(replaySection({ trouble }))).toContain(`and there is no replay: ${trouble}`)
    expect(String(replaySection({ trouble, replay }))).toContain(`to its end: ${trouble}`)
    expect(String(replaySection({ replay }))).not.toContain('cannot be read')
  })
})
