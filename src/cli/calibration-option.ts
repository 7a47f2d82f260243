import { existsSync, readFileSync } from 'node:fs'
import { Option } from 'commander'
import { InvalidFileError, UsageError } from '../core/errors.ts'
import { type Calibration, calibrationSchema } from '../planner/causal/calibration/calibration.ts'

export const calibrationOption = (): Option =>
  new Option(
    '--calibration <file>',
    'what `causalmace calibrate --out` has found out about the model, instead of asking again; once for each model',
  ).argParser((file: string, files: string[] = []) => [...files, file])

/**
 * The sheets of `--calibration`.
 * @param models that they can be of
 * @throws InvalidFileError when a file holds none; UsageError when it is of another model.
 */
export function calibrationsIn(files: readonly string[] = [], models: readonly string[]): Calibration[] {
  return files.map((file) => {
    const parsed = calibrationSchema.safeParse(existsSync(file) ? contentOf(file) : undefined)
    if (!parsed.success) {
      throw new InvalidFileError(
        file,
        [{ path: '', message: 'is no calibration' }],
        'Write one with `causalmace calibrate --out FILE`.',
      )
    }
    if (models.includes(parsed.data.model)) return parsed.data
    throw new UsageError(`${file} is of ${parsed.data.model}, not of ${models.join(' or ')}.`, {
      hint: 'Calibrate each model by itself.',
    })
  })
}

/** The sheet of `--calibration` for a single plan or run, as a part of what it is told. */
export function calibrationIn(
  files: readonly string[] | undefined,
  model: string,
): { calibration?: Calibration } {
  const [calibration] = calibrationsIn(files, [model])
  return calibration === undefined ? {} : { calibration }
}

function contentOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
