/*
 * `npm run chaos:endpoint`: other people's endpoints, with real servers on loopback. A minute of a limit is scaled to 12 s. Prints a
 * table; exits with 1 if a case fails. A command that lives on for more than a second after its last line fails its case.
 */
import '../support/guarded.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packagePath } from '../../src/core/package-root.ts'
import { table } from '../../src/report/table/table.ts'
import { failure } from '../support/openai-server.ts'
import { EndpointCases, type Row } from './endpoint-cases.ts'

const root = mkdtempSync(join(tmpdir(), 'causalmace-endpoint-'))
const cases = new EndpointCases(root)
const begun = performance.now()
const say = (text: string) => process.stdout.write(`${text}\n`)
const rows: Row[] = []
const note = (...more: Row[]) => {
  rows.push(...more)
  for (const { name, isOk } of more) say(`${isOk ? 'ok  ' : 'FAIL'} ${name}`)
}

say('The minute of the first limit is scaled to 12 s.')
/** While the first case waits for its limit, the others have the processor. */
const others = async () => {
  note(await cases.quota('quota-rest', 'Azure: rate of tokens, a day'))
  note(await cases.quota('quota-bare', 'OpenRouter: free models of the day'))
  note(await cases.filter('Azure: the prompt is filtered'))
  note(await cases.filter('OpenRouter: the prompt is flagged'))
  note(await cases.plan())
}
await Promise.all([
  cases.rate({ seeds: 6, requests: 8, periodMs: 12_000, jobs: 3 }).then((row) => note(row)),
  others(),
])
note(await cases.refusal('a wrong key', failure(401, 'Incorrect API key provided'), /model_key/))
const noModel = failure(404, 'The model `any` does not exist.', { code: 'model_not_found' })
note(await cases.refusal('no such model', noModel, /model_missing/))
note(await cases.noTls('https where http is spoken', /no connection that can be trusted/))
note(await cases.refusal('every request', failure(400, 'no'), /refused 3 episodes in a row/))
note(...(await cases.dialects(packagePath('benchmarks', 'demo', 'pavilion.yaml'))))

const line = ({ name, got, isOk, seconds, lingered }: Row) => [
  isOk ? 'ok' : 'FAIL',
  name,
  got,
  seconds.toFixed(0),
  lingered.toFixed(1),
]
say(
  `\n${table(['', 'case', 'got', 's', 'ended after (s)'], rows.map(line), { left: 3, layout: { width: 200, all: true } })}`,
)
const failed = rows.filter(({ isOk }) => !isOk)
say(
  `${rows.length - failed.length} of ${rows.length} cases ok, ${((performance.now() - begun) / 1000).toFixed(0)} s`,
)
if (failed.length === 0) rmSync(root, { recursive: true, force: true })
else say(`left in ${root}`)
process.exitCode = failed.length === 0 ? 0 : 1
