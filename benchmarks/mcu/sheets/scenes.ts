import { z } from 'zod'
import { checked } from '../../../src/core/checked/checked.ts'
import type { GameVersion } from '../../../src/game/version.ts'
import { readTask } from '../../../src/mcu/meaning/read.ts'
import { composeReading } from '../../../src/mcu/molecule/compose.ts'
import type { Predicate } from '../../../src/mcu/predicate/predicate.ts'
import { predicateSchema } from '../../../src/mcu/predicate/schema.ts'
import { draftOf, type OpenDraft } from '../../../src/scenario/open/draft.ts'
import { readText, YamlFile } from '../../../src/task/yaml-file.ts'

const fileSchema = z.strictObject({
  schema: z.literal(1),
  sheets: z.array(
    z.strictObject({
      asked: z.string(),
      does: z.union([z.string(), predicateSchema]).optional(),
      more: z.array(z.string()).default([]),
    }),
  ),
})

/** A scene for a sheet: its task file, and the reader's instruction. */
export interface SheetScene {
  readonly draft: OpenDraft
  readonly asked: string
  /** What the agent does, for the key. */
  readonly does: string
}

/** The milestone that holds what was asked, where the agent does something else. */
export const ASKED = 'asked'

/** Reads the list of sheets. @throws InvalidFileError naming each line that is wrong */
export function readScenes(path: string, version: GameVersion): SheetScene[] {
  const file = new YamlFile(readText(path, ''), path)
  const parsed = checked(fileSchema, file.content())
  if (!parsed.success) throw file.errorOf(parsed.issues, 'See benchmarks/mcu/sheets/sheets.yaml.')
  return parsed.data.sheets.map(({ asked, does, more }, index) => {
    const base = draftIn(asked, version)
    const other = typeof does === 'string' ? draftIn(does, version) : undefined
    const success = (
      typeof does === 'object' ? does : (other?.open.success ?? base.open.success)
    ) as Predicate
    const setup = [...(base.open.setup ?? []), ...(other?.open.setup ?? []), ...more]
    const open: OpenDraft['open'] = {
      setup: [...new Set(setup)],
      success: success as OpenDraft['open']['success'],
      milestones: [{ id: ASKED, reached: base.open.success as never, score: 1 }],
    }
    const draft = { ...base, id: `sheet_${String(index + 1).padStart(2, '0')}`, open }
    return { draft, asked: base.goal, does: does === undefined ? asked : wordsOf(does) }
  })
}

const draftIn = (text: string, version: GameVersion): OpenDraft =>
  draftOf(composeReading(readTask(text, version)), { minecraft: version })

const wordsOf = (does: string | object): string => (typeof does === 'string' ? does : JSON.stringify(does))
