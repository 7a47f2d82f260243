import { availableParallelism } from 'node:os'
import { Command, Option } from 'commander'
import { SCORINGS, type Scoring } from '../agentbeats/green/score.ts'
import { categoryList, serveGreen } from '../agentbeats/green/serve-green.ts'
import { type GreenSettings, PRESETS, type Preset } from '../agentbeats/green/settings.ts'
import { videoJudge } from '../agentbeats/green/video-judge.ts'
import { OWN_TASKS } from '../agentbeats/tasks/category-tasks.ts'
import { makeFolder } from '../core/make-folder.ts'
import { judgingBudget } from '../evaluation/judging-budget.ts'
import type { TestedVersion } from '../game/version.ts'
import type { Judge } from '../mcu/autoeval/judge/judge.ts'
import type { Catalogue } from '../plugin/catalogue.ts'
import { type AgentAddressFlags, tokenFor, withAgentAddress } from './agent-address.ts'
import { stopWished } from './interrupt.ts'
import { evidenceOption, type JudgeMakingFlags, judgeOf, judgeSpec } from './judge-options.ts'
import { allowanceOf, withModelFlags } from './model-options.ts'
import { minecraftOrDefaultOption } from './server-options.ts'
import { fromZero, positive } from './whole-number.ts'

interface GreenFlags extends AgentAddressFlags, JudgeMakingFlags {
  token: boolean
  tasks: string
  minecraft: TestedVersion
  preset: Preset
  scoring: Scoring
  reply?: number
  assessments: number
  stopWhenDone?: true
  judge?: string
  out: string
}

const GREEN_PORT = 9009

export const serveGreenCommand = (catalogue: Catalogue): Command =>
  withModelFlags(withAgentAddress(new Command('serve'), GREEN_PORT), catalogue)
    .description(`the green agent: assesses an agent in a category (${categoryList})`)
    .option('--no-token', 'accept any client that reaches the port')
    .option('--tasks <folder>', 'folder with a folder of task configs for each category', OWN_TASKS)
    .addOption(minecraftOrDefaultOption())
    .addOption(
      new Option('--preset <name>', 'size of pictures and time for replies, as AgentBeats had them')
        .choices(Object.keys(PRESETS))
        .default('agentbeats-2026-01'),
    )
    .addOption(
      new Option('--scoring <how>', 'reference: as AgentBeats, with its traps; strict: rewards alone')
        .choices(SCORINGS)
        .default('reference'),
    )
    .option('--reply <s>', 'time for a reply of the agent (default: of the preset)', positive)
    .option('--assessments <n>', 'most assessments at the same time', positive, availableParallelism())
    .option('--stop-when-done', 'end a task with its last reward; the reference plays on to the last step')
    .option('--judge <spec>', 'judge each run: facts, or vlm:MODEL such as vlm:openai:gpt-4o', judgeSpec)
    .addOption(evidenceOption())
    .option('--seed <number>', 'of what a judge is asked with', fromZero, 1)
    .option('--out <folder>', 'folder of runs and results', 'runs/agentbeats')
    .action((flags: GreenFlags) => serve(flags, catalogue))
    .exitOverride()

async function serve(flags: GreenFlags, catalogue: Catalogue): Promise<void> {
  const token = tokenFor(flags.host, !flags.token)
  const settings: Omit<GreenSettings, 'judged'> = {
    ...PRESETS[flags.preset],
    tasks: flags.tasks,
    minecraft: flags.minecraft,
    out: flags.out,
    scoring: flags.scoring,
    stopWhenDone: flags.stopWhenDone ?? false,
    ...(flags.reply === undefined ? {} : { replyMs: 1000 * flags.reply }),
  }
  const stopped = stopWished()
  makeFolder(flags.out)
  const budget = flags.judge === undefined ? undefined : await judgingBudget(flags.out, allowanceOf(flags))
  try {
    const judge =
      flags.judge === undefined || budget === undefined
        ? undefined
        : await judgeOf(flags.judge, flags, catalogue, budget)
    const { host, port, cardUrl, assessments: maxAssessments } = flags
    const green = await serveGreen({
      now: Date.now,
      ...{ host, port, cardUrl, token, maxAssessments },
      settings: { ...settings, judged: seenBy(judge) },
      ...(judge === undefined ? {} : { judge: videoJudge(judge, flags.seed) }),
    })
    process.stdout.write(`Green agent: ${green.url} (card: ${cardUrl ?? green.url}). Ctrl-C stops it.\n`)
    await stopped
    await green.close()
  } finally {
    budget?.release()
  }
}

const seenBy = (judge: Judge | undefined): GreenSettings['judged'] => {
  if (judge === undefined) return 'no'
  return judge.looksAt.frames ? 'frames' : 'facts'
}
