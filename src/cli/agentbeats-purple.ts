import { Argument, Command } from 'commander'
import { OWN_AGENTS, ownAgent } from '../agentbeats/purple/own-agents.ts'
import { servePurple } from '../agentbeats/purple/serve-purple.ts'
import { UsageError } from '../core/errors.ts'
import { createRandom } from '../core/random.ts'
import type { TestedVersion } from '../game/version.ts'
import type { LanguageModel } from '../model/language-model.ts'
import { openAiProvider } from '../model/openai/provider.ts'
import { type AgentAddressFlags, tokenFor, withAgentAddress } from './agent-address.ts'
import { stopWished } from './interrupt.ts'
import { minecraftOrDefaultOption } from './server-options.ts'
import { fromZero } from './whole-number.ts'

interface PurpleFlags extends AgentAddressFlags {
  minecraft: TestedVersion
  token: boolean
  seed: number
  model?: string
  baseUrl?: string
}

const PURPLE_PORT = 9019

export const purpleCommand = (): Command =>
  withAgentAddress(new Command('purple'), PURPLE_PORT)
    .description('serve one of our agents, to be assessed by a green agent')
    .addArgument(new Argument('<agent>', 'which one').choices(OWN_AGENTS))
    .option('--no-token', 'accept any client that reaches the port')
    .option('--seed <number>', 'seed of its chance', fromZero, 1)
    .addOption(minecraftOrDefaultOption())
    .option('--model <spec>', 'openai:MODEL, for semantic-llm and vision')
    .option('--base-url <url>', 'endpoint of the model, such as http://localhost:11434/v1')
    .action(servePurpleAgent)
    .exitOverride()

async function servePurpleAgent(name: string, flags: PurpleFlags): Promise<void> {
  const { host, port, cardUrl, seed, minecraft } = flags
  const agent = ownAgent(name, {
    random: createRandom(seed),
    seed,
    minecraft,
    model: () => modelOf(name, flags),
  })
  const stopped = stopWished()
  const served = await servePurple({ host, port, cardUrl, token: tokenFor(host, !flags.token), agent })
  process.stdout.write(`${name}: ${served.url}. Ctrl-C stops it.\n`)
  await stopped
  await served.close()
}

/** The model of an agent that has one. @throws UsageError if none is named */
export function modelOf(
  agent: string,
  { model, baseUrl }: Pick<PurpleFlags, 'model' | 'baseUrl'>,
): LanguageModel {
  const name = model?.startsWith('openai:') ? model.slice('openai:'.length) : undefined
  if (name === undefined)
    throw new UsageError(
      `${agent} needs a model${model === undefined ? '' : `, and "${model}" is none of openai:`}.`,
      {
        hint: 'Give --model openai:NAME, and --base-url for an endpoint other than OpenAI’s.',
      },
    )
  return openAiProvider.create(name, {
    env: process.env,
    wallClock: Date.now,
    ...(baseUrl === undefined ? {} : { baseUrl }),
  })
}
