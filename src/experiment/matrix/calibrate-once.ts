import { existsSync, readFileSync, renameSync } from 'node:fs'
import { z } from 'zod'
import { writeText } from '../../core/output/files.ts'
import type { Allowance } from '../../model/allowance/allowance.ts'
import type { LanguageModel } from '../../model/language-model.ts'
import { type Calibration, calibrationSchema } from '../../planner/causal/calibration/calibration.ts'
import type { Catalogue } from '../../plugin/catalogue.ts'
import type { Answerer } from '../../question/answerer.ts'
import { calibrationFor } from '../calibrations.ts'
import type { EpisodeOrder } from '../pool/messages.ts'
import type { ExperimentFolder } from './experiment-folder.ts'

const FILE = 'calibrations.json'

const keptSchema = z.object({
  /** The planner that asked; missing for a provided sheet, which applies to all planners. */
  planner: z.string().optional(),
  /** The model's id in conditions. */
  model: z.string(),
  calibration: calibrationSchema,
  /** Number of waves of questions; missing for a provided sheet and in older folders. */
  waves: z.int().optional(),
})
export type KeptCalibration = z.infer<typeof keptSchema>

/** The sheets of an experiment: each planner calibrates each model once, for any number of processes. */
export class CalibrateOnce {
  readonly #folder: ExperimentFolder
  readonly #catalogue: Catalogue
  readonly #signal: AbortSignal
  readonly #allowance: Allowance
  readonly #kept: KeptCalibration[]
  readonly #asking = new Map<string, Promise<{ calibration?: Calibration }>>()

  constructor(options: {
    folder: ExperimentFolder
    catalogue: Catalogue
    signal: AbortSignal
    allowance: Allowance
  }) {
    this.#folder = options.folder
    this.#catalogue = options.catalogue
    this.#signal = options.signal
    this.#allowance = options.allowance
    this.#kept = keptCalibrations(options.folder)
  }

  /** @param foreign the model, if the runner provides it as an object */
  async for(
    { request: { planner, model, seed }, model: settings }: EpisodeOrder,
    foreign?: LanguageModel | Answerer,
  ): Promise<{ calibration?: Calibration }> {
    const known = this.#kept.find((kept) => (kept.planner ?? planner) === planner && kept.model === model)
    if (known !== undefined)
      return this.#catalogue.planner(planner).calibrate === undefined
        ? {}
        : { calibration: known.calibration }
    const key = JSON.stringify([planner, model])
    const asking =
      this.#asking.get(key) ?? this.#ask(planner, { ...settings, model: foreign ?? model, seed }, model)
    this.#asking.set(key, asking)
    const found = await asking
    // A retry may succeed.
    this.#asking.delete(key)
    return found
  }

  async #ask(
    id: string,
    {
      transcripts: _,
      ...settings
    }: EpisodeOrder['model'] & { model: string | LanguageModel | Answerer; seed: number },
    model: string,
  ): Promise<{ calibration?: Calibration }> {
    const { answerer } = this.#catalogue.answerer({
      ...settings,
      allowances: [this.#allowance],
      wallClock: Date.now,
    })
    const { calibration, waves } = await calibrationFor(this.#catalogue.planner(id), answerer, this.#signal)
    if (calibration === undefined) return {}
    this.#keep({ planner: id, model, calibration, ...(waves === undefined ? {} : { waves }) })
    return { calibration }
  }

  #keep(kept: KeptCalibration): void {
    this.#kept.push(kept)
    writeKept(this.#folder, this.#kept)
  }
}

/** Writes sheets to the folder of an experiment that has not begun, so that no calibration is made. */
export const handIn = (folder: ExperimentFolder, sheets: readonly Calibration[]): void => {
  if (sheets.length > 0)
    writeKept(
      folder,
      sheets.map((calibration) => ({ model: calibration.model, calibration })),
    )
}

function writeKept(folder: ExperimentFolder, kept: readonly KeptCalibration[]): void {
  const file = folder.file(FILE)
  writeText(`${file}.part`, `${JSON.stringify(kept, null, 2)}\n`)
  renameSync(`${file}.part`, file)
}

/** The sheets in the folder of an experiment. */
export function keptCalibrations(folder: ExperimentFolder): KeptCalibration[] {
  const file = folder.file(FILE)
  return existsSync(file) ? z.array(keptSchema).parse(JSON.parse(readFileSync(file, 'utf8'))) : []
}
