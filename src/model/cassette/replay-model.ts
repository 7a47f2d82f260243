import { ModelError } from '../../core/errors.ts'
import { type LanguageModel, type ReplyOf, replySchemas } from '../language-model.ts'
import { occurrences, requestKey } from '../request-key.ts'
import { readCassette } from './cassette-file.ts'

/**
 * A model that gives the replies of a cassette, without key or network. It bears the id of the model that was recorded,
 * so that the same run leaves the same plan.
 * @param plugins fingerprints of the plug-ins that take part now
 * @throws InvalidFileError when the file is no cassette; ModelError when it was recorded with other prompts or plug-ins. Asking what
 * the cassette does not hold is a ModelError, too.
 */
export function createReplayModel(file: string, plugins: readonly string[] = []): LanguageModel {
  const { header, entries } = readCassette(file, plugins)
  const byKey = new Map(entries.map((entry) => [`${entry.key} ${entry.occurrence}`, entry]))
  const count = occurrences()
  const model = { id: header.model, settings: header.settings }
  return {
    ...model,
    async generate(request, options) {
      options?.signal?.throwIfAborted()
      const { kind, agent } = request
      const key = requestKey(model, request)
      const occurrence = count(key)
      const entry = byKey.get(`${key} ${occurrence}`)
      if (entry?.error !== undefined) throw new ModelError(entry.error.message, entry.error)
      const value = replySchemas[kind].safeParse(entry?.reply?.value)
      if (entry?.reply !== undefined && value.success) {
        return { ...entry.reply, value: value.data as ReplyOf<typeof kind> }
      }
      const asker = agent === undefined ? 'the planner' : agent
      const again = occurrence === 0 ? '' : `, asked for the ${occurrence + 1}th time`
      throw new ModelError(
        `The cassette ${file} holds no reply to this request of kind "${kind}" by ${asker}${again}.`,
        {
          code: 'model_cassette',
          hint: `A cassette replays the very run that was recorded: same task, seed, agents, flags and version (causalmace ${header.causalmace}). Change them back, or record anew with --record.`,
        },
      )
    },
  }
}
