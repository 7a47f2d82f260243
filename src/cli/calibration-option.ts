import { Option } from 'commander'
import { checked } from '../core/checked/checked.ts'
import { UsageError } from '../core/errors.ts'
import { type Calibration, calibrationSchema } from '../planner/causal/calibration/calibration.ts'
import { readText, YamlFile } from '../task/yaml-file.ts'

const HINT = 'Write a calibration with `causalmace calibrate --out FILE`.'

export const calibrationOption = (): Option =>
  new Option(
    '--calibration <file>',
    'the result of `causalmace calibrate --out` for the model, instead of asking again; once for each model',
  ).argParser((file: string, files: string[] = []) => [...files, file])

/**
 * The sheets given by `--calibration`.
 * @param models models that the sheets may belong to
 * @throws InvalidFileError if a file does not hold a sheet, UsageError if it belongs to another model
 */
export function calibrationsIn(files: readonly string[] = [], models: readonly string[]): Calibration[] {
  return files.map((file) => {
    const yaml = new YamlFile(readText(file, HINT), file)
    const parsed = checked(calibrationSchema, yaml.content())
    if (!parsed.success) throw yaml.errorOf(parsed.issues, HINT)
    if (models.includes(parsed.data.model)) return parsed.data
    throw new UsageError(`${file} is of ${parsed.data.model}, not of ${models.join(' or ')}.`, {
      hint: 'Calibrate each model by itself.',
    })
  })
}

/** The sheet of `--calibration` for a single plan or run, as part of its request. */
export function calibrationIn(
  files: readonly string[] | undefined,
  model: string,
): { calibration?: Calibration } {
  const [calibration] = calibrationsIn(files, [model])
  return calibration === undefined ? {} : { calibration }
}
