import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { announcementSchema, readAs } from '../../src/experiment/pool/shared/announcement.ts'
import { redisCarrier } from '../../src/experiment/pool/shared/carrier.ts'
import { type JobData, type JobEnd, parcelNameOf } from '../../src/experiment/pool/shared/job.ts'
import { connectRedis, poolLibraries } from '../../src/experiment/pool/shared/redis/connection.ts'
import { EXPERIMENTS, keysOf, QUEUE_PREFIX } from '../../src/experiment/pool/shared/redis/keys.ts'
import { packed } from '../../src/experiment/pool/shared/run-parcel.ts'

/*
 * A worker that plays nothing: it sends back runs that were played before. `node fake-worker.ts URL FOLDER`; prints its processor
 * time when it is told to end.
 */

const [url = '', folder = ''] = process.argv.slice(2)
const redis = await connectRedis(url)
const { Worker } = await poolLibraries()
const runs = readdirSync(folder).map((run) => join(folder, run))
let announced: ReturnType<typeof announcementSchema.parse> | undefined
while (announced === undefined) {
  const [text] = Object.values(await redis.hgetall(EXPERIMENTS))
  announced = readAs(announcementSchema, text)
  await sleep(100)
}
const carrier = redisCarrier(redis, keysOf(announced.instance))
const cpu = process.cpuUsage()
let sent = 0
const worker = new Worker<JobData, JobEnd>(
  announced.instance,
  async ({ data, attemptsStarted }) => {
    const run = runs[sent++ % runs.length] as string
    const parcel = await carrier.send(parcelNameOf(data.order.runId, attemptsStarted), packed(run))
    return { kind: 'over', wallSeconds: 1, cpuSeconds: 1, worker: 'fake', parcel }
  },
  { connection: redis, prefix: QUEUE_PREFIX, concurrency: 6 },
)
worker.on('error', () => undefined)
process.once('SIGTERM', () => {
  const { user, system } = process.cpuUsage(cpu)
  process.stdout.write(JSON.stringify({ sent, cpuMs: (user + system) / 1000 }))
  process.exit(0)
})
