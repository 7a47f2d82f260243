import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isCausalMaceError } from '../../../core/errors.ts'
import { printable } from '../../../core/printable.ts'
import type { Finding } from '../../../judger/server/inspect.ts'
import { announcementSchema, readAs } from './announcement.ts'
import { clockAheadOf } from './clock-ahead.ts'
import { type Machine, machines, WORKER_GONE_MS } from './machines.ts'
import { openStore } from './open-store.ts'
import { maskedUrl } from './pool-url.ts'
import type { Store } from './store.ts'

/** Allowed difference between clocks (ms). Generous, since times in journals and results are only read by people. */
const CLOCK_TOLERANCE_MS = 2000

/** Checks whether a pool can run experiments with this code: store, clock, workers, folder, and running experiments. */
export async function inspectPool(options: {
  url: string
  /** As `codeVersion` says. */
  code: string
  shared: string | undefined
  /** Wall time (ms since 1970). */
  now: () => number
}): Promise<Finding[]> {
  const what = 'pool'
  try {
    const store = await openStore(options.url)
    try {
      const found = await machines(store)
      return [
        await address(store, options.url),
        ...(await store.inspect()),
        await persistence(store),
        await clock(store, options.now),
        ...workers(found, options.code),
        ...(options.shared === undefined ? [] : [folder(options.shared, found)]),
        ...(await experiments(store, found)),
      ]
    } finally {
      store.close()
    }
  } catch (error) {
    if (!isCausalMaceError(error)) throw error
    return [
      { what, ok: false, got: error.message, ...(error.hint === undefined ? {} : { advice: error.hint }) },
    ]
  }
}

async function address(store: Store, url: string): Promise<Finding> {
  const began = performance.now()
  await store.now()
  const ms = (performance.now() - began).toFixed(1)
  return { what: 'pool', ok: true, got: `${maskedUrl(url)}: ${store.name}, answers in ${ms} ms` }
}

async function persistence(store: Store): Promise<Finding> {
  const weakness = await store.weakness()
  const what = 'persistence'
  return weakness === undefined
    ? { what, ok: true, got: 'persists its data' }
    : { what, ok: false, got: weakness.what, advice: weakness.advice }
}

async function clock(store: Store, now: () => number): Promise<Finding> {
  const ahead = await clockAheadOf(store, now)
  const ok = Math.abs(ahead) <= CLOCK_TOLERANCE_MS
  return {
    what: 'clock',
    ok,
    got: `${signed(ahead)} ms from that of ${store.name}`,
    ...(ok ? {} : { advice: 'set it, e.g. with NTP' }),
  }
}

function workers(found: readonly Machine[], code: string): Finding[] {
  if (found.length > 0) return found.map((machine) => worker(machine, code))
  const advice = 'start some: causalmace worker --pool …'
  return [{ what: 'workers', ok: false, got: 'there is none', advice }]
}

function worker(machine: Machine, code: string): Finding {
  const { jobs, runs, clockAheadMs, node, silentMs, holds } = machine
  const what = printable(machine.name)
  if (silentMs > WORKER_GONE_MS) {
    const advice = 'check whether its process is alive; its episodes go to other workers'
    return { what, ok: false, got: `silent for ${Math.round(silentMs / 1000)} s`, advice }
  }
  const got = `plays ${runs.length} of ${jobs} at a time, version ${machine.code}, Node ${node}, clock ${signed(clockAheadMs)} ms`
  const faults = [
    ...(machine.code === code ? [] : [`it is another version than this one, ${code}: install the same`]),
    ...(Math.abs(clockAheadMs) <= CLOCK_TOLERANCE_MS ? [] : ['set its clock, e.g. with NTP']),
    ...Object.values(machine.refuses).map((why) => `it takes nothing: ${why}`),
    ...(holds === null ? [] : [`it begins nothing: ${holds}`]),
  ]
  return {
    what,
    ok: faults.length === 0,
    got,
    ...(faults.length === 0 ? {} : { advice: printable(faults.join('; ')) }),
  }
}

/** Whether this machine sees the files that workers wrote into the folder. */
function folder(shared: string, found: readonly Machine[]): Finding {
  const here = found.filter(({ silentMs }) => silentMs <= WORKER_GONE_MS)
  const blind = here.filter(
    ({ probe }) => probe === null || contentOf(join(shared, probe.file)) !== probe.content,
  )
  const what = 'shared folder'
  if (blind.length === 0)
    return { what, ok: true, got: `${shared} is the same for all ${here.length} workers` }
  const got = `${blind.map(({ name }) => printable(name)).join(', ')} and this machine do not see the same ${shared}`
  return { what, ok: false, got, advice: 'mount the same folder everywhere, and start workers with --shared' }
}

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

async function experiments(store: Store, found: readonly Machine[]): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { instance, announcement, isAlive: ok } of await store.announced()) {
    const announced = readAs(announcementSchema, announcement)
    if (announced === undefined) continue
    const at = found.filter(({ plays }) => plays === instance).length
    const got = ok ? `is played by ${at} workers` : 'its runner is gone'
    const advice = 'causalmace resume … --pool … continues it'
    findings.push({ what: printable(announced.experiment), ok, got, ...(ok ? {} : { advice }) })
  }
  return findings
}

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value)}`
