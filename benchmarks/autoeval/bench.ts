import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { packagePath } from '../../src/core/package-root.ts'
import { createRandom } from '../../src/core/random.ts'
import { areaUnderCurve } from '../../src/core/statistics/agreement/preference.ts'
import { collectEvidence } from '../../src/evaluation/collect-evidence.ts'
import { duelsByScore } from '../../src/evaluation/duels.ts'
import { judgeRun } from '../../src/evaluation/judge-run.ts'
import { type JudgedRun, runsIn } from '../../src/evaluation/judged-runs.ts'
import { factsJudge } from '../../src/mcu/autoeval/judge/facts-judge.ts'
import { standings } from '../../src/mcu/autoeval/rating/standings.ts'
import { arenaText } from '../../src/report/terminal/arena-table.ts'
import { type JudgedResult, judgementTables } from '../../src/report/terminal/judgement-tables.ts'
import { scoring } from '../../src/scenario/testing.ts'

/*
 * AutoEval from end to end without a key: three models play the standard suite of open tasks, `facts` judges their runs, and they
 * are ranked. Played runs are kept, so that a second call goes on where the first one was stopped.
 *
 *   npm run autoeval [-- --limit 40] [--seeds 1] [--id autoeval]
 */

/** From the best to the worst. */
const MODELS = ['expert', 'simulated:medium', 'simulated:weak'] as const
const LEAST_AREA = 0.95
const DIMENSION = 'Task Progress'

const { values } = parseArgs({
  options: {
    limit: { type: 'string' },
    seeds: { type: 'string', default: '1' },
    id: { type: 'string', default: 'autoeval' },
  },
})

const print = (text: string) => process.stdout.write(`${text}\n`)

play()
const judged: (JudgedRun & JudgedResult)[] = []
for (const run of runsIn([join('experiments', values.id)])) {
  const evidence = collectEvidence(run.folder, scoring)
  const judgement = await judgeRun(run.folder.path, evidence, { judge: factsJudge, repeat: 1, seed: 1 })
  judged.push({ ...run, run, judgement })
}
const duels = duelsByScore(judged, DIMENSION)
print(
  `${judgementTables(judged, createRandom(1))}\n\n${arenaText(duels, `facts, ${DIMENSION}`, createRandom(1))}`,
)

const missed = [...missesOfAgreement(), ...missesOfOrder()]
for (const miss of missed) print(`missed: ${miss}`)
if (missed.length === 0)
  print('promises kept: predicate and progress agree, and the order is right with intervals apart')
process.exitCode = missed.length === 0 ? 0 : 1

/** Plays what has not been played yet. */
function play(): void {
  const main = packagePath('src', 'cli', 'main.ts')
  const folder = join('experiments', values.id)
  const conditions = MODELS.map((model) => `causal,model=${model}`)
  const limit = values.limit === undefined ? [] : ['--limit', values.limit]
  const args = existsSync(folder)
    ? ['resume', folder]
    : [
        'compare',
        ...conditions,
        '--tasks',
        'mcu-standard',
        '--seeds',
        values.seeds,
        '--id',
        values.id,
        ...limit,
      ]
  spawnSync(process.execPath, [main, ...args, '--plain'], { stdio: ['ignore', 'ignore', 'inherit'] })
}

function missesOfAgreement(): string[] {
  const both = judged.flatMap(({ judgement: { outcome, scores } }) => {
    const score = scores[DIMENSION].value
    return outcome === null || score === null ? [] : [{ score, success: outcome.success }]
  })
  const area = areaUnderCurve(both)
  return area >= LEAST_AREA ? [] : [`an area under the curve of ${area.toFixed(3)} instead of ${LEAST_AREA}`]
}

/** Each model is above the next one, and their intervals do not touch. */
function missesOfOrder(): string[] {
  const ranked = standings(duels, createRandom(1))
  const places = MODELS.map((model) => ranked.find(({ agent }) => agent.includes(model)))
  return places.slice(1).flatMap((worse, i) => {
    const better = places[i]
    const isApart = better !== undefined && worse !== undefined && better.rating.low > worse.rating.high
    return isApart ? [] : [`${MODELS[i]} is not clearly above ${MODELS[i + 1]}`]
  })
}
