import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import { isCausalMaceError } from '../../core/errors.ts'
import { writeText } from '../../core/output/files.ts'
import { ExperimentFolder } from '../matrix/experiment-folder.ts'
import { type ExperimentSpec, episodesOf } from '../matrix/experiment-spec.ts'
import type { TaskSource } from '../matrix/find-tasks.ts'
import { provenance } from '../provenance.ts'
import { deviationsOf } from './deviations.ts'
import { experimentJournal, noteInJournal } from './experiment-journal.ts'
import { type ProtocolFile, readProtocol } from './protocol-file.ts'

/** Name of the protocol's copy in the folder of an experiment. */
const COPY = 'protocol.yaml'

/**
 * Makes the folder of a planned experiment. The protocol's copy and its line in the journal are written before any episode can be
 * played. @throws RunFolderError if the folder exists
 */
export function createProtocolFolder(
  root: string,
  file: ProtocolFile,
  { spec, sources }: { spec: ExperimentSpec; sources: readonly TaskSource[] },
): ExperimentFolder {
  const folder = ExperimentFolder.create(root, spec, sources)
  writeText(folder.file(COPY), file.text)
  noteInJournal(folder, {
    type: 'planned',
    at: spec.createdAt,
    protocol: file.sha256,
    episodes: episodesOf(spec).length,
  })
  return folder
}

/** Copies the shards' protocol and the journals' lines about playing into a merged planned experiment. */
export function joinProtocols(folder: ExperimentFolder, shards: readonly ExperimentFolder[]): void {
  const { plan } = folder.spec
  const [first] = shards
  if (plan === undefined || first === undefined) return
  if (existsSync(first.file(COPY))) copyFileSync(first.file(COPY), folder.file(COPY))
  const lines = shards.flatMap(experimentJournal)
  const planned = lines.find((line) => line.type === 'planned' && line.protocol === plan.protocol)
  if (planned?.type === 'planned')
    noteInJournal(folder, { ...planned, episodes: episodesOf(folder.spec).length })
  for (const line of lines) if (line.type === 'played') noteInJournal(folder, line)
}

/** Records in the journal of a planned experiment that its episodes are being played, and with which code. */
export function notePlaying(folder: ExperimentFolder, now: Date): void {
  if (folder.spec.plan === undefined) return
  const { git } = provenance()
  const at = now.toISOString()
  noteInJournal(folder, { type: 'played', at, commit: git?.commit ?? null, changed: git?.dirty ?? false })
}

/** Records in the journal of a planned experiment whether its results follow the protocol so far. */
export function noteHalt(folder: ExperimentFolder, now: Date): void {
  if (folder.spec.plan === undefined) return
  const deviations = deviationsIn(folder)
  const at = now.toISOString()
  noteInJournal(folder, { type: 'halted', at, followed: deviations.length === 0, deviations })
}

/** Deviations of the results in a folder from its protocol; empty if there are none, or if there is no protocol. */
export const deviationsIn = (folder: ExperimentFolder): string[] =>
  folder.spec.plan === undefined
    ? []
    : deviationsOf(folder.spec, folder.results(), {
        journal: experimentJournal(folder),
        copy: hashOfCopy(folder),
      })

function hashOfCopy(folder: ExperimentFolder): string | undefined {
  const path = folder.file(COPY)
  if (!existsSync(path)) return undefined
  try {
    return readProtocol(readFileSync(path, 'utf8'), path).sha256
  } catch (error) {
    if (isCausalMaceError(error)) return undefined
    throw error
  }
}
