import '../../test/support/guarded.ts'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { packagePath } from '../../src/core/package-root.ts'
import { createRandom } from '../../src/core/random.ts'
import { areaUnderCurve } from '../../src/core/statistics/agreement/preference.ts'
import { collectEvidence } from '../../src/evaluation/collect-evidence.ts'
import { compareTwice, duelsByScore, duelsOf, firstPreferred, pairsOf } from '../../src/evaluation/duels.ts'
import { judgeRun } from '../../src/evaluation/judge-run.ts'
import { type JudgedRun, runsIn } from '../../src/evaluation/judged-runs.ts'
import { ExperimentFolder } from '../../src/experiment/matrix/experiment-folder.ts'
import { factsJudge } from '../../src/mcu/autoeval/judge/facts-judge.ts'
import type { Evidence } from '../../src/mcu/autoeval/judge/judge.ts'
import { standings } from '../../src/mcu/autoeval/rating/standings.ts'
import { arenaText } from '../../src/report/terminal/arena-table.ts'
import { type JudgedResult, judgementTables } from '../../src/report/terminal/judgement-tables.ts'
import { scoring } from '../../src/scenario/testing.ts'
import { readFlags } from '../flags.ts'

/*
 * AutoEval from end to end without a key. A protocol next to this file defines the episodes and the promises. Played runs are kept, so that a second call continues where the first one stopped.
 *
 *   npm run autoeval [-- --protocol autoeval|chains] [--id NAME] [--jobs 1]
 */

/** The conditions of the protocol, from the best to the worst. */
const AGENTS = ['expert', 'medium', 'weak'] as const
const LEAST_AREA = 0.95
const PROGRESS = 'Task Progress'

const { values } = readFlags(import.meta.filename, {
  protocol: { type: 'string', default: 'autoeval' },
  id: { type: 'string' },
  jobs: { type: 'string' },
})

const print = (text: string) => process.stdout.write(`${text}\n`)
const { protocol, id = protocol } = values
const folder = join('experiments', id)

play()
const began = process.cpuUsage()
type Seen = JudgedRun & JudgedResult & { readonly evidence: Evidence }
const judged: Seen[] = []
for (const run of runsIn([folder])) {
  const evidence = collectEvidence(run.folder, scoring)
  const judgement = await judgeRun(run.folder.path, evidence, { judge: factsJudge, repeat: 1, seed: 1 })
  judged.push({ ...run, run, judgement, evidence })
}
const compared = await Promise.all(
  pairsOf(judged).map(async ([a, b]) => ({
    task: a.task,
    a: { team: a.team },
    b: { team: b.team },
    ...(await compareTwice(factsJudge, a.evidence, b.evidence, { seed: 1, sample: 0 })),
  })),
)
const duels = duelsOf(compared)
const ranked = standings(duels, createRandom(1))
const arena = arenaText({ duels, ranked }, 'facts, compared in both orders', {
  compared: {
    first: firstPreferred(compared),
    unread: compared.filter(({ verdict }) => verdict === undefined).length,
  },
})
const byProgress = duelsByScore(judged, PROGRESS)
print(
  [
    judgementTables(judged, createRandom(1)),
    arena,
    arenaText(
      { duels: byProgress, ranked: standings(byProgress, createRandom(1)) },
      `facts, ${PROGRESS} alone`,
    ),
    costs(),
  ].join('\n\n'),
)

const missed = [...missesOfAgreement(), ...missesOfOrder()]
for (const miss of missed) print(`missed: ${miss}`)
if (missed.length === 0)
  print('promises kept: predicate and progress agree, and the order is right with intervals apart')
process.exitCode = missed.length === 0 ? 0 : 1

/** Plays what has not been played yet. */
function play(): void {
  const main = packagePath('src', 'cli', 'main.ts')
  const jobs = values.jobs === undefined ? [] : ['--jobs', values.jobs]
  const args = existsSync(folder)
    ? ['resume', folder]
    : ['experiment', packagePath('benchmarks', 'autoeval', `${protocol}.yaml`), '--id', id]
  const { status } = spawnSync(process.execPath, [main, ...args, ...jobs, '--plain'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0)
    print(`the experiment ended with exit code ${status}; causalmace report ${folder} says why`)
}

function costs(): string {
  const played = ExperimentFolder.open(folder).results()
  const seconds = played.reduce((sum, { cpuSeconds }) => sum + (cpuSeconds ?? 0), 0)
  const { user, system } = process.cpuUsage(began)
  return [
    'All three models are simulated (the expert, and the expert with the error rates of profiles/simulated.yaml): no language model was asked.',
    `Processor time: ${seconds.toFixed(0)} s for ${played.length} episodes, ${((user + system) / 1e6).toFixed(1)} s to judge and rank them.`,
  ].join('\n')
}

function missesOfAgreement(): string[] {
  const both = judged.flatMap(({ judgement: { outcome, scores } }) => {
    const score = scores[PROGRESS].value
    return outcome === null || score === null ? [] : [{ score, success: outcome.success }]
  })
  const area = areaUnderCurve(both)
  return area >= LEAST_AREA ? [] : [`an area under the curve of ${area.toFixed(3)} instead of ${LEAST_AREA}`]
}

/** Each agent is above the next one, and their intervals do not touch. */
function missesOfOrder(): string[] {
  const places = AGENTS.map((name) => ranked.find(({ agent }) => agent.startsWith(`${name} ·`)))
  return places.slice(1).flatMap((worse, i) => {
    const better = places[i]
    const isApart = better !== undefined && worse !== undefined && better.rating.low > worse.rating.high
    return isApart ? [] : [`${AGENTS[i]} is not clearly above ${AGENTS[i + 1]}`]
  })
}
