import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTING, parseCondition } from '../experiment/matrix/condition.ts'
import { designExperiment } from '../experiment/matrix/design-experiment.ts'
import { episodesOf } from '../experiment/matrix/experiment-spec.ts'
import { findTasks } from '../experiment/matrix/find-tasks.ts'
import { playedEpisode } from '../experiment/matrix/testing.ts'
import { Catalogue } from '../plugin/catalogue.ts'
import { experimentBlocks, experimentText } from './experiment-text.ts'
import { renderExperimentReport } from './html/experiment/experiment-report.ts'
import { toJunit } from './junit.ts'
import { paperFigures } from './paper/figures.ts'
import { toSvg } from './paper/svg.ts'
import { toLatex } from './table/latex.ts'
import { toMarkdown } from './table/markdown.ts'
import { tablesIn } from './table/table.ts'

const catalogue = new Catalogue()
const conditions = ['causal', 'react', 'no-graph'].map((text) =>
  parseCondition(text, { ...DEFAULT_SETTING, model: 'simulated:strong' }),
)
const spec = designExperiment(
  {
    id: 'x',
    kind: 'comparison',
    conditions,
    sources: findTasks(['villager-mini/villager-cooking-cake-00'], catalogue),
    seeds: [1, 2, 3],
  },
  catalogue,
  new Date(0),
)
const results = episodesOf(spec).map((key) =>
  playedEpisode({ ...key, completionRate: key.condition.startsWith('causal') ? 1 : 0.5, calls: key.seed }),
)

describe('a condition that is not applicable', () => {
  it.each([false, true])(
    'has no rate and no contrast at the terminal, but its reason (all tables: %s)',
    (all) => {
      const text = experimentText(spec, results, catalogue, { layout: { width: 200, all } })
      expect(text).toContain('not applicable: react to any task: react makes no plan')
      const rows = text.split('\n').filter((line) => /│ (causal − )?react /.test(line))
      expect(rows.length).toBeGreaterThan(1)
      for (const row of rows) {
        expect(row).toMatch(/not applicable |^│ react[ │–0]+$/)
        expect(row).not.toMatch(/\d\.\d/)
      }
      expect(text).toMatch(/causal − no-graph|no-graph +│/)
    },
  )

  it('has none on the page, in Markdown, LaTeX and figures, and is skipped in JUnit', () => {
    const page = renderExperimentReport({ spec, results, catalogue })
    expect(page).toContain('<section id="not-applicable">')
    expect(page).toMatch(/causal − react<td class="n">0<td colspan="5">not applicable: react makes no plan/)
    const tables = tablesIn(experimentBlocks(spec, results, catalogue, { all: true }))
    const markdown = tables.map(toMarkdown).join('\n')
    expect(markdown).toContain('| react | 0 | not applicable | – |')
    expect(markdown).toContain('| causal − react | completion rate (%) | 0 | – | not applicable | – |')
    expect(tables.map(toLatex).join('\n')).toContain('react & 0 & not applicable')
    for (const { drawing } of paperFigures(spec, results, catalogue))
      expect(toSvg(drawing)).not.toContain('react')
    const junit = toJunit(spec, results)
    expect(junit).toMatch(/name="react" tests="3" failures="0" errors="0" skipped="3"/)
    expect(junit).toContain('<skipped message="not applicable: react makes no plan')
  })
})
