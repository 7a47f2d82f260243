import type { Message } from '../../src/model/language-model.ts'
import { hashMessages } from '../../src/model/prompts.ts'
import type { Answerer, Ask } from '../../src/question/answerer.ts'
import { expertAnswer } from '../../src/question/expert/expert.ts'
import { GameKnowledge } from '../../src/question/expert/game-knowledge.ts'
import { requestOf } from '../../src/question/request-of.ts'
import { builtinGame } from '../../src/scenario/builtin-expert.ts'
import { type OpenAiServer, reply, startOpenAiServer } from './openai-server.ts'

/**
 * An OpenAI-compatible server that answers like the expert. The expert reads facts, which are not part of the messages, so
 * `witness` records which facts belong to which messages.
 */
export async function startTruthfulServer(): Promise<
  OpenAiServer & { witness(answerer: Answerer): Answerer }
> {
  const seen = new Map<string, Ask>()
  const knowledge = new GameKnowledge(builtinGame)
  const server = await startOpenAiServer(async ({ messages }) => {
    const ask = seen.get(hashMessages(messages as readonly Message[]))
    return reply(ask === undefined ? 'I do not know that question.' : expertAnswer(ask, knowledge))
  })
  const witness = (answerer: Answerer): Answerer => ({
    ...answerer,
    answer(ask, options) {
      seen.set(hashMessages(requestOf(ask).messages), ask as never)
      return answerer.answer(ask, options)
    },
  })
  return { ...server, witness }
}
