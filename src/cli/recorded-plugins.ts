import type { Command } from 'commander'
import { ExperimentFolder } from '../experiment/matrix/experiment-folder.ts'
import { RunFolder } from '../experiment/run-folder.ts'
import { runRecordSchema } from '../experiment/run-record.ts'
import type { Catalogue } from '../plugin/catalogue.ts'
import { loadReferences } from '../plugin/load.ts'
import { describePlugin, type PluginReference } from '../plugin/reference.ts'
import { withPluginFlag } from './plugin-options.ts'

/** For verbs that read recordings and load the plug-ins used in them. */
export const withReadingPluginFlag = (command: Command): Command =>
  withPluginFlag(command).addHelpText(
    'after',
    '\nThe plug-ins that the folder was played with are loaded again. Their current definitions are used.',
  )

/**
 * The catalogue for reading a run, or one or more experiments. Missing or changed plug-ins are reported on stderr; they are
 * harmless if the journal holds all needed data.
 */
export async function catalogueForReading(
  paths: string | readonly string[],
  { plugin = [] }: { plugin?: readonly string[] },
): Promise<Catalogue> {
  const note = (text: string) => process.stderr.write(`note: ${text}\n`)
  const recorded = [paths].flat().flatMap(referencesIn)
  // If several folders name the same plug-in, the first entry is used.
  const distinct = recorded.filter(
    ({ name }, index) => recorded.findIndex((one) => one.name === name) === index,
  )
  const catalogue = await loadReferences(distinct, {
    given: plugin,
    acceptChanges: true,
    onMissing: ({ message }) => note(`${message} What it defines is left out.`),
  })
  for (const before of recorded) {
    const now = catalogue.references.find(({ name }) => name === before.name)
    if (now !== undefined && describePlugin(now) !== describePlugin(before))
      note(`recorded with ${describePlugin(before)}, read with ${describePlugin(now)}`)
  }
  return catalogue
}

function referencesIn(path: string): readonly PluginReference[] {
  if (ExperimentFolder.isOne(path)) return ExperimentFolder.open(path).spec.plugins
  return runRecordSchema.safeParse(RunFolder.open(path).content('run')).data?.versions.plugins ?? []
}
