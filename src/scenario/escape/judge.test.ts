import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { timerSleep } from '../../core/clock.ts'
import type { Position } from '../../core/position.ts'
import { parseBlock } from '../../game/block.ts'
import type { Watch } from '../../judger/scenarios/scenario-judge.ts'
import { asEscape, parseTask } from '../testing.ts'
import { escapeJudge } from './judge.ts'

const PLATE = { x: 1, y: 0, z: 3 }
const task = (more: string) =>
  asEscape(
    parseTask(
      `schema: 1
id: two-rooms
scenario: escape
title: Two rooms
goal: Get out.
arena: { min: [0, 0, 0], max: [20, 5, 9], spawn: [1, 0, 1] }
escape:
  rooms:
    - { id: one, min: [0, 0, 0], max: [5, 2, 5] }
    - { id: out, min: [7, 0, 0], max: [12, 2, 5] }
  start: one
  exit: out
  mechanisms:
    - { id: plate, at: [1, 0, 3], block: oak_pressure_plate }
  gates:
    - { id: gate, between: [one, out], cells: [{ block: iron_bars, at: [6, 0, 2] }], opened_by: [plate]${more} }
`,
      'two-rooms.yaml',
    ),
  )

/** A judge at work on a world that only takes commands. */
function watched(more: string) {
  const commands: string[] = []
  const events: string[] = []
  const feet: Position = { x: 1, y: 0, z: 1 }
  let see = (_change: { position: Position; from: object; to: object }) => {}
  const watch = {
    server: {
      onBlockChanged: (listener: typeof see) => {
        see = listener
        return () => {}
      },
      command: async (line: string) => commands.push(line),
    },
    clock: { now: () => Date.now(), sleep: timerSleep },
    log: { emit: (type: string) => events.push(type) },
    positionOf: () => feet,
    itemsOf: () => [],
    agents: ['Alice'],
    signal: new AbortController().signal,
  } as unknown as Watch
  const stop = escapeJudge(task(more)).watch(watch)
  const press = (powered: boolean) => {
    const to = parseBlock(`oak_pressure_plate[powered=${powered}]`) ?? {}
    see({ position: PLATE, from: {}, to })
  }
  return { commands, events, feet, press, stop }
}

describe('the judge of an escape', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('keeps gates open unless the task says that they close', async () => {
    const { events, press, stop } = watched('')
    press(true)
    press(false)
    await vi.advanceTimersByTimeAsync(1_000_000)
    expect(events).toEqual(['gate.opened', 'room.done'])
    stop()
  })

  it('closes a gate after its time, and opens it again', async () => {
    const { commands, events, press, stop } = watched(', closes_after: 300')
    press(true)
    press(false)
    await vi.advanceTimersByTimeAsync(299_000)
    expect(commands).toEqual(['setblock 6 0 2 air'])
    await vi.advanceTimersByTimeAsync(2_000)
    expect(commands).toEqual(['setblock 6 0 2 air', 'setblock 6 0 2 iron_bars'])
    press(true)
    expect(events).toEqual(['gate.opened', 'room.done', 'gate.closed', 'gate.opened'])
    stop()
  })

  it('keeps a gate open as long as its mechanisms are held', async () => {
    const { events, press, stop } = watched(', closes_after: 300')
    press(true)
    await vi.advanceTimersByTimeAsync(599_000)
    press(false)
    expect(events).not.toContain('gate.closed')
    await vi.advanceTimersByTimeAsync(302_000)
    expect(events).toContain('gate.closed')
    stop()
  })

  it('closes no gate on an agent that stands in it', async () => {
    const { events, feet, press, stop } = watched(', closes_after: 300')
    press(true)
    press(false)
    Object.assign(feet, { x: 6, y: 0, z: 2 })
    await vi.advanceTimersByTimeAsync(310_000)
    expect(events).not.toContain('gate.closed')
    Object.assign(feet, { x: 8 })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(events).toContain('gate.closed')
    stop()
  })
})
