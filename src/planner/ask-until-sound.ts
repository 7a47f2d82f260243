import { PlanError } from '../core/errors.ts'
import type { Message, ModelRequest, ReplyOf, RequestKind } from '../model/language-model.ts'
import { renderPrompt } from '../model/prompts.ts'
import type { PlanContext } from './planner.ts'

/** How often an answer with faults goes back to the model. */
export const MAX_REPAIRS = 2
/** Faults that are quoted at a time. */
const QUOTED = 20

/**
 * Asks a question, and asks again with the faults quoted while the answer has any.
 * @param what names the answer in the error, e.g. "decomposition"
 * @throws PlanError when the answer still has faults after two re-asks; ModelError when the model has none.
 */
export async function askUntilSound<K extends RequestKind, T>(
  question: Pick<ModelRequest<K>, 'kind' | 'messages' | 'facts'>,
  options: { what: string; context: PlanContext; check(reply: ReplyOf<K>): { value: T; faults: string[] } },
): Promise<T> {
  const { what, context, check } = options
  let messages: readonly Message[] = question.messages
  for (let calls = 1; ; calls++) {
    const { value: reply } = await context.model.generate(
      { ...question, messages, seed: context.seed, sample: calls - 1 },
      context.signal && { signal: context.signal },
    )
    const { value, faults } = check(reply)
    if (faults.length === 0) return value
    const quoted = faults.slice(0, QUOTED).join('\n')
    if (calls > MAX_REPAIRS) {
      throw new PlanError(`The ${what} still has faults after ${MAX_REPAIRS} re-asks:\n${quoted}`, {
        hint: 'Try another model, or a smaller task.',
      })
    }
    const answered: Message = { role: 'assistant', content: JSON.stringify(reply) }
    messages = [...messages, answered, ...renderPrompt('mend-plan', { faults: quoted })]
  }
}
