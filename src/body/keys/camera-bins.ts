import { ActionFormatError } from './action-format-error.ts'
import type { Turn } from './buttons.ts'

/** Largest turn on each axis within a tick (degrees). */
export const MAX_TURN = 10
/** Number of bins on each axis. */
export const CAMERA_BINS = 11
/** The bin for no turn. */
const CENTRE_BIN = 5
/** The camera index of a mouse at rest. */
export const NULL_CAMERA = CENTRE_BIN * CAMERA_BINS + CENTRE_BIN
/** Compression of the mu-law (VPT, lib/actions.py: mu 10, maximum 10, bin size 2). */
const MU = 10
const BIN_SIZE = 2

/** The angle that a bin represents (degrees). */
export function degreesOfBin(bin: number): number {
  const coded = (BIN_SIZE * bin - MAX_TURN) / MAX_TURN
  return Math.sign(coded) * (MAX_TURN / MU) * ((1 + MU) ** Math.abs(coded) - 1)
}

/** The bin into which an angle falls. Halves go to the even bin, as numpy rounds. */
export function binOfDegrees(degrees: number): number {
  const share = Math.max(-MAX_TURN, Math.min(MAX_TURN, degrees)) / MAX_TURN
  const coded = Math.sign(share) * (Math.log(1 + MU * Math.abs(share)) / Math.log(1 + MU)) * MAX_TURN
  const exact = (coded + MAX_TURN) / BIN_SIZE
  const low = Math.floor(exact)
  return exact - low === 0.5 ? low + (low % 2) : Math.round(exact)
}

/** The camera index of a turn: 11 × pitch bin + yaw bin. */
export const cameraIndexOf = ({ pitch, yaw }: Turn): number =>
  CAMERA_BINS * binOfDegrees(pitch) + binOfDegrees(yaw)

/**
 * The turn of a camera index.
 * @throws ActionFormatError unless it is a whole number from 0 to 120
 */
export function turnOfCameraIndex(index: number): Turn {
  if (!Number.isInteger(index) || index < 0 || index >= CAMERA_BINS ** 2)
    throw new ActionFormatError(`camera index ${index}`, `a whole number from 0 to ${CAMERA_BINS ** 2 - 1}`)
  return {
    pitch: degreesOfBin(Math.floor(index / CAMERA_BINS)),
    yaw: degreesOfBin(index % CAMERA_BINS),
  }
}
