import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { DEFAULT_SETTING, parseCondition } from '../../src/experiment/matrix/condition.ts'
import { designExperiment } from '../../src/experiment/matrix/design-experiment.ts'
import { episodesOf } from '../../src/experiment/matrix/experiment-spec.ts'
import { findTasks } from '../../src/experiment/matrix/find-tasks.ts'
import { playedEpisode } from '../../src/experiment/matrix/testing.ts'
import { Catalogue } from '../../src/plugin/catalogue.ts'
import { experimentBlocks } from '../../src/report/experiment-text.ts'
import { paperFigures } from '../../src/report/paper/figures.ts'
import { paperFolder } from '../../src/report/paper/paper-folder.ts'
import { printBlocks, tablesIn } from '../../src/report/table/table.ts'
import { compile, latex, tooWide } from './latex.ts'

const folder = mkdtempSync(join(tmpdir(), 'causalmace-paper-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const catalogue = new Catalogue()
const names = [
  'causal',
  'react',
  'villageragent:faithful',
  'causal,assign=random,model=simulated:strong,agents=4',
  'self-consistency,model=openai:a-model-with-a-long-name',
  'villageragent:fixed,model=openai:a-model-with-a-long-name,agents=6',
]
const spec = designExperiment(
  {
    id: 'paper',
    kind: 'comparison',
    conditions: names.map((text) => parseCondition(text, DEFAULT_SETTING)),
    sources: findTasks(['villager-mini', 'mcu-standard'], catalogue).slice(0, 24),
    seeds: [1, 2, 3],
  },
  catalogue,
  new Date(0),
)
const results = episodesOf(spec).map((key, index) =>
  playedEpisode({
    ...key,
    completionRate: (index % 7) / 6,
    outcome: index % 7 === 6 ? 'success' : 'task_failure',
    reason: `block_${index % 5} at {1, 2} is missing & nobody has 100 % of #${index % 3} \\ ~`,
    calls: 10 + (index % 9),
    time: { elapsed: 20 + index, union: 10, sum: 30, max: 12 },
    efficiency: { elapsed: 300 / (20 + index), union: 1, sum: 1, max: 1 },
    refusals: { too_far: 1, missing_item: 2, no_such_block: 1, not_reachable: 4, container_busy: 1 },
  }),
)
const tables = tablesIn(experimentBlocks(spec, results, catalogue, { all: true }))
const files = paperFolder({ spec, tables, figures: paperFigures(spec, results, catalogue), deviations: [] })
for (const { path, content } of files) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), content)
}

describe('the folder of a paper', () => {
  it('has every table that the terminal shows, and each figure as SVG and PDF', () => {
    const paths = files.map(({ path }) => path)
    expect(tables.length).toBeGreaterThan(8)
    for (const { id } of tables) expect(paths).toContain(`tables/${id}.tex`)
    const figures = paths.filter((path) => path.startsWith('figures/'))
    expect(figures.filter((path) => path.endsWith('.pdf')).length).toBe(figures.length / 2)
    expect(new Set(paths).size).toBe(paths.length)
    const main = readFileSync(join(folder, 'main.tex'), 'utf8')
    for (const [, input] of main.matchAll(/\\input\{(tables[^}]+)\}/g))
      expect(paths).toContain(`${input}.tex`)
    expect(main).toContain('tables/versions')
  })

  it('has tables of which none is wider than 80 columns in a terminal', () => {
    const text = printBlocks(experimentBlocks(spec, results, catalogue, { all: true }), {
      width: 80,
      all: true,
    })
    for (const line of text.split('\n')) expect([...line].length).toBeLessThanOrEqual(80)
  })

  it('has PDF whose table says where its objects begin', () => {
    const pdf = readFileSync(join(folder, 'figures/forest-completion.pdf'), 'latin1')
    const start = Number(/startxref\n(\d+)/.exec(pdf)?.[1])
    expect(pdf.slice(start, start + 4)).toBe('xref')
    const offsets = [...pdf.slice(start).matchAll(/^(\d{10}) 00000 n /gm)].map(([, offset]) => Number(offset))
    expect(offsets).toHaveLength(5)
    for (const [index, offset] of offsets.entries())
      expect(pdf.slice(offset, offset + 8)).toContain(`${index + 1} 0 obj`)
    const [, length = '', stream = ''] = /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(pdf) ?? []
    expect(stream.length).toBe(Number(length))
    expect(stream).toMatch(/\(causal .*\x96 react /)
  })

  it.skipIf(latex === undefined)('compiles without errors, and no box is more than 5 pt too wide', () => {
    const numbers = readFileSync(join(folder, 'numbers.tex'), 'utf8')
    const [, name] = /cm@interval@(summary[^}]*)/.exec(numbers) ?? []
    const use = `Causal solved \\result{${name}} \\interval{${name}}.\\end{document}`
    const main = readFileSync(join(folder, 'main.tex'), 'utf8').replace('\\end{document}', () => use)
    writeFileSync(join(folder, 'main.tex'), main)
    const log = compile(folder)
    expect(tooWide(log)).toEqual([])
    expect(log).not.toContain('undefined references')
    expect(log).not.toContain('Float too large')
    for (const { content } of files) expect(String(content)).not.toMatch(/U\+[0-9A-F]{2,}/)
  })
})
