import type { Proof } from '../core/journal/reader.ts'

/** How much a journal proves about itself, in words. */
const TEXTS: Readonly<Record<Proof, string>> = {
  sealed: 'complete and as they were written',
  chained: 'as they were written; the run has no end',
  unproven: 'unproven: written before journals had checksums',
  damaged: 'damaged',
}

export const proofText = (proof: Proof): string => TEXTS[proof]
