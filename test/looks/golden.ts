import { createHash } from 'node:crypto'
import { packagePath } from '../../src/core/package-root.ts'
import { specimenPicture } from './sheet.ts'
import { SPECIMENS } from './specimens.ts'

export const GOLDEN = packagePath('test', 'looks', 'golden.json')

/** Edge of the pictures that are compared, in pixels. */
const SIZE = 48

/** The first digits of the hash of a specimen's picture. */
const fingerprint = (text: string): string =>
  createHash('sha256').update(specimenPicture(text, SIZE).pixels).digest('hex').slice(0, 16)

/** The fingerprints of all specimens, family by family. */
export const fingerprints = (): Record<string, Record<string, string>> =>
  Object.fromEntries(
    SPECIMENS.map(({ family, blocks }) => [
      family,
      Object.fromEntries(blocks.map((text) => [text, fingerprint(text)])),
    ]),
  )
