import { expertModel } from '../../src/model/expert/expert-model.ts'
import type { ModelRequest } from '../../src/model/language-model.ts'
import type { Middleware } from '../../src/model/middleware/wrap.ts'
import { hashMessages } from '../../src/model/prompts.ts'
import { type OpenAiServer, reply, startOpenAiServer } from './openai-server.ts'

/**
 * An OpenAI-compatible server that knows the game: it answers as the expert would. The expert reads facts, which do not
 * cross the wire, so `witness` notes beside the wire which facts belong to which messages.
 */
export async function startTruthfulServer(): Promise<OpenAiServer & { witness: Middleware }> {
  const seen = new Map<string, ModelRequest>()
  const server = await startOpenAiServer(async ({ messages }) => {
    const request = seen.get(hashMessages(messages as ModelRequest['messages']))
    if (request === undefined) return reply('I do not know that question.')
    return reply((await expertModel.generate(request)).value)
  })
  const witness: Middleware = ({ request, next }) => {
    seen.set(hashMessages(request.messages), request as unknown as ModelRequest)
    return next()
  }
  return { ...server, witness }
}
