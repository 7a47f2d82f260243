import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { storeCarrier } from '../../src/experiment/pool/shared/carrier.ts'
import { type JobData, type JobEnd, parcelNameOf } from '../../src/experiment/pool/shared/job.ts'
import { openStore } from '../../src/experiment/pool/shared/open-store.ts'
import { packed } from '../../src/experiment/pool/shared/run-parcel.ts'

/*
 * A worker that plays nothing: it sends back runs that were played before. `node fake-worker.ts URL FOLDER`; prints its processor time when it is asked to end.
 */

const [url = '', folder = ''] = process.argv.slice(2)
const store = await openStore(url)
const runs = readdirSync(folder).map((run) => join(folder, run))
let instance: string | undefined
while (instance === undefined) {
  instance = (await store.announced())[0]?.instance
  await sleep(100)
}
const own = store.experiment(instance)
const carrier = storeCarrier(own)
const cpu = process.cpuUsage()
let sent = 0
const worker = own.worker(
  async ({ data, attemptsStarted }) => {
    const run = runs[sent++ % runs.length] as string
    const { order }: JobData = JSON.parse(data)
    const parcel = await carrier.send(parcelNameOf(order.runId, attemptsStarted), packed(run))
    const end: JobEnd = { kind: 'over', wallSeconds: 1, cpuSeconds: 1, worker: 'fake', parcel }
    return JSON.stringify(end)
  },
  { concurrency: 6 },
)
worker.on('error', () => undefined)
process.once('SIGTERM', () => {
  const { user, system } = process.cpuUsage(cpu)
  process.stdout.write(JSON.stringify({ sent, cpuMs: (user + system) / 1000 }))
  process.exit(0)
})
