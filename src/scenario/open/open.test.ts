import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../core/journal/events.ts'
import { folded } from '../../core/journal/fold.ts'
import { openMeasureFold } from './completion.ts'
import { decidableOn } from './decidable.ts'
import { scoreOf } from './score-fold.ts'
import { openFile, readOpen } from './testing.ts'

describe('an open goal', () => {
  const brewed = { kind: 'brewed', of: 'strength', count: 1 }
  const traded = {
    kind: 'and',
    of: [
      { kind: 'mined', of: 'dirt', count: 2 },
      { kind: 'traded', of: 'emerald' },
    ],
  }

  it.each([brewed, traded])('of deeds is decided by the embedded world alone: %o', (success) => {
    const { open } = readOpen(openFile([], success))
    expect(decidableOn('embedded', open)).toEqual({ ok: true })
    expect(decidableOn('127.0.0.1:25565', open)).toMatchObject({
      ok: false,
      why: expect.stringContaining('only the embedded world counts'),
    })
  })

  it('of statistics is decided on every server', () => {
    const { open } = readOpen(openFile([], { kind: 'mined', of: 'dirt', count: 2 }))
    expect(decidableOn('127.0.0.1:25565', open)).toEqual({ ok: true })
  })
})

describe('a file of an open task', () => {
  const issues = (setup: string[]) => {
    try {
      readOpen(openFile(setup, { kind: 'slept' }))
      return ''
    } catch (error) {
      return (error as Error).message
    }
  }

  it('is refused where the set-up has an unknown name or cannot be read', () => {
    expect(issues(['give @s raw_beef 3'])).toContain('there is no item "raw_beef"')
    expect(issues(['setblock ~1 ~ ~ oak_plank'])).toContain('did you mean "oak_planks"?')
    expect(issues(['time set dusk'])).toContain('no time')
    expect(issues(['tell @s hello'])).toContain('no set-up command')
    expect(issues(['give @s stone 4000'])).toContain('no count')
    expect(issues(Array.from({ length: 37 }, () => 'give @s stone 64'))).toContain('37 slots')
  })

  it('says what was reached, and when, from the journal alone', () => {
    const { open } = readOpen(openFile([], { kind: 'mined', of: 'dirt', count: 2 }))
    const events: GameEvent[] = [
      { t: 0, type: 'setup.done', data: { commands: [] } },
      {
        t: 700,
        type: 'statistics.changed',
        data: { agent: 'Alice', counters: [{ category: 'mined', name: 'dirt', value: 2 }] },
      },
    ]
    expect(scoreOf(open, events).success).toEqual({ done: true, score: 1, doneAt: 700 })
    expect(scoreOf(open, events.slice(0, 1)).success?.done).toBe(false)
  })

  it('is measured in whole per cent, although a third of a goal is none: else its run would count as a crash', () => {
    const dug = (of: string) => ({ kind: 'mined', of, count: 1 })
    const task = readOpen(openFile([], { kind: 'and', of: ['dirt', 'sand', 'stone'].map(dug) }))
    const events: GameEvent[] = [
      { t: 0, type: 'setup.done', data: { commands: [] } },
      {
        t: 700,
        type: 'statistics.changed',
        data: { agent: 'Alice', counters: [{ category: 'mined', name: 'dirt', value: 1 }] },
      },
    ]
    expect(folded(openMeasureFold(task, 3), events).completion).toMatchObject({
      value: 1 / 3,
      done: 33,
      of: 100,
    })
  })
})
