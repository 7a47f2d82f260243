import { assessmentChecks } from './assessment-checks.ts'
import type { Check } from './check.ts'
import { clientChecks } from './client-checks.ts'
import { playChecks } from './play-checks.ts'
import { wireChecks } from './wire-checks.ts'

/** All checks that run offline, in the order of their letters. */
export const CHECKS: readonly Check[] = [
  ...wireChecks,
  ...assessmentChecks,
  ...playChecks,
  ...clientChecks,
].sort((a, b) => a.letter.localeCompare(b.letter))
