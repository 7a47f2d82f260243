import { UsageError } from '../../core/errors.ts'
import type { Random } from '../../core/random.ts'
import type { GameVersion } from '../../game/version.ts'
import type { LanguageModel } from '../../model/language-model.ts'
import { noop, randomAgent, walkAttack } from './agents/baselines.ts'
import { semanticModel, visionModel } from './agents/by-model.ts'
import { createOracle } from './oracle/oracle.ts'
import type { PurpleAgent } from './purple-agent.ts'

export interface OwnAgentOptions {
  readonly random: Random
  readonly seed: number
  /** The green agent's version of the game, for the oracle. */
  readonly minecraft: GameVersion
  /** Called by the agents that have a model. @throws UsageError if none is specified */
  readonly model: () => LanguageModel
}

/** Our agents by name. */
const AGENTS: Readonly<Record<string, (options: OwnAgentOptions) => PurpleAgent>> = {
  noop: () => noop,
  random: ({ random }) => randomAgent(random),
  'walk-attack': ({ random }) => walkAttack(random),
  'semantic-llm': ({ model, seed }) => semanticModel(model(), seed),
  oracle: ({ minecraft }) => createOracle({ minecraft, format: 1 }),
  vision: ({ model, seed }) => visionModel(model(), seed),
}

export const OWN_AGENTS = Object.keys(AGENTS)

/** One of our agents. @throws UsageError for an unknown name */
export function ownAgent(name: string, options: OwnAgentOptions): PurpleAgent {
  const make = AGENTS[name]
  if (make !== undefined) return make(options)
  throw new UsageError(`There is no agent "${name}".`, { hint: `The agents are ${OWN_AGENTS.join(', ')}.` })
}
