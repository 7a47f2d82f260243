import '../support/guarded.ts'
import { CHECKS } from './checks.ts'
import { Stage } from './stage.ts'

/* `npm run agentbeats:conformance`: the checks of AgentBeats' protocol, each printed with pass or fail.
   Letters after `--` choose among them. */

const letters = process.argv.slice(2)
const chosen = CHECKS.filter(({ letter }) => letters.length === 0 || letters.includes(letter))
const start = performance.now()
let failed = 0
for (const { letter, what, run } of chosen) {
  const stage = new Stage()
  const began = performance.now()
  try {
    const note = await run(stage)
    say('pass', letter, typeof note === 'string' ? `${what}; ${note}` : what, began)
  } catch (error) {
    failed++
    say('FAIL', letter, `${what}: ${(error as Error).message}`, began)
  } finally {
    await stage.close()
  }
}
process.stdout.write(
  `${chosen.length - failed} of ${chosen.length} checks pass in ${seconds(start)} s, with ${(process.cpuUsage().user / 1e6).toFixed(0)} s of processor time
`,
)
if (failed > 0) process.exitCode = 1

function say(verdict: string, letter: string, text: string, began: number): void {
  process.stdout.write(`${verdict}  ${letter}  ${text} (${seconds(began)} s)\n`)
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1)
}
