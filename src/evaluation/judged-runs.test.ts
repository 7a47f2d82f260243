import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { packagePath } from '../core/package-root.ts'
import { conditionOf } from '../experiment/matrix/condition.ts'
import { designExperiment } from '../experiment/matrix/design-experiment.ts'
import { ExperimentFolder } from '../experiment/matrix/experiment-folder.ts'
import { episodesOf, runIdOf } from '../experiment/matrix/experiment-spec.ts'
import { findTasks } from '../experiment/matrix/find-tasks.ts'
import { playedEpisode, record } from '../experiment/matrix/testing.ts'
import { Catalogue } from '../plugin/catalogue.ts'
import { writeRun } from '../view/testing.ts'
import { pairsOf } from './duels.ts'
import { runsIn } from './judged-runs.ts'

const root = mkdtempSync(join(tmpdir(), 'causalmace-teams-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const catalogue = new Catalogue()
const sources = findTasks([packagePath('benchmarks', 'demo', 'pavilion.yaml')], catalogue)

/** A single-seed experiment played by these planners. */
function played(below: string, id: string, ...planners: string[]): string {
  const conditions = planners.map((planner) => conditionOf({ planner }))
  const spec = designExperiment({ id, conditions, seeds: [1], sources }, catalogue, new Date(0))
  const folder = ExperimentFolder.create(join(root, below), spec, sources)
  for (const episode of episodesOf(folder.spec)) {
    const run = runIdOf(episode, 1)
    writeRun(join(folder.runs, run))
    record(folder, { ...playedEpisode({ ...episode, mixed: 0 }), run })
  }
  return folder.path
}

const teamsOf = (...paths: string[]): string[] => runsIn(paths).map(({ team }) => team)

describe('teams', () => {
  it('have their plain label where one experiment has it', () => {
    expect(teamsOf(played('one', 'only', 'causal', 'no-graph')).sort()).toEqual(['causal', 'no-graph'])
  })

  it('of two experiments with the same label stay two, and meet in a duel', () => {
    const paths = [played('two', 'before', 'causal'), played('two', 'after', 'causal')]
    expect(teamsOf(...paths)).toEqual(['causal (before)', 'causal (after)'])
    expect(pairsOf(runsIn(paths))).toHaveLength(1)
  })

  it('of two experiments that have the same name, too, are told apart by their paths', () => {
    const paths = [played('left', 'same', 'causal'), played('right', 'same', 'causal')]
    expect(new Set(teamsOf(...paths)).size).toBe(2)
  })

  it('are named by the experiment only where the label is shared', () => {
    const paths = [played('three', 'a', 'causal', 'no-graph'), played('three', 'b', 'causal')]
    expect(teamsOf(...paths).sort()).toEqual(['causal (a)', 'causal (b)', 'no-graph'])
  })

  it('do not double where a folder is given twice', () => {
    const path = played('four', 'once', 'causal')
    expect(teamsOf(path, `${path}/`)).toEqual(['causal'])
  })
})
