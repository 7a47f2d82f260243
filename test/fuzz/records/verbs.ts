import { join } from 'node:path'
import { isCausalMaceError } from '../../../src/core/errors.ts'
import { ExperimentFolder } from '../../../src/experiment/matrix/experiment-folder.ts'
import { exportRows } from '../../../src/experiment/matrix/export-results.ts'
import { joinExperiments } from '../../../src/experiment/matrix/join-experiments.ts'
import { mergeExperiments } from '../../../src/experiment/matrix/merge-experiments.ts'
import { rescoreExperiment } from '../../../src/experiment/matrix/rescore-experiment.ts'
import { RunFolder } from '../../../src/experiment/run-folder.ts'
import { scoreEvents } from '../../../src/judger/metrics/scorecard.ts'
import { readTranscript } from '../../../src/model/transcript/read-transcript.ts'
import type { Catalogue } from '../../../src/plugin/catalogue.ts'
import { openRecording } from '../../../src/recording/file.ts'
import { experimentText } from '../../../src/report/experiment-text.ts'
import { EVERYTHING } from '../../../src/report/table/table.ts'
import { writeReport } from '../../../src/report/write-report.ts'
import { RunFollower } from '../../../src/view/server/follow-run.ts'
import { listRuns } from '../../../src/view/server/listing.ts'

/** The output of a verb about a folder, and whether it reports a fault. */
export interface Shown {
  numbers: string
  isSaid: boolean
}

interface Place {
  experiment: string
  run: string
  /** Folder for what verbs write. */
  scratch: string
  catalogue: Catalogue
}

/** Reads records as the verbs of the command line do. Those that write come last. */
export const VERBS: Readonly<Record<string, (place: Place) => Shown | Promise<Shown>>> = {
  report: ({ experiment, catalogue }) => tablesOf([ExperimentFolder.examine(experiment)], catalogue),
  compare({ experiment, catalogue }) {
    const folder = ExperimentFolder.examine(experiment)
    return tablesOf([folder, folder], catalogue)
  },
  export({ experiment }) {
    const folder = ExperimentFolder.examine(experiment)
    const rows = exportRows(folder.spec, folder.results())
    return { numbers: JSON.stringify(rows), isSaid: folder.damages.length > 0 }
  },
  async merge({ experiment, scratch, catalogue }) {
    const shard = ExperimentFolder.examine(experiment)
    const { folder } = await mergeExperiments([shard], scratch, 'merged')
    return { ...tablesOf([folder], catalogue), isSaid: shard.damages.length > 0 }
  },
  'score a run': ({ run, catalogue }) => {
    const { events } = RunFolder.open(run).journal()
    return { numbers: JSON.stringify(scoreEvents(events, catalogue)), isSaid: false }
  },
  'replay a run': ({ run }) => ({
    numbers: JSON.stringify(
      RunFolder.open(run)
        .journal()
        .events.map(({ t, type, data }) => ({ t, type, data })),
    ),
    isSaid: false,
  }),
  'view a run'({ run, catalogue, experiment }) {
    const follower = new RunFollower(RunFolder.open(run), { scoring: catalogue, now: () => 0 })
    const { runs } = listRuns(experiment).list
    const said = [...follower.messages].some(
      (message) => message.kind === 'incident' && /damaged|cannot be read/.test(message.what),
    )
    const damages = RunFolder.open(run).damages()
    return {
      numbers: JSON.stringify([follower.messages, runs]),
      isSaid: said || damages.length > 0 || runs.some(({ outcome }) => outcome === 'damaged'),
    }
  },
  'transcript of a run': ({ run }) => ({
    numbers: JSON.stringify(readTranscript(join(run, 'transcript.jsonl.gz'), RunFolder.open(run).requests)),
    isSaid: false,
  }),
  'film a run': ({ run }) => {
    const { head, lines, bytes } = openRecording(join(run, 'recording.jsonl'))
    const content = lines.map((line, index) => [line, Buffer.from(bytes(index)).toString('base64')])
    return { numbers: JSON.stringify([head, content]), isSaid: RunFolder.open(run).damages().length > 0 }
  },
  'report of a run'({ run, catalogue }) {
    const folder = RunFolder.open(run)
    writeReport(folder, catalogue)
    return { numbers: JSON.stringify(folder.content('run')), isSaid: folder.damages().length > 0 }
  },
  async rescore({ experiment, catalogue }) {
    const { damages } = await rescoreExperiment(ExperimentFolder.open(experiment), catalogue)
    const again = tablesOf([ExperimentFolder.examine(experiment)], catalogue)
    return { ...again, isSaid: again.isSaid || damages.length > 0 }
  },
}

function tablesOf(folders: readonly ExperimentFolder[], catalogue: Catalogue): Shown {
  const { spec, results } = joinExperiments(folders)
  return {
    numbers: experimentText(spec, results, catalogue, { layout: EVERYTHING }),
    isSaid: folders.some(({ damages }) => damages.length > 0),
  }
}

/** A verb that refuses with an error for users has said what is wrong. @throws any other error, which is a fault of ours */
export async function show(verb: string, place: Place): Promise<Shown | 'refused'> {
  try {
    return await (VERBS[verb] as (typeof VERBS)[string])(place)
  } catch (error) {
    if (isCausalMaceError(error)) return 'refused'
    throw error
  }
}
