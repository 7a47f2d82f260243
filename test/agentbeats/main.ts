import { CHECKS } from './checks.ts'
import { Stage } from './stage.ts'

/* `npm run agentbeats:conformance`: the checks of AgentBeats' protocol, each printed with pass or fail.
   Letters after `--` choose among them. */

const letters = process.argv.slice(2)
const chosen = CHECKS.filter(({ letter }) => letters.length === 0 || letters.includes(letter))
let failed = 0
for (const { letter, what, run } of chosen) {
  const stage = new Stage()
  const began = performance.now()
  try {
    await run(stage)
    say('pass', letter, what, began)
  } catch (error) {
    failed++
    say('FAIL', letter, `${what}: ${(error as Error).message}`, began)
  } finally {
    await stage.close()
  }
}
process.stdout.write(
  `${chosen.length - failed} of ${chosen.length} checks pass; z, Python’s clients, is not among them\n`,
)
if (failed > 0) process.exitCode = 1

function say(verdict: string, letter: string, text: string, began: number): void {
  process.stdout.write(
    `${verdict}  ${letter}  ${text} (${((performance.now() - began) / 1000).toFixed(1)} s)\n`,
  )
}
