import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request for a chat completion. */
export interface ChatRequest {
  model: string
  messages: { role: string; content: string | { type: string; [field: string]: unknown }[] }[]
  seed?: number
  temperature?: number
  response_format?: { type: string; json_schema?: { name: string; strict: boolean; schema: object } }
  [field: string]: unknown
}

/** The server's reaction to a request. */
export type Answer = (response: ServerResponse, request: IncomingMessage) => void

/** Answers with a chat completion. Values other than text are sent as JSON. */
export const reply = (
  value: unknown,
  changes: { finish?: string; refusal?: string; usage?: object } = {},
): Answer =>
  json(200, {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    choices: [
      {
        index: 0,
        finish_reason: changes.finish ?? 'stop',
        message: {
          role: 'assistant',
          content: typeof value === 'string' ? value : JSON.stringify(value),
          refusal: changes.refusal ?? null,
        },
      },
    ],
    usage: changes.usage ?? usageOf({ inputTokens: 100, outputTokens: 20 }),
  })

/** Tokens as the API counts them. */
export const usageOf = ({ inputTokens, outputTokens }: { inputTokens: number; outputTokens: number }) => ({
  prompt_tokens: inputTokens,
  completion_tokens: outputTokens,
  total_tokens: inputTokens + outputTokens,
})

export const refusal = (text: string): Answer => reply('', { refusal: text })
export const truncated = (text: string): Answer => reply(text, { finish: 'length' })

/** Answers with an error in the format of the API. */
export const failure = (
  status: number,
  message: string,
  more: { headers?: Record<string, string>; param?: string; code?: string } = {},
): Answer =>
  json(status, { error: { message, type: 'error', param: more.param, code: more.code } }, more.headers)

export const raw =
  (body: string, contentType: string, status = 200): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': contentType }).end(body)

function json(status: number, body: unknown, headers: Record<string, string> = {}): Answer {
  return (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

/** Never answers. */
export const hang: Answer = () => undefined
/** Starts an answer and never finishes it. */
export const hangInBody: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"choices": [')
}
/** Closes the connection without an answer. */
export const reset: Answer = (_response, request) => {
  request.socket.resetAndDestroy()
}
/** Closes the connection in the middle of the answer. */
export const resetInBody: Answer = (response, request) => {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"choices": [', () => {
    request.socket.resetAndDestroy()
  })
}
/** Answers with the given number of bytes. */
export const huge = (bytes: number): Answer => reply(`{"thought": "${'x'.repeat(bytes)}"}`)

/** An endpoint that supports only some forms of structured output, like older ones. */
export const accepting =
  (types: readonly string[], handler: Handler): Handler =>
  (request, number) => {
    const wanted = request.response_format?.type ?? 'text'
    return types.includes(wanted)
      ? handler(request, number)
      : failure(400, `Invalid parameter: 'response_format' of type '${wanted}' is not supported.`)
  }

/** Answers a request; `number` counts from 0. */
export type Handler = (request: ChatRequest, number: number) => Answer | Promise<Answer>

export interface OpenAiServer {
  /** Base URL, including `/v1`. */
  baseUrl: string
  /** All chat requests so far. */
  requests: { body: ChatRequest; authorization: string | undefined }[]
  close(): Promise<void>
}

/**
 * An OpenAI-compatible chat completions server on loopback. The handler chooses the answers, including the misbehaving ones
 * above.
 * @param props the server's properties, as llama.cpp reports them
 */
export async function startOpenAiServer(
  handler: Handler,
  models?: (string | { id: string; [field: string]: unknown })[],
  props?: object,
): Promise<OpenAiServer> {
  const requests: OpenAiServer['requests'] = []
  const server = createServer(async (request, response) => {
    if (request.url === '/v1/models' && models !== undefined) {
      const data = models.map((model) => (typeof model === 'string' ? { id: model, object: 'model' } : model))
      return json(200, { object: 'list', data })(response, request)
    }
    if (request.url === '/props' && props !== undefined) return json(200, props)(response, request)
    if (request.url !== '/v1/chat/completions') return failure(404, 'no such path')(response, request)
    const body = JSON.parse(await textOf(request)) as ChatRequest
    requests.push({ body, authorization: request.headers.authorization })
    const answer = await handler(body, requests.length - 1)
    answer(response, request)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Gives the answers in order, and repeats the last one. */
export const inOrder =
  (...answers: [Answer, ...Answer[]]): Handler =>
  (_request, number) =>
    answers[Math.min(number, answers.length - 1)] as Answer

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}
