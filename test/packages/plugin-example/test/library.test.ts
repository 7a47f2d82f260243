import assert from 'node:assert/strict'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { it } from 'node:test'
import {
  conditionOf,
  designExperiment,
  ExperimentFolder,
  findTasks,
  loadCatalogue,
  runExperiment,
} from 'causalmace'
import { steady } from '../src/model.ts'

it('the plug-in plays an experiment through the library, with a model that is an object', async () => {
  const catalogue = await loadCatalogue(['./src/index.ts'])
  const sources = findTasks(['tasks'], catalogue)
  const conditions = [conditionOf({ planner: 'backwards', assignment: 'longest', model: 'mine' })]
  const mine = { ...steady(catalogue), id: 'mine' }
  const design = { id: 'library', conditions, seeds: [1], sources, models: { mine } }
  const spec = designExperiment(design, catalogue, new Date(0))
  const folder = ExperimentFolder.create(mkdtempSync(join(tmpdir(), 'library-')), spec, sources)
  assert.equal(await runExperiment({ folder, jobs: 1, catalogue, models: { mine } }), 'finished')
  assert.deepEqual(
    folder.results().map(({ outcome }) => outcome),
    ['success'],
  )
})
