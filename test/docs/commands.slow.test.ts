import { afterAll, describe, expect, it } from 'vitest'
import { GuideClone, LIMIT_MS, stepsOf } from './guide-clone.ts'

/* README's commands, run in a clone as they are printed. `npm run test:guide` does so for the whole guide. */

const clone = new GuideClone()
afterAll(() => clone.remove())

describe('README', () => {
  for (const step of stepsOf('README.md'))
    it(
      'save' in step ? `has the file ${step.save}` : `runs as printed: ${step.type}`,
      () => expect(clone.take(step)).toBeUndefined(),
      LIMIT_MS + 10_000,
    )
})
