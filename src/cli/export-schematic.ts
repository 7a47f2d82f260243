import { dirname, join } from 'node:path'
import { UsageError } from '../core/errors.ts'
import { eventsOf } from '../core/journal/events.ts'
import { makeFolder } from '../core/make-folder.ts'
import { writeBytes } from '../core/output/files.ts'
import { boundingBox } from '../core/position.ts'
import { RunFolder } from '../experiment/run-folder.ts'
import { dataVersionOf } from '../game/data/data-version.ts'
import type { Catalogue } from '../plugin/catalogue.ts'
import { blocksInBox } from '../recording/blocks-in-box.ts'
import { openRecording } from '../recording/file.ts'
import { Playback } from '../recording/playback.ts'
import { toLitematic, toSchem } from '../report/schematics/formats.ts'
import { taskFromJournal } from '../task/resolve-task.ts'

const WRITERS = { schem: toSchem, litematic: toLitematic } as const
export type SchematicFormat = keyof typeof WRITERS

/** The path of a schematic: the given file, or one named after the format in the given folder; otherwise one in the run folder. */
export const schematicPath = (
  run: string,
  format: SchematicFormat,
  { file, folder = run }: { file?: string | undefined; folder?: string | undefined },
): string => file ?? join(folder, `built.${format}`)

/**
 * Writes the blocks in the box of a construction's blueprint at the end of a run.
 * @throws UsageError if the run was not a construction
 */
export function exportSchematic(
  path: string,
  { format, out, catalogue }: { format: SchematicFormat; out: string; catalogue: Catalogue },
): void {
  const run = RunFolder.open(path)
  const [started] = eventsOf(run.journal().events, 'run.started')
  const task = taskFromJournal(started?.data.task, catalogue.scenarios)
  const box = boundingBox(task.blueprint.map(({ position }) => position))
  if (box === undefined)
    throw new UsageError(`${path} built nothing: its task has no blueprint.`, {
      hint: `--${format} writes what a construction has built.`,
    })
  const built = blocksInBox(new Playback(openRecording(run.file('recording'))), box)
  const text = { name: task.id, author: 'CausalMACE', dataVersion: dataVersionOf(task.gameVersion) ?? 0 }
  makeFolder(dirname(out))
  writeBytes(out, WRITERS[format](built, text))
}
