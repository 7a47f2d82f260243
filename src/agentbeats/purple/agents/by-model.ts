import { z } from 'zod'
import { keyActionSchema } from '../../../body/keys/action-schema.ts'
import { semanticActionSchema } from '../../../environment/observations.ts'
import type { LanguageModel, Message } from '../../../model/language-model.ts'
import { renderPrompt } from '../../../model/prompts.ts'
import type { Observation, PurpleAgent } from '../purple-agent.ts'

/**
 * The parts of an observation that an agent acting by words needs; our green agent sends them if `config.action` is `semantic`.
 */
const wordsSchema = z.object({
  semantic: z.object({ text: z.string(), lastAction: z.unknown().optional() }),
})

/** A language model with the actions of our own agents. */
export const semanticModel = (model: LanguageModel, seed: number): PurpleAgent => ({
  id: `semantic-llm ${model.id}`,
  begin: () => ({
    async act({ semantic, step }, signal) {
      const parsed = wordsSchema.safeParse(semantic)
      if (!parsed.success) return { type: 'action', action_type: 'semantic', action: null }
      const { text, lastAction } = parsed.data.semantic
      const last = lastAction === undefined || lastAction === null ? 'none yet' : JSON.stringify(lastAction)
      const { value } = await model.generate(
        {
          messages: renderPrompt('play-by-words', { observation: text, last }),
          schema: semanticActionSchema,
          name: 'play-by-words',
          seed,
          sample: step,
        },
        { signal },
      )
      return { type: 'action', action_type: 'semantic', ...value }
    },
  }),
})

/** Pictures that a vision model is shown: the most recent ones, including the current one. */
const SHOWN_PICTURES = 3

/** A vision model that sees pictures and presses keys, with any green agent. */
export const visionModel = (model: LanguageModel, seed: number): PurpleAgent => ({
  id: `vision ${model.id}`,
  begin({ text, prompt }) {
    const instructions = prompt === '' ? promptFor(text) : prompt
    const seen: Observation[] = []
    return {
      async act(observation, signal) {
        seen.push(observation)
        if (seen.length > SHOWN_PICTURES) seen.shift()
        const { value } = await model.generate(
          {
            messages: messagesOf(`${instructions}\n\n${text}`, seen),
            schema: keyActionSchema,
            name: 'play-by-keys',
            seed,
            sample: observation.step,
          },
          { signal },
        )
        return keysReply(value)
      },
    }
  },
})

const promptFor = (task: string): string =>
  renderPrompt('play-by-keys', { task })
    .map(({ content }) => content)
    .join('\n')

const messagesOf = (instructions: string, seen: readonly Observation[]): Message[] => [
  { role: 'system', content: instructions },
  {
    role: 'user',
    content: seen.flatMap(({ step, obs }) => [
      { type: 'text' as const, text: `Step ${step}:` },
      { type: 'image' as const, url: `data:image/jpeg;base64,${obs}` },
    ]),
  },
]

/** The wire form of the parsed action: flags are booleans after parsing, and are sent as 0 and 1. */
function keysReply(value: z.infer<typeof keyActionSchema>): object {
  if (!('action' in value)) {
    const buttons = (value.buttons as readonly (number | boolean)[]).map(Number)
    return { type: 'action', action_type: 'agent', buttons, camera: value.camera }
  }
  const { camera = [0, 0], ...buttons } = value.action as Record<string, unknown>
  const down = Object.entries(buttons).flatMap(([name, isDown]) => (isDown === true ? [[name, 1]] : []))
  return { type: 'action', action_type: 'env', action: { ...Object.fromEntries(down), camera } }
}
