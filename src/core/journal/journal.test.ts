import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { JournalError } from '../errors.ts'
import { eventsOf, type GameEvent } from './events.ts'
import { EventLog } from './log.ts'
import { eventsIn, readJournal } from './reader.ts'
import { JournalWriter } from './writer.ts'

let folder = ''
const file = () => join(folder, 'journal.jsonl')
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const joined: GameEvent = {
  t: 0,
  type: 'agent.joined',
  data: { agent: 'alice', position: { x: 1, y: 2, z: 3 } },
}
const left: GameEvent = { t: 50, type: 'agent.left', data: { agent: 'alice', reason: 'kicked' } }
const changed: GameEvent = {
  t: 100,
  type: 'block.changed',
  data: { position: { x: 0, y: 0, z: 0 }, from: 'air', to: 'oak_log[axis=y]' },
}

function write(events: readonly GameEvent[], wallClock = () => 0): void {
  const writer = new JournalWriter(file(), wallClock)
  for (const event of events) writer.append(event)
  writer.close()
}

const linesOf = (): string[] => readFileSync(file(), 'utf8').split('\n')

/** The journal of three events with one line replaced. */
function corrupt(line: number, text: string): void {
  write([joined, left, changed])
  const lines = linesOf()
  lines[line - 1] = text
  writeFileSync(file(), lines.join('\n'))
}

describe('a journal', () => {
  it('returns the written events, numbered from 0 and with their wall time', () => {
    let wall = 1000
    write([joined, left, changed], () => wall++)
    const { events, torn } = readJournal(file())
    expect(torn).toBe(false)
    expect(events).toEqual([
      { ...joined, seq: 0, wall: 1000 },
      { ...left, seq: 1, wall: 1001 },
      { ...changed, seq: 2, wall: 1002 },
    ])
  })

  it('keeps any text in its data on one line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (reason) => {
        rmSync(file(), { force: true })
        write([{ t: 0, type: 'agent.left', data: { agent: 'alice', reason } }])
        expect(linesOf()).toHaveLength(2)
        expect(eventsOf(readJournal(file()).events, 'agent.left')[0]?.data.reason).toBe(reason)
      }),
      { seed: 3, numRuns: 50 },
    )
  })

  it('contains each event as soon as append returns, and none after it was closed', () => {
    const writer = new JournalWriter(file(), () => 0)
    writer.append(joined)
    expect(readJournal(file()).events).toHaveLength(1)
    writer.close()
    writer.append(left)
    writer.close()
    expect(readJournal(file()).events).toHaveLength(1)
  })

  it('can be read event by event, for any length of lines', () => {
    const long = { ...left, data: { ...left.data, reason: 'é'.repeat(100_000) } }
    write([joined, long, changed, long])
    expect([...eventsIn(file())]).toEqual(readJournal(file()).events)
    expect(eventsOf([...eventsIn(file())], 'agent.left').map(({ data }) => data.reason.length)).toEqual([
      100_000, 100_000,
    ])
  })

  it('is never overwritten', () => {
    writeFileSync(file(), 'precious')
    expect(() => new JournalWriter(file(), () => 0)).toThrow('EEXIST')
    expect(readFileSync(file(), 'utf8')).toBe('precious')
  })

  it('loses only the last line if it was cut off there, and says so', () => {
    write([joined, left])
    const whole = readFileSync(file(), 'utf8')
    const firstLine = whole.indexOf('\n') + 1
    for (let end = firstLine + 1; end < whole.length; end++) {
      writeFileSync(file(), whole.slice(0, end))
      const { events, torn } = readJournal(file())
      expect([events.length, torn]).toEqual([1, true])
    }
  })

  it('reports the line that is not JSON', () => {
    corrupt(2, '{"seq": 1, "t"')
    expect(() => readJournal(file())).toThrow(JournalError)
    expect(() => readJournal(file())).toThrow(`${file()}:2: not JSON: {"seq": 1, "t"`)
  })

  it('reports an empty line in the middle', () => {
    corrupt(2, '')
    expect(() => readJournal(file())).toThrow(`${file()}:2: not JSON`)
  })

  it('reports the line that is JSON but not an event', () => {
    corrupt(3, '{"seq": "three"}')
    expect(() => readJournal(file())).toThrow(`${file()}:3: not an event`)
  })

  it.each(['agent.sneezed', 'constructor', 'toString', '__proto__'])(
    'of a newer version is refused by the name of the event it does not know: %s',
    (type) => {
      corrupt(1, JSON.stringify({ seq: 0, t: 0, type, data: {}, wall: 0 }))
      expect(() => readJournal(file())).toThrow(JournalError)
      expect(() => readJournal(file())).toThrow(`${file()}:1: unknown event type "${type}"`)
    },
  )

  it('reports the field of an event that has the wrong shape', () => {
    writeFileSync(
      file(),
      `${JSON.stringify({ seq: 0, ...joined, wall: 0 })}
${JSON.stringify({ seq: 1, t: 0, type: 'agent.left', data: { agent: 'alice' }, wall: 0 })}
`,
    )
    expect(() => readJournal(file())).toThrow(/:2: event "agent.left" has the wrong shape: .*reason/s)
  })

  it('is refused without a complete event', () => {
    writeFileSync(file(), '{"seq":0')
    expect(() => readJournal(file())).toThrow('holds no complete event')
  })

  it('is refused with the reason if the file does not exist', () => {
    expect(() => readJournal(file())).toThrow(JournalError)
    expect(() => readJournal(file())).toThrow('ENOENT')
  })
})

describe('the event log', () => {
  it('passes each event on at once, with whole milliseconds of game time', () => {
    let now = 10.4
    const passedOn: GameEvent[] = []
    const clock = {
      now: () => now,
      sleep: async () => undefined,
      hold: <T>(work: () => Promise<T>) => work(),
    }
    const log = new EventLog(clock, (event) => passedOn.push(event))
    log.emit('agent.left', { agent: 'alice', reason: 'kicked' })
    now = 60.6
    log.emit('episode.finished', { outcome: 'limit', reason: 'late' })
    expect(passedOn.map(({ t, type }) => [t, type])).toEqual([
      [10, 'agent.left'],
      [61, 'episode.finished'],
    ])
  })

  it('forwards only later events to a new listener', () => {
    const clock = { now: () => 0, sleep: async () => undefined, hold: <T>(work: () => Promise<T>) => work() }
    const log = new EventLog(clock)
    const heard: string[] = []
    log.emit('agent.left', { agent: 'alice', reason: 'kicked' })
    log.watch(({ type }) => heard.push(type))
    log.emit('episode.finished', { outcome: 'limit', reason: 'late' })
    expect(heard).toEqual(['episode.finished'])
  })

  it('returns the events of one kind in order', () => {
    const events = [joined, left, changed, { ...left, t: 70 }]
    expect(eventsOf(events, 'agent.left').map(({ t }) => t)).toEqual([50, 70])
  })
})
