import { AgentClient } from '../a2a/agent-client.ts'
import { AgentError } from '../a2a/agent-error.ts'
import { type CategoryResult, categoryResultSchema } from '../protocol/result.ts'

export interface AssessmentOrder {
  readonly green: string
  /** URLs by role. */
  readonly participants: Readonly<Record<string, string>>
  readonly config: Readonly<Record<string, unknown>>
  readonly token?: string | undefined
  readonly newId: () => string
  readonly signal: AbortSignal
  /** Called with the green agent's messages. */
  readonly tell: (text: string) => void
}

/** Largest stream of an assessment (bytes). */
const MAX_BYTES = 100_000_000

/**
 * Asks a green agent for an assessment and waits for its results.
 * @throws AgentError if it rejects the request, fails, or ends without a result
 */
export async function runAssessment(order: AssessmentOrder): Promise<CategoryResult[]> {
  const { green, participants, config, token, newId, signal, tell } = order
  const client = await AgentClient.connect({ url: green, newId, token, maxBytes: MAX_BYTES })
  const results: CategoryResult[] = []
  for await (const { state, text, data } of client.stream(JSON.stringify({ participants, config }), signal)) {
    results.push(...data.flatMap((value) => categoryResultSchema.safeParse(value).data ?? []))
    if (text !== '') tell(text)
    if (state === 'rejected' || state === 'failed' || state === 'canceled')
      throw new AgentError(green, new Error(`the assessment was ${state}: ${text}`))
  }
  if (results.length === 0) throw new AgentError(green, new Error('the assessment ended without a result'))
  return results
}
