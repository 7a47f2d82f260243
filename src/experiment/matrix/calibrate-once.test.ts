import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { ModelError } from '../../core/errors.ts'
import { openAllowance } from '../../model/allowance/open-allowance.ts'
import { Catalogue } from '../../plugin/catalogue.ts'
import type { Answerer } from '../../question/answerer.ts'
import { createSimulated } from '../../scenario/testing.ts'
import { CalibrateOnce, handIn } from './calibrate-once.ts'
import { DEFAULT_SETTING, parseCondition } from './condition.ts'
import { designExperiment } from './design-experiment.ts'
import { ordersFor } from './episode-orders.ts'
import { ExperimentFolder } from './experiment-folder.ts'
import { findTasks } from './find-tasks.ts'

const catalogue = new Catalogue()
const root = mkdtempSync(join(tmpdir(), 'causalmace-calibrate-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const signal = new AbortController().signal

/** A model that counts its questions and fails the first few. */
function counting(failures = 0) {
  const model = createSimulated('perfect')
  const counts = { asked: 0 }
  const answerer: Answerer = {
    id: 'mine',
    answer(ask, options) {
      if (counts.asked++ < failures) throw new ModelError('Not now.')
      return model.answer(ask, options)
    },
  }
  return { counts, answerer }
}

const allowance = openAllowance({})

let made = 0
/** An experiment of two planners with this model, and the request for each planner's episode. */
function experiment(answerer: Answerer) {
  const conditions = ['causal', 'no-graph'].map((text) =>
    parseCondition(text, { ...DEFAULT_SETTING, model: 'mine' }),
  )
  const sources = findTasks(['villager-mini'], catalogue).slice(0, 1)
  const design = { id: `x${++made}`, conditions, sources, seeds: [1], models: { mine: answerer } }
  const folder = ExperimentFolder.create(root, designExperiment(design, catalogue, new Date(0)), sources)
  const orders = ordersFor({ folder, catalogue, models: { mine: answerer }, hasBudget: false })
  const [task = ''] = folder.spec.tasks.map(({ id }) => id)
  const [causal, noGraph] = conditions.map(({ id }) =>
    orders({ condition: id, task, seed: 1, epoch: 1 }, 'r'),
  )
  if (causal === undefined || noGraph === undefined) throw new TypeError('There are two conditions.')
  return { folder, causal, noGraph }
}

describe('the calibrations of an experiment', () => {
  it('are made once for all episodes, and kept for a resumed experiment', async () => {
    const { counts, answerer } = counting()
    const { folder, causal } = experiment(answerer)
    const once = new CalibrateOnce({ folder, catalogue, signal, allowance })
    const [one, other] = await Promise.all([once.for(causal, answerer), once.for(causal, answerer)])
    expect(other).toEqual(one)
    expect(one.calibration).toMatchObject({ model: 'mine', verdict: 'abstain', calls: counts.asked })
    const { asked } = counts
    const later = new CalibrateOnce({ folder, catalogue, signal, allowance })
    expect(await later.for(causal, answerer)).toEqual(one)
    expect(counts.asked).toBe(asked)
  })

  it('are not made for planners that need none', async () => {
    const { counts, answerer } = counting()
    const { folder, noGraph } = experiment(answerer)
    const once = new CalibrateOnce({ folder, catalogue, signal, allowance })
    expect(await once.for(noGraph, answerer)).toEqual({})
    expect(counts.asked).toBe(0)
  })

  it('are not made if a sheet was provided, which costs nothing', async () => {
    const { answerer } = counting()
    const first = experiment(answerer)
    const asked = new CalibrateOnce({ folder: first.folder, catalogue, signal, allowance })
    const { calibration } = await asked.for(first.causal, answerer)
    const { counts, answerer: unasked } = counting()
    const { folder, causal, noGraph } = experiment(unasked)
    handIn(folder, calibration === undefined ? [] : [calibration])
    const once = new CalibrateOnce({ folder, catalogue, signal, allowance })
    expect(await once.for(causal, unasked)).toEqual({ calibration })
    expect(await once.for(noGraph, unasked)).toEqual({})
    expect(counts.asked).toBe(0)
  })

  it('are left to the episode where the model fails, and tried again for the next', async () => {
    const { answerer } = counting(1)
    const { folder, causal } = experiment(answerer)
    const once = new CalibrateOnce({ folder, catalogue, signal, allowance })
    expect(await once.for(causal, answerer)).toEqual({})
    expect((await once.for(causal, answerer)).calibration?.verdict).toBe('abstain')
  })
})
