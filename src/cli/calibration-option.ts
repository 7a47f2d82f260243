import { existsSync, readFileSync } from 'node:fs'
import { Option } from 'commander'
import { InvalidFileError, UsageError } from '../core/errors.ts'
import { type Calibration, calibrationSchema } from '../planner/causal/calibration/calibration.ts'

export const calibrationOption = (): Option =>
  new Option(
    '--calibration <file>',
    'what `causalmace calibrate --out` has found out about the model, instead of asking again',
  )

/**
 * The sheet of `--calibration`.
 * @throws InvalidFileError when the file holds none; UsageError when it is of another model.
 */
export function calibrationIn(file: string | undefined, model: string): { calibration?: Calibration } {
  if (file === undefined) return {}
  const parsed = calibrationSchema.safeParse(existsSync(file) ? contentOf(file) : undefined)
  if (!parsed.success) {
    throw new InvalidFileError(
      file,
      [{ path: '', message: 'is no calibration' }],
      'Write one with `causalmace calibrate --out FILE`.',
    )
  }
  if (parsed.data.model === model) return { calibration: parsed.data }
  throw new UsageError(`${file} is of ${parsed.data.model}, not of ${model}.`, {
    hint: 'Calibrate each model by itself.',
  })
}

function contentOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
