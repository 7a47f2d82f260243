import { AgentServer } from '../a2a/agent-server.ts'
import type { PurpleAgent } from './purple-agent.ts'
import { PurpleExecutor } from './purple-executor.ts'

export interface PurpleOptions {
  readonly host: string
  readonly port: number
  readonly cardUrl?: string | undefined
  readonly token?: string | undefined
  readonly agent: PurpleAgent
}

/** Maximum message size: a full-HD picture in base64, plus facts. */
const MAX_BYTES = 8_000_000
const MAX_REQUESTS = 64

/** Starts one of our agents for assessment. @throws ServerError if it cannot listen there */
export async function servePurple(options: PurpleOptions): Promise<{ url: string; close(): Promise<void> }> {
  const { host, port, cardUrl, token, agent } = options
  const server = new AgentServer({
    ...{ host, port, cardUrl, token },
    profile: {
      name: `CausalMACE ${agent.id}`,
      description: `Plays Minecraft as AgentBeats’ MCU asks: the agent ${agent.id}.`,
      skill: { id: 'play', name: 'Play Minecraft', description: 'Answers observations with actions.' },
      tags: ['minecraft'],
      examples: [],
      streaming: true,
    },
    executor: new PurpleExecutor(agent),
    maxBytes: MAX_BYTES,
    maxRequests: MAX_REQUESTS,
  })
  const url = await server.listen()
  return { url, close: () => server.close() }
}
