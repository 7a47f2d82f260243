import { CausalMaceError } from '../../core/errors.ts'

/** Maximum length of a quotation from an agent's answer (characters). */
const MAX_QUOTE = 200

/** An A2A agent that does not answer, or violates the protocol. */
export class AgentError extends CausalMaceError {
  readonly code = 'agent_error'

  /** @param agent which agent: its URL or role */
  constructor(agent: string, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause)
    super(`No usable answer from ${agent}: ${why.replaceAll(/\s+/g, ' ').slice(0, MAX_QUOTE)}.`, {
      hint: 'Check that the agent runs at this URL and serves /.well-known/agent-card.json.',
      cause,
    })
  }
}
