import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median } from '../../src/core/statistics/bootstrap.ts'
import { runTask } from '../../src/experiment/run-task.ts'
import { usualRequest } from '../../src/experiment/usual-request.ts'
import { openRecording } from '../../src/recording/file.ts'
import { expert, loadTask, scoring } from '../../src/scenario/testing.ts'
import { agentNames } from '../../src/task/agent-names.ts'

/** A run that is recorded, and how often it is played with and without that. */
export interface Course {
  file: string
  agents: number
  /** Game time after which it ends. */
  seconds: number
  rounds: number
}

/** Seconds with and without a recording, and the share that it adds: medians of all rounds but the first, which warms up. */
export interface Compared {
  with: number
  without: number
  /** Of the rounds, not of the two medians: other programs on the machine change it less. */
  share: number
}

/** The cost of a recording for a run. */
export interface Cost {
  /** Time that passed, and processor time of all threads: the host, which packs and writes, the compiler and the collector work on other cores. */
  passed: Compared
  worked: Compared
  /** Game time (s), and the size of the recording on disk (bytes). */
  seconds: number
  bytes: number
  /** Kinds of figures in it, other than players. */
  kinds: string[]
}

/** Plays a course with and without a recording, in turn; both games are the same. `keep` gets the folder of a recorded one. */
export async function recordingCost(course: Course, keep: (recording: string) => void): Promise<Cost> {
  const root = mkdtempSync(join(tmpdir(), 'causalmace-bench-'))
  const rounds: { with: Times; without: Times }[] = []
  let seconds = 0
  let file = ''
  try {
    for (let round = 0; round <= course.rounds; round++) {
      const times: Partial<(typeof rounds)[number]> = {}
      // each comes first in every other round
      for (const film of round % 2 === 0 ? [false, true] : [true, false]) {
        const played = await play(course, root, `${round}-${film}`, film)
        times[film ? 'with' : 'without'] = played.times
        if (film) ({ seconds, file } = played)
      }
      if (round > 0) rounds.push(times as (typeof rounds)[number])
    }
    keep(file)
    const words = openRecording(file).lines.flatMap((line) => line.words ?? [])
    const compare = (of: (times: Times) => number): Compared => ({
      with: median(rounds.map((round) => of(round.with))),
      without: median(rounds.map((round) => of(round.without))),
      share: median(rounds.map((round) => of(round.with) / of(round.without) - 1)),
    })
    return {
      passed: compare((times) => times.passed),
      worked: compare((times) => times.worked),
      seconds,
      bytes: statSync(file).size,
      kinds: words.filter((word) => MOBS.test(word)),
    }
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

const MOBS =
  /^(cow|pig|sheep|chicken|rabbit|horse|wolf|fox|zombie|skeleton|creeper|spider|enderman|witch|bat|squid|cod|salmon|item)$/

interface Times {
  passed: number
  worked: number
}

async function play({ file, agents, seconds }: Course, root: string, runId: string, film: boolean) {
  const task = { ...loadTask(file), agents, timeLimitMs: 1000 * seconds }
  let [before, cpu] = [process.cpuUsage(), process.cpuUsage()]
  let [began, ended, clock, passed] = [0, 0, 0, 0]
  await runTask({
    request: usualRequest(task, { agents: agentNames(agents), film }),
    answerer: expert,
    scoring,
    taskFile: file,
    root,
    runId,
    wallClock: Date.now,
    onEvent({ t, type }) {
      if (type === 'run.started') {
        before = process.cpuUsage()
        clock = performance.now()
        began = t
      }
      if (type === 'episode.finished') {
        cpu = process.cpuUsage(before)
        passed = performance.now() - clock
        ended = t
      }
    },
    signal: new AbortController().signal,
  })
  return {
    times: { passed: passed / 1000, worked: (cpu.user + cpu.system) / 1e6 },
    seconds: (ended - began) / 1000,
    file: join(root, runId, 'recording.jsonl'),
  }
}
