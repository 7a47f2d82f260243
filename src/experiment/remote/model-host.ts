import { ModelError } from '../../core/errors.ts'
import type { LanguageModel, ModelRequest } from '../../model/language-model.ts'
import { toErrorRecord } from '../error-record.ts'
import type { FromModelHost, RefusalRecord, ToModelHost } from './model-messages.ts'

/** Answers what the other side of a channel asks. */
export class ModelHost {
  readonly #model: LanguageModel
  readonly #tell: (message: FromModelHost) => void
  readonly #open = new Map<number, AbortController>()

  constructor(model: LanguageModel, tell: (message: FromModelHost) => void) {
    this.#model = model
    this.#tell = tell
  }

  receive(message: ToModelHost): void {
    if (message.type === 'abandon') this.#open.get(message.id)?.abort()
    else void this.#answer(message.id, message.request)
  }

  /** Gives up every call that is under way: nobody waits for the replies any more, and they cost money. */
  close(): void {
    for (const call of this.#open.values()) call.abort()
  }

  async #answer(id: number, request: ModelRequest): Promise<void> {
    const call = new AbortController()
    this.#open.set(id, call)
    try {
      const reply = await this.#model.generate(request, { signal: call.signal })
      this.#tell({ type: 'reply', id, reply })
    } catch (error) {
      this.#tell({ type: 'refusal', id, error: toRefusal(error) })
    } finally {
      this.#open.delete(id)
    }
  }
}

function toRefusal(error: unknown): RefusalRecord {
  const { attempts, usage } =
    error instanceof ModelError ? error : { attempts: 0, usage: { inputTokens: 0, outputTokens: 0 } }
  return { ...toErrorRecord(error, 'model'), attempts, usage }
}
