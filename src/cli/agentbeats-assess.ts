import { Command } from 'commander'
import { runAssessment } from '../agentbeats/assess/run-assessment.ts'
import { readScenario, type Scenario } from '../agentbeats/assess/scenario-file.ts'
import { SCORE_HEAD, scoreRows } from '../agentbeats/assess/score-rows.ts'
import { startAgent } from '../agentbeats/assess/started-agent.ts'
import { serveGreen } from '../agentbeats/green/serve-green.ts'
import { PRESETS } from '../agentbeats/green/settings.ts'
import { ownAgent } from '../agentbeats/purple/own-agents.ts'
import { servePurple } from '../agentbeats/purple/serve-purple.ts'
import { OWN_TASKS } from '../agentbeats/tasks/category-tasks.ts'
import { UsageError } from '../core/errors.ts'
import { writeText } from '../core/output/files.ts'
import { createRandom } from '../core/random.ts'
import type { TestedVersion } from '../game/version.ts'
import { type Layout, table } from '../report/table/table.ts'
import { TOKEN } from './agent-address.ts'
import { modelOf } from './agentbeats-purple.ts'
import { interruptible } from './interrupt.ts'
import { allOption, asOption, type LayoutFlags, layoutHere } from './layout.ts'
import { type JsonFlags, jsonOption, printJson, tablePrinterOf } from './output.ts'
import { minecraftOrDefaultOption } from './server-options.ts'
import { fromZero } from './whole-number.ts'

interface AssessFlags extends JsonFlags, LayoutFlags {
  out?: string
  runs: string
  minecraft: TestedVersion
  seed: number
  model?: string
  baseUrl?: string
}

/** An agent running as part of an assessment. */
interface Started {
  readonly url: string
  close(): Promise<void>
}

export const assessCommand = (): Command =>
  new Command('assess')
    .description('run an assessment as scenario.toml describes it, and print its scores')
    .argument('<scenario>', 'scenario.toml; without [green_agent] our own assesses, with strict scoring')
    .option('--out <file>', 'write the results there, in the shape of the published files')
    .option('--runs <folder>', 'folder of runs of our own green agent', 'runs/agentbeats')
    .addOption(minecraftOrDefaultOption())
    .option('--seed <number>', 'seed of our own agents', fromZero, 1)
    .option('--model <spec>', 'openai:MODEL, for our agents semantic-llm and vision')
    .option('--base-url <url>', 'endpoint of the model')
    .addOption(allOption())
    .addOption(asOption())
    .addOption(jsonOption())
    .action(assess)
    .exitOverride()

async function assess(path: string, flags: AssessFlags): Promise<void> {
  const scenario = readScenario(path)
  const { signal, release } = interruptible()
  const started: Started[] = []
  try {
    const green = await greenOf(scenario, flags)
    started.push(green)
    const participants: Record<string, string> = {}
    for (const participant of scenario.participants) {
      const agent = await participantOf(participant, flags)
      started.push(agent)
      participants[participant.role] = agent.url
    }
    const results = await runAssessment({
      ...{ green: green.url, participants, config: scenario.config, signal },
      token: process.env[TOKEN],
      newId: () => crypto.randomUUID(),
      tell: (text) => process.stderr.write(`${text}\n`),
    })
    const ids = scenario.participants.map(({ role, agentbeats_id }) => [
      role,
      agentbeats_id ?? participants[role],
    ])
    const file = { participants: Object.fromEntries(ids), results }
    if (flags.out !== undefined) writeText(flags.out, `${JSON.stringify(file, null, 2)}\n`)
    tablePrinterOf(flags)(scoreTable(results, layoutHere(flags)))
    if (flags.json) printJson(file)
  } finally {
    release()
    await Promise.all(started.map((agent) => agent.close()))
  }
}

/** Scores by category. */
export const scoreTable = (results: Parameters<typeof scoreRows>[0], layout: Layout): string =>
  table([...SCORE_HEAD], scoreRows(results), { layout })

async function greenOf({ green_agent: green }: Scenario, { runs, minecraft }: AssessFlags): Promise<Started> {
  if (green !== undefined) return outside(green, 'green_agent')
  const settings = {
    ...PRESETS['agentbeats-2026-01'],
    scoring: 'strict',
    tasks: OWN_TASKS,
    minecraft,
    out: runs,
  } as const
  return serveGreen({ host: '127.0.0.1', port: 0, settings, maxAssessments: 1, now: Date.now })
}

async function participantOf(
  participant: Scenario['participants'][number],
  flags: AssessFlags,
): Promise<Started> {
  const { agent, role } = participant
  if (agent === undefined) return outside(participant, role)
  const { seed, minecraft } = flags
  const made = ownAgent(agent, {
    random: createRandom(seed),
    seed,
    minecraft,
    model: () => modelOf(agent, flags),
  })
  return servePurple({ host: '127.0.0.1', port: 0, agent: made })
}

/** An agent to contact, which is started first if the scenario says how. */
async function outside(
  { endpoint, cmd }: { endpoint?: string | undefined; cmd?: string | undefined },
  name: string,
): Promise<Started> {
  if (endpoint === undefined)
    throw new UsageError(`${name} has no endpoint.`, {
      hint: 'Add endpoint = "http://127.0.0.1:9019", and cmd to start it.',
    })
  return { url: endpoint, close: cmd === undefined ? async () => undefined : await startAgent(cmd, endpoint) }
}
