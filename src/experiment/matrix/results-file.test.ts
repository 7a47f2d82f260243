import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { packagePath } from '../../core/package-root.ts'
import { damageText } from '../../core/records/damage.ts'
import { Catalogue } from '../../plugin/catalogue.ts'
import { ExperimentFolder } from './experiment-folder.ts'
import { rescoreExperiment } from './rescore-experiment.ts'
import { readResultsFile, resultLine } from './results-file.ts'
import { playedEpisode } from './testing.ts'

const root = mkdtempSync(join(tmpdir(), 'causalmace-results-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const file = join(root, 'results.jsonl')
const seeds = [1, 2, 3, 4, 5]
const written = seeds.map((seed, index) => resultLine(playedEpisode({ seed }), index).trimEnd())
const write = (lines: readonly string[]) => writeFileSync(file, lines.map((line) => `${line}\n`).join(''))

/** The seeds of the usable lines, and the damage found in the file. */
function read(): { seeds: number[]; damages: string[] } {
  const { lines, damages } = readResultsFile(file)
  return {
    seeds: lines.map(({ attempt }) => attempt.seed),
    damages: damages.map((damage) => damageText(damage).slice(file.length)),
  }
}

describe('lines of results', () => {
  it('are all used if undamaged', () => {
    write(written)
    expect(read()).toEqual({ seeds, damages: [] })
  })

  it('are left out one by one if they were changed', () => {
    write(written.with(1, (written[1] as string).replace('"completionRate":1', '"completionRate":0')))
    expect(read()).toEqual({
      seeds: [1, 3, 4, 5],
      damages: [
        `:2: its content does not match its checksum (byte ${(written[0] as string).length + 1}); this line is left out`,
      ],
    })
  })

  it('are reported if dropped, used once if copied, and kept if swapped', () => {
    write(written.toSpliced(2, 1))
    expect(read()).toMatchObject({
      seeds: [1, 2, 4, 5],
      damages: [expect.stringContaining('1 line is missing before it')],
    })
    write(written.toSpliced(4, 0, written[0] as string))
    expect(read()).toMatchObject({
      seeds,
      damages: [expect.stringContaining(':5: a copy of the line with number 0')],
    })
    write(written.with(1, written[2] as string).with(2, written[1] as string))
    const { seeds: swapped, damages } = read()
    expect(swapped.sort()).toEqual(seeds)
    expect(damages.join('\n')).toContain('out of place')
    expect(damages.join('\n')).not.toContain('missing')
  })

  it('reveal every flipped bit', () => {
    write(written)
    const sound = readFileSync(file)
    fc.assert(
      fc.property(fc.nat(sound.length - 1), fc.nat(7), (offset, bit) => {
        const bytes = Buffer.from(sound)
        bytes[offset] = (bytes[offset] as number) ^ (1 << bit)
        writeFileSync(file, bytes)
        expect(read().damages).not.toEqual([])
      }),
      { seed: 4, numRuns: 300 },
    )
  })
})

describe('the results of an experiment from before records had checksums', () => {
  const catalogue = new Catalogue()
  let path = ''
  let number = 0
  beforeEach(() => {
    path = join(root, `old-${number++}`)
    cpSync(packagePath('test', 'records', 'old-experiment'), path, { recursive: true })
  })
  const results = () => join(path, 'results.jsonl')
  const edit = (name: string, change: (text: string) => string) =>
    writeFileSync(name, change(readFileSync(name, 'utf8')))
  const journalOf = (seed: number) =>
    join(path, 'runs', `small.seed${seed}.epoch1.villageragent-fixed_busy-rate_expert_team.try1`)

  it('are read as unproven', () => {
    const folder = ExperimentFolder.examine(path)
    expect([folder.results().length, folder.unproven, folder.damages]).toEqual([2, 2, []])
  })

  it('are measured unchanged, and their count of lines is checked from then on', async () => {
    const {
      results: again,
      changed,
      damages,
    } = await rescoreExperiment(ExperimentFolder.open(path), catalogue)
    expect([again.length, changed, damages]).toEqual([2, 0, []])
    edit(join(journalOf(1), 'journal.jsonl'), (text) => `${text.split('\n').slice(0, -3).join('\n')}\n`)
    const [damage, ...others] = ExperimentFolder.examine(path).damages
    expect(others).toEqual([])
    expect(damage).toMatchObject({ line: 55, what: 'the journal ends here, and 56 lines were written' })
  })

  it('are not averaged if they contradict the scorecard of their run, or themselves', () => {
    edit(results(), (text) => text.replace('"elapsed":1.7', '"elapsed":1.9'))
    const folder = ExperimentFolder.examine(path)
    expect(folder.results()).toHaveLength(1)
    expect(folder.damages).toMatchObject([
      { what: 'it contradicts the scorecard of its run: time', lost: 'this line is left out' },
    ])
    edit(results(), (text) => text.replace('"completionRate":1', '"completionRate":0'))
    const what = 'it contradicts itself: a success with a completion rate of 0'
    expect(ExperimentFolder.examine(path).damages).toMatchObject([{ what }])
    expect(() => ExperimentFolder.open(path).results()).toThrow(what)
  })

  it('are measured again if their runs exist, and otherwise stay unchanged', async () => {
    const before = ExperimentFolder.open(path).results()
    rmSync(journalOf(1), { recursive: true })
    edit(join(journalOf(2), 'scorecard.json'), () => '{"schema":')
    const { results: again, damages } = await rescoreExperiment(ExperimentFolder.open(path), catalogue)
    expect(again).toHaveLength(2)
    expect(again.find(({ seed }) => seed === 1)).toEqual(before.find(({ seed }) => seed === 1))
    expect(damages.map(({ lost }) => lost)).toEqual([
      'it is not scored again; its result stays as it was measured',
    ])
    expect(readFileSync(join(journalOf(2), 'scorecard.json'), 'utf8')).toContain('"outcome": "success"')
  })

  it('lose only the lines that are broken, and keep the file as it was', async () => {
    const broken = readFileSync(results(), 'utf8').replace('"condition"', '"condi')
    writeFileSync(results(), broken)
    const { results: again, damages } = await rescoreExperiment(ExperimentFolder.open(path), catalogue)
    expect([again.length, damages.length]).toEqual([1, 1])
    expect(readFileSync(join(path, 'results.damaged-1.jsonl'), 'utf8')).toBe(broken)
    expect(ExperimentFolder.examine(path).damages).toMatchObject([
      { what: expect.stringContaining('1 finished run has no line') },
    ])
  })
})
