import { ModelError } from '../../core/errors.ts'
import type { LanguageModel } from '../language-model.ts'
import { occurrences, requestKey } from '../request-key.ts'
import { readCassette } from './cassette-file.ts'

/**
 * A model that gives the replies in a cassette, without a key or network. It has the id of the recorded model, so that the same
 * run leaves the same plan. A request that is not in the cassette ends in a ModelError.
 * @param plugins fingerprints of the plug-ins in use now
 * @throws InvalidFileError if the file is not a cassette; ModelError if it was recorded with other prompts or plug-ins
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
      const { name, agent, schema } = request
      const key = requestKey(model, request)
      const occurrence = count(key)
      const entry = byKey.get(`${key} ${occurrence}`)
      if (entry?.error !== undefined) throw new ModelError(entry.error.message, entry.error)
      const value = schema.safeParse(entry?.reply?.value)
      if (entry?.reply !== undefined && value.success) {
        const { latencyMs, ...reply } = entry.reply
        return { ...reply, ...(latencyMs === undefined ? {} : { latencyMs }), value: value.data }
      }
      const asker = agent === undefined ? 'the planner' : agent
      const again = occurrence === 0 ? '' : ` (ask ${occurrence + 1} of this request)`
      throw new ModelError(
        `The cassette ${file} holds no reply to this request of kind "${name}" by ${asker}${again}.`,
        {
          code: 'model_cassette',
          hint: `A cassette replays the very run that was recorded: same task, seed, agents, flags and version (causalmace ${header.causalmace}). Change them back, or re-record with --record.`,
        },
      )
    },
  }
}
