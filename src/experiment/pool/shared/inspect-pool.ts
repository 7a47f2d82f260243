import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Redis } from 'ioredis'
import { isCausalMaceError } from '../../../core/errors.ts'
import { printable } from '../../../core/printable.ts'
import type { Finding } from '../../../judger/server/inspect.ts'
import { announcementSchema, readAs } from './announcement.ts'
import { type Machine, machines, WORKER_GONE_MS } from './machines.ts'
import { maskedUrl } from './pool-url.ts'
import { connectRedis, keepsItsWord, timeOfRedis } from './redis/connection.ts'
import { EXPERIMENTS, keysOf } from './redis/keys.ts'

/** Clocks may differ by so much: times in journals and results are for people (ms). */
const CLOCK_TOLERANCE_MS = 2000

/** Whether a pool is fit for experiments with this code: Redis, clock, workers, folder, and what is played. */
export async function inspectPool(options: {
  url: string
  /** As `codeVersion` says. */
  code: string
  shared: string | undefined
}): Promise<Finding[]> {
  const what = 'pool'
  try {
    const redis = await connectRedis(options.url)
    try {
      const found = await machines(redis)
      return [
        await address(redis, options.url),
        await persistence(redis),
        await memory(redis),
        await clock(redis),
        ...workers(found, options.code),
        ...(options.shared === undefined ? [] : [folder(options.shared, found)]),
        ...(await experiments(redis, found)),
      ]
    } finally {
      redis.disconnect()
    }
  } catch (error) {
    if (!isCausalMaceError(error)) throw error
    return [
      { what, ok: false, got: error.message, ...(error.hint === undefined ? {} : { advice: error.hint }) },
    ]
  }
}

async function address(redis: Redis, url: string): Promise<Finding> {
  const began = performance.now()
  await redis.ping()
  const ms = (performance.now() - began).toFixed(1)
  const version = /^redis_version:(\S+)/m.exec(await redis.info('server'))?.[1] ?? 'unknown'
  const ok = version.localeCompare('6.2', 'en', { numeric: true }) >= 0
  const got = `${maskedUrl(url)}: Redis ${version}, answers in ${ms} ms`
  return { what: 'pool', ok, got, ...(ok ? {} : { advice: 'use Redis 6.2 or newer' }) }
}

async function persistence(redis: Redis): Promise<Finding> {
  const ok = await keepsItsWord(redis)
  const got = ok ? 'writes down what it is told (appendonly yes)' : 'forgets what it was told when it dies'
  const advice =
    'start it with --appendonly yes, or redis-cli CONFIG SET appendonly yes; without it episodes may be played again'
  return { what: 'persistence', ok, got, ...(ok ? {} : { advice }) }
}

async function memory(redis: Redis): Promise<Finding> {
  const about = await redis.info('memory')
  const policy = /^maxmemory_policy:(\S+)/m.exec(about)?.[1] ?? 'unknown'
  const used = /^used_memory_human:(\S+)/m.exec(about)?.[1] ?? '?'
  const ok = policy === 'noeviction'
  const advice =
    'redis-cli CONFIG SET maxmemory-policy noeviction; otherwise it throws episodes away when memory is short'
  return { what: 'memory', ok, got: `${used} used, ${policy}`, ...(ok ? {} : { advice }) }
}

async function clock(redis: Redis): Promise<Finding> {
  const before = Date.now()
  const theirs = await timeOfRedis(redis)
  const ahead = Math.round((before + Date.now()) / 2 - theirs)
  const ok = Math.abs(ahead) <= CLOCK_TOLERANCE_MS
  return {
    what: 'clock',
    ok,
    got: `${signed(ahead)} ms from that of Redis`,
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
    const advice = 'look whether its process lives; its episodes go to other workers'
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

/** Whether the files that workers have left in the folder are seen here. */
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

async function experiments(redis: Redis, found: readonly Machine[]): Promise<Finding[]> {
  const texts = Object.values(await redis.hgetall(EXPERIMENTS))
  const all = texts.flatMap((text) => readAs(announcementSchema, text) ?? [])
  const findings: Finding[] = []
  for (const { instance, experiment } of all) {
    const ok = (await redis.exists(keysOf(instance).runner)) === 1
    const at = found.filter(({ plays }) => plays === instance).length
    const got = ok ? `is played by ${at} workers` : 'its runner is gone'
    const advice = 'causalmace resume … --pool … goes on with it'
    findings.push({ what: printable(experiment), ok, got, ...(ok ? {} : { advice }) })
  }
  return findings
}

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value)}`
