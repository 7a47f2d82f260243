/* `npm run test:guide`: runs every command of README and the guide that a clone can run, as printed. Takes some minutes. */

import '../support/guarded.ts'
import { GuideClone, stepsOf } from './guide-clone.ts'
import { GUIDE_PAGES } from './pages.ts'

const clone = new GuideClone()
let failures = 0
for (const page of GUIDE_PAGES) {
  process.stdout.write(`\n${page}\n`)
  for (const step of stepsOf(page)) {
    const started = performance.now()
    const failure = clone.take(step)
    const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6)
    const text = 'save' in step ? `saved as ${step.save}` : step.type
    process.stdout.write(`${failure === undefined ? 'ok    ' : 'FAILED'} ${seconds} s  ${text}\n`)
    if (failure === undefined) continue
    failures++
    process.stdout.write(`${failure}\n`)
  }
}
clone.remove()
process.exitCode = failures === 0 ? 0 : 1
