/*
 * `npm run external -- [--only TEXT] [--at-once N]`: our own server behaves like those of others. It is reached over TCP, by chat or RCON,
 * with delays between the two, and answers late or with an echo. Demo, cake and escape are played on it with 1 and 3 agents; arenas are
 * set up again and again; it is killed midway. --only: jobs whose names have this text. --at-once: jobs at a time (default 3; all run in
 * this process, in real time, so that a busy machine loses plays).
 */
import '../support/guarded.ts'
import { existsSync, readFileSync } from 'node:fs'
import { readFlags } from '../../benchmarks/flags.ts'
import { builtinScenarios } from '../../src/scenario/builtin.ts'
import { checkTask } from '../../src/task/load-task.ts'
import type { Task } from '../../src/task/task.ts'
import { nameOf, type SetUp } from './own-server.ts'
import { Pace } from './pace.ts'
import { playOnOwn } from './play.ts'
import { checkSetUps } from './set-ups.ts'

/** Set-ups of each kind, right and wrong. */
const ROUNDS = 20
/** Plays at a time at most: with 18 on two busy cores most were lost. Fewer where the machine is busy (see Pace). */
const AT_ONCE = 3

const { values: flags } = readFlags(import.meta.filename, {
  only: { type: 'string', default: '' },
  'at-once': { type: 'string', default: String(AT_ONCE) },
})
const isWanted = (name: string) => name.includes(flags.only)

const TASKS = { demo: 'pavilion', cake: 'cake', escape: 'two-cells' } as const

function taskOf(name: keyof typeof TASKS, agents: number): Task {
  const file = `benchmarks/demo/${TASKS[name]}.yaml`
  if (!existsSync(file)) throw new Error(`${file} is missing: start in the repository`)
  return checkTask(readFileSync(file, 'utf8'), file, builtinScenarios, { agents })
}

const SET_UPS: readonly SetUp[] = [
  { channel: 'rcon', skew: { gameMs: 100 } },
  { channel: 'rcon', skew: { gameMs: 150, rconMs: 150, acks: 'late' } },
  { channel: 'rcon', skew: { gameMs: 800, rconMs: 800, acks: 'echo' } },
  { channel: 'chat', skew: { acks: 'late' } },
  { channel: 'chat', skew: { gameMs: 150, acks: 'echo' } },
  { channel: 'chat', skew: { gameMs: 800 } },
]

interface Job {
  readonly name: string
  /** Returns what went wrong, or nothing, and what to print. */
  run(): Promise<{ fault?: string; text: string }>
}

const plays: Job[] = SET_UPS.flatMap((setUp) =>
  (Object.keys(TASKS) as (keyof typeof TASKS)[]).flatMap((name) =>
    [1, 3].map((agents) => ({
      name: `${name}, ${agents} ${agents === 1 ? 'agent' : 'agents'}: ${nameOf(setUp)}`,
      async run() {
        const { outcome, reason, seconds, actions } = await playOnOwn({ task: taskOf(name, agents), setUp })
        const text = `${outcome} (${reason}), ${seconds.toFixed(1)} s, ${actions} actions`
        return outcome === 'success' ? { text } : { text, fault: reason }
      },
    })),
  ),
)

const checks: Job[] = SET_UPS.filter(({ skew: { gameMs = 0 } }) => gameMs <= 150).flatMap((setUp) =>
  (Object.keys(TASKS) as (keyof typeof TASKS)[]).map((name) => ({
    name: `set-ups of ${name}: ${nameOf(setUp)}`,
    async run() {
      const { right, refused, wrong, confirmed } = await checkSetUps(taskOf(name, 1), setUp, ROUNDS)
      const text = `${refused} of ${right} right ones refused, ${confirmed} of ${wrong} wrong ones confirmed`
      return refused + confirmed === 0 ? { text } : { text, fault: text }
    },
  })),
)

/** The time at which the work is in full swing (ms of game time). */
const MIDWAY = 4000

const kill: Job = {
  name: 'the server is killed midway',
  async run() {
    let isKilled = false
    const { outcome, reason } = await playOnOwn({
      task: taskOf('demo', 3),
      setUp: { channel: 'rcon', skew: {} },
      onEvent({ type, t }, { world }) {
        if (isKilled || type !== 'block.changed' || t < MIDWAY) return
        isKilled = true
        void world.stop()
      },
    })
    const text = `${outcome} (${reason})`
    return outcome === 'world_crash' ? { text } : { text, fault: 'it is no world_crash' }
  },
}

// The long ones first.
const isSlow = ({ name }: Job) => name.includes('800 ms')
const jobs = [...plays.filter(isSlow), ...checks, ...plays.filter((job) => !isSlow(job)), kill].filter(
  ({ name }) => isWanted(name),
)
const begun = performance.now()
let faults = 0
const rest = jobs.values()

const pace = new Pace()

async function work(): Promise<void> {
  for (const job of rest) {
    await pace.turn()
    const { fault, text } = await job
      .run()
      .catch((error: Error) => ({ fault: error.message, text: `${error.stack}` }))
      .finally(() => pace.done())
    if (fault !== undefined) faults++
    process.stdout.write(`${fault === undefined ? 'ok  ' : 'FAIL'}  ${job.name}: ${text}\n`)
  }
}

await Promise.all(Array.from({ length: Number(flags['at-once']) }, work))
const took = ((performance.now() - begun) / 1000).toFixed(0)
process.stdout.write(`${jobs.length - faults} of ${jobs.length} as wanted, ${took} s\n`)
process.exitCode = faults === 0 ? 0 : 1
