import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { packagePath } from '../../core/package-root.ts'
import { DIMENSIONS, type Dimension } from '../../mcu/autoeval/dimension.ts'
import { besidePublished, type OwnRun } from './beside.ts'
import { type PublishedFigures, publishedFigures } from './figures.ts'

const figures = publishedFigures()

interface Scores extends Partial<Record<Dimension, number>> {
  readonly condition?: string
  readonly labels?: OwnRun['labels']
}

const run = (task: string, { condition = 'ours', labels = [], ...scores }: Scores): OwnRun => ({
  condition,
  task,
  seed: 1,
  labels,
  score: (dimension) => scores[dimension] ?? null,
})

const titled = (runs: readonly OwnRun[], source: string) =>
  besidePublished(figures, runs, ['ours', 'other']).filter((table) => table.source === source)

describe('the published figures', () => {
  it('hold the cells from which the printed averages of the papers are computed, in their order', () => {
    // published.yaml was copied from the papers on its own: both must have the same cells.
    const copied = parse(readFileSync(packagePath('benchmarks', 'mcu', 'published.yaml'), 'utf8')) as {
      tables: { table: string; mean?: Record<string, [number[], number]> }[]
    }
    const cellsOf = (table: string) => copied.tables.find((one) => one.table === table)?.mean ?? {}
    const published = (source: string) => figures.tables.filter((table) => table.source === source)[0]
    const fourth = published('MCU (ICML 2025), Table 4')
    const groups = ['navigation', 'tool use', 'crafting', 'mining', 'combat', 'building', 'compositional']
    const agents = ['GROOT', 'STEVE-1', 'VPT (BC)', 'VPT (RL)']
    for (const [column, agent] of agents.entries())
      for (const [index, group] of groups.entries())
        expect(fourth?.rows.slice(5 * index, 5 * index + 5).map(({ values }) => values[column])).toEqual(
          cellsOf('MCU (2025), Table 4')[`${agent}, ${group}`]?.[0],
        )
    const fifth = published('MCU (2024), Table 5')
    expect(fifth?.rows.map(({ values }) => values[1])).toEqual(
      cellsOf('MCU (2024), Table 5')['progress, hard']?.[0],
    )
    expect(published('MCU (2024), Table 4')?.rows.map(({ values }) => values[3])).toEqual(
      cellsOf('MCU (2024), Table 4')['GROOT']?.[0],
    )
  })

  it('lie between nothing and a perfect run', () => {
    for (const { rows, highest } of figures.tables)
      for (const row of rows)
        for (const value of row.values) expect(value).toBeLessThanOrEqual(row.highest ?? highest)
  })

  it('name each task of a table once', () => {
    for (const { rows } of figures.tables) {
      const names = rows.flatMap(({ match }) => match)
      expect(new Set(names).size).toBe(names.length)
    }
  })
})

describe('ours beside published figures', () => {
  it('stand in the row of the same task, however its name is written, in per cent', () => {
    const runs = ['mine-iron-ore', 'Craft to cake'].map((task) => run(task, { 'Task Progress': 0.5 }))
    const [table] = titled(runs, 'MCU (ICML 2025), Table 4')
    expect(table?.agents).toEqual(['GROOT', 'STEVE-1', 'VPT (BC)', 'VPT (RL)'])
    expect(table?.rows.map(({ name, own }) => [name, own.map(({ n }) => n)])).toEqual([
      ['craft cake', [1, 0]],
      ['mine iron ore', [1, 0]],
    ])
    expect(table?.rows[1]?.published.map(Math.round)).toEqual([56, 20, 15, 5])
    expect(table?.rows[1]?.own[0]?.mean).toBe(0.5)
  })

  it('are compared only with figures of their own level', () => {
    const hard = titled([run('mcu_hard_sleep_in_bed', { 'Task Progress': 1 })], 'MCU (ICML 2025), Table 5')
    expect(hard.map(({ what, level }) => [what, level])).toEqual([['Task Progress', 'hard']])
    expect(hard[0]?.rows[0]?.published).toEqual([50])
    expect(
      titled([run('mcu_hard_sleep_in_bed', { 'Task Progress': 1 })], 'MCU (ICML 2025), Table 4'),
    ).toEqual([])
  })

  it('have other dimensions only where a judge has rated them', () => {
    const rated = run('mcu_simple_carve_pumpkin', { 'Task Progress': 1, 'Action Control': 0.4 })
    const tables = titled([rated], 'MCU (ICML 2025), Table 5')
    expect(tables.map(({ what }) => what)).toEqual(['Task Progress', 'Action Control'])
    expect(tables[1]?.rows[0]?.own[0]?.mean).toBe(0.4)
  })

  it('are joined by category where tasks keep the category of their folder', () => {
    const labels = [{ system: 'AgentBeats', value: 'mining_and_collecting' }]
    const runs = ['a', 'b'].map((task, index) => run(task, { labels, 'Task Progress': index }))
    const [table] = titled(runs, 'AgentBeats, Minecraft leaderboard')
    expect(table?.rows).toMatchObject([{ name: 'mining_and_collecting', tasks: 2 }])
    expect(table?.rows[0]?.own[0]?.mean).toBe(0.5)
    // 11 of 90 points.
    expect(table?.rows[0]?.published[0]).toBeCloseTo(12.22, 2)
  })

  it('of a whole suite stand beside rows of dimensions, for tasks of its level', () => {
    const labels = [
      { system: 'MCU-Turbo', value: 'Crafting' },
      { system: 'level', value: 'simple' },
    ]
    const scores = Object.fromEntries(DIMENSIONS.map((name) => [name, 0.5]))
    const runs = [run('anything', { labels, ...scores })]
    const [table] = titled(runs, 'MCU (ICML 2025), Table 10')
    expect(table?.rows.map(({ name }) => name)).toEqual(DIMENSIONS)
    expect(titled(runs, 'MCU (ICML 2025), Table 11')).toEqual([])
  })

  it('are nowhere where no task is the same', () => {
    const none: PublishedFigures = figures
    expect(besidePublished(none, [run('build_a_hut', { 'Task Progress': 1 })], ['ours'])).toEqual([])
  })
})
