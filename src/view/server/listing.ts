import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { labelsOf } from '../../experiment/matrix/condition.ts'
import { ExperimentFolder } from '../../experiment/matrix/experiment-folder.ts'
import { withoutFence } from '../../experiment/matrix/experiment-spec.ts'
import { RunFolder } from '../../experiment/run-folder.ts'
import { runRecordSchema } from '../../experiment/run-record.ts'
import type { Scorecard } from '../../judger/metrics/scorecard.ts'
import type { RunList, RunSummary } from '../run-list.ts'

/** Runs by the names used in addresses: nothing else can be opened. */
export interface Listing {
  list: RunList
  folders: ReadonlyMap<string, RunFolder>
}

/** The runs of a folder: one run, an experiment, or a folder of both. There may not be any yet. */
export function listRuns(path: string): Listing {
  const found = sourcesOf(path)
  const folders = new Map(found.map(({ key, folder }) => [key, folder]))
  const experiment = ExperimentFolder.isOne(path) ? ExperimentFolder.open(path) : undefined
  return {
    folders,
    list: {
      title: experiment?.spec.title ?? basename(path.replace(/\/+$/, '')),
      isExperiment: experiment !== undefined,
      runs: found.map(({ key, folder, condition }) => summaryOf(key, folder, condition)),
    },
  }
}

interface Source {
  key: string
  folder: RunFolder
  condition: string
}

function sourcesOf(path: string): Source[] {
  if (isRun(path)) {
    const folder = RunFolder.open(path)
    return [{ key: folder.id, folder, condition: '' }]
  }
  if (ExperimentFolder.isOne(path)) return runsOfExperiment(path, '')
  return placesIn(path).flatMap((inner) =>
    isRun(inner) ? sourcesOf(inner) : runsOfExperiment(inner, `${basename(inner)}:`),
  )
}

/** The runs and experiments in a folder, or the folder itself. */
export function placesIn(path: string): string[] {
  const isPlace = (inner: string): boolean => isRun(inner) || ExperimentFolder.isOne(inner)
  if (isPlace(path)) return [path]
  if (!existsSync(path) || !statSync(path).isDirectory()) return []
  return readdirSync(path)
    .sort()
    .map((name) => join(path, name))
    .filter(isPlace)
}

const isRun = (path: string): boolean =>
  existsSync(join(path, 'journal.jsonl')) && existsSync(join(path, 'run.json'))

function runsOfExperiment(path: string, prefix: string): Source[] {
  const experiment = ExperimentFolder.open(path)
  const labels = labelsOf(experiment.spec.conditions)
  // Taken from the folders' names, which results.jsonl cannot contradict.
  const conditionOf = (run: string): string => {
    const episode = withoutFence(run).replace(/\.try\d+$/, '')
    const [id] = [...labels.keys()]
      .filter((one) => episode.endsWith(`.${one}`))
      .sort((a, b) => b.length - a.length)
    return id === undefined ? '' : (labels.get(id) ?? id)
  }
  return experiment
    .runIds()
    .sort()
    .filter((run) => isRun(join(experiment.runs, run)))
    .map((run) => ({
      key: `${prefix}${run}`,
      folder: RunFolder.open(join(experiment.runs, run)),
      condition: conditionOf(run),
    }))
}

function summaryOf(key: string, folder: RunFolder, condition: string): RunSummary {
  const record = runRecordSchema.safeParse(folder.content('run')).data
  const document = folder.document('scorecard')
  const card = ('value' in document ? document.value : undefined) as Scorecard | undefined
  return {
    key,
    task: record?.task ?? card?.task ?? '',
    condition,
    seed: record?.options.seed ?? null,
    agents: record?.options.agents.length ?? card?.agents.length ?? 0,
    outcome:
      card?.outcome ??
      (document.state === 'damaged' ? 'damaged' : record?.status === 'running' ? 'running' : 'interrupted'),
    reason:
      document.state === 'damaged' ? `scorecard.json is damaged: ${document.what}` : (card?.reason ?? ''),
    completion: card?.completionRate?.value ?? null,
    seconds: card?.time.elapsed ?? null,
    refused: card?.agents.reduce((sum, { refusedActions }) => sum + refusedActions, 0) ?? null,
    tokens: card === undefined ? null : card.model.inputTokens + card.model.outputTokens,
    startedAt: record?.startedAt ?? '',
  }
}
