import { count } from '../core/count.ts'

/** A note next to the number of a run's model calls, which excludes the calibration; empty without a calibration. */
export const calibrationNote = (calls: number | undefined): string =>
  calls === undefined
    ? ''
    : `; before the run ${count(calls, 'call')} to calibrate the model, once for all its runs`
