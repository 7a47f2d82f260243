/** Worker thread of `playVersions`. */
import { parentPort, workerData } from 'node:worker_threads'
import { openEmbedded } from './adapters/embedded.ts'
import { show } from './probe.ts'
import { PROBES } from './probes/index.ts'
import { ProbeRunner } from './runner.ts'
import type { ThreadVerdict, ThreadWork } from './versions.ts'

const { version, ids } = workerData as ThreadWork
const runner = new ProbeRunner(await openEmbedded(version))
for (const probe of PROBES.filter(({ id }) => ids.includes(id))) {
  const { failure, notApplicable } = await runner.run(probe)
  const found: ThreadVerdict = {
    id: probe.id,
    ...(failure && { failure: { what: failure.what, got: show(failure.got), wanted: show(failure.wanted) } }),
    ...(notApplicable !== undefined && { notApplicable }),
  }
  parentPort?.postMessage(found)
}
await runner.close()
process.exit()
