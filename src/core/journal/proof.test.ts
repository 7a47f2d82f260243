import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { JournalError } from '../errors.ts'
import type { GameEvent } from './events.ts'
import { JournalFollower } from './follower.ts'
import { type JournalEnd, readJournal, readSoundPart } from './reader.ts'
import type { JournalSeal } from './seal.ts'
import { JournalWriter } from './writer.ts'

let folder = ''
const file = () => join(folder, 'journal.jsonl')
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'proof-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const cell = (x: number, to: string): GameEvent => ({
  t: 50 * x,
  type: 'block.changed',
  data: { position: { x, y: 0, z: 0 }, from: 'air', to },
})
const course: GameEvent[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((x) => cell(x, x % 2 === 0 ? 'stone' : 'oak_log[axis=y]')),
  { t: 500, type: 'episode.finished', data: { outcome: 'success', reason: 'all é done' } },
]

function write(events: readonly GameEvent[] = course, wallClock = () => 0): JournalSeal {
  rmSync(file(), { force: true })
  const writer = new JournalWriter(file(), wallClock)
  for (const event of events) writer.append(event)
  writer.close()
  return writer.seal
}

const lines = (): string[] => readFileSync(file(), 'utf8').split('\n').slice(0, -1)
const rewrite = (changed: readonly string[]) =>
  writeFileSync(file(), changed.map((line) => `${line}\n`).join(''))

/** The result of reading the journal: its proof, or the damaged place. */
function outcome(
  seal?: JournalSeal,
): JournalEnd['proof'] | [line: number | undefined, offset: number | undefined] {
  try {
    return readJournal(file(), { seal }).proof
  } catch (error) {
    if (!(error instanceof JournalError) || error.damage === undefined) throw error
    return [error.damage.line, error.damage.offset]
  }
}

describe('a journal that proves itself', () => {
  it('has the same checksums for the same events', () => {
    let wall = 1000
    const first = write(course, () => wall++)
    const withoutWall = () => readFileSync(file(), 'utf8').replaceAll(/,"wall":\d+}\n/g, '}\n')
    const before = withoutWall()
    expect(write(course, () => wall++ * 3)).toEqual(first)
    expect(withoutWall()).toBe(before)
    expect(write([cell(1, 'dirt'), ...course.slice(1)])).not.toEqual(first)
  })

  it('reports itself undamaged if it is', () => {
    const seal = write()
    expect([outcome(seal), outcome()]).toEqual(['sealed', 'sealed'])
    write(course.slice(0, 4))
    expect(outcome()).toBe('chained')
  })

  it('names the first line and byte where a line was dropped, copied or swapped', () => {
    const seal = write()
    const whole = lines()
    const offsetOf = (line: number) => whole.slice(0, line - 1).join('\n').length + 1
    rewrite(whole.toSpliced(3, 1))
    expect(outcome(seal)).toEqual([4, offsetOf(4)])
    expect(() => readJournal(file())).toThrow('lines are missing before it')
    rewrite(whole.toSpliced(3, 0, whole[1] as string))
    expect(outcome(seal)).toEqual([4, offsetOf(4)])
    expect(() => readJournal(file())).toThrow('is a copy or out of place')
    const swapped = whole.with(3, whole[4] as string).with(4, whole[3] as string)
    rewrite(swapped)
    expect(outcome(seal)).toEqual([4, offsetOf(4)])
  })

  it('notices lines that are missing at the end, by its seal or by the end that its run is known to have had', () => {
    const seal = write()
    rewrite(lines().slice(0, 5))
    expect(outcome(seal)).toEqual([6, readFileSync(file()).length])
    expect(() => readJournal(file(), { seal })).toThrow('4 lines are missing')
    expect(() => readJournal(file(), { ended: true })).toThrow('without the end of its run')
    expect(outcome()).toBe('chained')
  })

  it('is not mistaken for another sound journal', () => {
    const seal = write()
    write([cell(1, 'dirt'), ...course.slice(1)])
    expect(() => readJournal(file(), { seal })).toThrow('is not the one that its results were computed from')
  })

  it('notices every bit that is flipped, the wall time aside', () => {
    const seal = write()
    const sound = readFileSync(file())
    const isWall = (offset: number) => {
      const end = sound.indexOf(10, offset)
      return offset > sound.subarray(0, end).lastIndexOf('"wall":') + 6 && offset < end - 1
    }
    fc.assert(
      fc.property(fc.nat(sound.length - 1), fc.nat(7), (offset, bit) => {
        const bytes = Buffer.from(sound)
        bytes[offset] = (bytes[offset] as number) ^ (1 << bit)
        writeFileSync(file(), bytes)
        if (!isWall(offset)) expect(outcome(seal)).toBeInstanceOf(Array)
      }),
      { seed: 5, numRuns: 400 },
    )
  })

  it('can be read up to its first bad line', () => {
    write()
    rewrite(lines().toSpliced(3, 1))
    const { events, proof, damage } = readSoundPart(file())
    expect([events.length, proof]).toEqual([3, 'damaged'])
    expect(damage).toMatchObject({
      line: 4,
      lost: '3 lines before it can be used, 5 lines from here on cannot',
    })
  })

  it('is followed as it grows, up to its first bad line', () => {
    const seal = write()
    const whole = lines()
    const growing = new JournalFollower(file())
    expect(growing.take(whole.slice(0, 2))).toHaveLength(2)
    expect(growing.take(whole.slice(2))).toHaveLength(whole.length - 2)
    growing.end(seal)
    expect(growing.damage).toBeUndefined()
    const broken = new JournalFollower(file())
    expect(broken.take(whole.slice(0, 2))).toHaveLength(2)
    expect(broken.take(whole.slice(3))).toEqual([])
    expect(broken.damage).toMatchObject({
      line: 3,
      lost: '2 lines before it can be used, 6 lines from here on cannot',
    })
    const short = new JournalFollower(file())
    short.take(whole.slice(0, -1))
    short.end(seal)
    expect(short.damage).toMatchObject({ line: whole.length, lost: '1 line is missing' })
  })

  it('continues where its process was killed', () => {
    const seal = write()
    const whole = readFileSync(file(), 'utf8')
    write(course.slice(0, -1))
    const begun = readJournal(file())
    const writer = new JournalWriter(file(), () => 0, begun.seal)
    writer.append(course.at(-1) as GameEvent)
    writer.close()
    expect([writer.seal, readFileSync(file(), 'utf8')]).toEqual([seal, whole])
  })
})

describe('a journal from before there were checksums', () => {
  const old = () => {
    write()
    rewrite(lines().map((line) => line.replace(/,"sum":"[0-9a-f]+"/, '')))
  }

  it('is read, and called unproven', () => {
    old()
    const { events, proof, seal } = readJournal(file())
    expect([events.length, proof, seal]).toEqual([
      course.length,
      'unproven',
      { lines: course.length, sum: null },
    ])
  })

  it('shows by the numbers of its lines that some are missing', () => {
    old()
    rewrite(lines().toSpliced(2, 2))
    expect(outcome()).toEqual([3, lines().slice(0, 2).join('\n').length + 1])
  })

  it('is not accepted as a journal that has lost its first checksum', () => {
    write()
    const whole = lines()
    rewrite(whole.with(0, (whole[0] as string).replace('"sum"', '"sun"')))
    expect(() => readJournal(file())).toThrow('it has a checksum, which the lines before it lack')
    const task = { id: 'hut' }
    const options = {
      seed: 1,
      clock: 'fast',
      server: 'x',
      planner: 'x',
      model: 'x',
      assignment: 'x',
    } as const
    write([{ t: 0, type: 'run.started', data: { schema: 2, task, agents: [], options } }])
    rewrite(lines().map((line) => line.replace('"sum"', '"sun"')))
    expect(() => readJournal(file())).toThrow('it has no checksum')
  })
})
