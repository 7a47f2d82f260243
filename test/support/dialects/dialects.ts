import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, type ChatRequest, failure, raw } from '../openai-server.ts'

/** A model's reply to a request: text, or JSON if it was asked for. */
type Say = (request: ChatRequest) => string

/**
 * A server with habits of its own. The shapes of its refusals and replies are those of the source. What a reply says is up to the
 * test; a refusal names the field of ours where the source has another one (`seed` instead of `name`, a schema of a reply instead of
 * that of a tool).
 */
export interface CapturedDialect {
  server: string
  source: string
  answer(request: ChatRequest, say: Say): Answer
}

const github = (path: string): string => `https://github.com/${path}`
const json = (value: unknown, status = 200): Answer => raw(JSON.stringify(value), 'application/json', status)
const usage = { prompt_tokens: 700, completion_tokens: 60, total_tokens: 760 }

const completion = (message: object, finish_reason = 'stop'): object => ({
  id: 'chatcmpl-8e0d5a86d87f4e3cbc78591b49a023aa',
  object: 'chat.completion',
  created: 1755146543,
  model: 'any',
  choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason }],
  usage,
})

const plain = (request: ChatRequest, say: Say): Answer => json(completion({ content: say(request) }))
const formatOf = ({ response_format }: ChatRequest): string => response_format?.type ?? 'text'
const rolesOf = ({ messages }: ChatRequest): string[] => messages.map(({ role }) => role)
const isAlternating = (roles: readonly string[]): boolean =>
  roles.every((role, index) => role === (index % 2 === 0 ? 'user' : 'assistant'))
/** Keywords of the requested schema. The names of properties would count, too, but ours have none like these. */
const schemaHas = (request: ChatRequest, key: string): boolean =>
  JSON.stringify(request.response_format?.json_schema?.schema ?? {}).includes(`"${key}":`)
const halves = (text: string): [string, string] => {
  const middle = Math.ceil(text.length / 2)
  return [text.slice(0, middle), text.slice(middle)]
}

const chunk = (delta: object, finish: string | null = null): string =>
  `data: ${JSON.stringify({ id: 'test-id', object: 'chat.completion.chunk', created: 1, model: 'test', choices: [{ index: 0, finish_reason: finish, delta }] })}\n\n`

/** Sends a stream as a stream. */
const stream =
  (pieces: readonly string[], type: string): Answer =>
  async (response) => {
    response.writeHead(200, { 'content-type': type })
    for (const piece of pieces) {
      response.write(piece)
      await sleep(1)
    }
    response.end()
  }

const refused = (message: string, type = 'BadRequestError'): Answer =>
  json({ object: 'error', message, type, param: null, code: 400 }, 400)

/** Ways of real servers, each of which can be answered to. */
export const DIALECTS: readonly CapturedDialect[] = [
  {
    server: 'Mistral: content as a list of parts, with thinking',
    source: github('langchain4j/langchain4j/pull/4474'),
    answer: (request, say) =>
      json(
        completion({
          content: [
            { type: 'thinking', thinking: [{ type: 'text', text: 'Let me reason {"about": ' }] },
            { type: 'text', text: say(request) },
          ],
        }),
      ),
  },
  {
    server: 'Mistral: no field it does not know',
    source: github('nomtek/mistralai_client_dart/issues/44'),
    answer: (request, say) =>
      'seed' in request
        ? json(
            {
              object: 'error',
              message: {
                detail: [
                  {
                    type: 'extra_forbidden',
                    loc: ['body', 'seed'],
                    msg: 'Extra inputs are not permitted',
                    input: request.seed,
                  },
                ],
              },
              type: 'invalid_request_error',
              param: null,
              code: null,
            },
            422,
          )
        : plain(request, say),
  },
  {
    server: 'Gemini: a key of the schema that it does not know',
    source: github('karthink/gptel/issues/806'),
    answer(request, say) {
      const unknown = ['additionalProperties', 'propertyNames'].filter((key) => schemaHas(request, key))
      if (unknown.length === 0) return plain(request, say)
      const message = unknown
        .map(
          (key) =>
            `Invalid JSON payload received. Unknown name "${key}" at 'generation_config.response_schema': Cannot find field.`,
        )
        .join('\n')
      return json(
        [
          {
            error: {
              code: 400,
              message,
              status: 'INVALID_ARGUMENT',
              details: [
                {
                  '@type': 'type.googleapis.com/google.rpc.BadRequest',
                  fieldViolations: [{ field: 'generation_config.response_schema', description: message }],
                },
              ],
            },
          },
        ],
        400,
      )
    },
  },
  {
    server: 'Gemini: an unknown field, in a list',
    source: github('SuzumiyaAkizuki/ComfyUI-NewBie-LLM-Formatter/issues/3'),
    answer: (request, say) =>
      'seed' in request
        ? json(
            [
              {
                error: {
                  code: 400,
                  message: 'Invalid JSON payload received. Unknown name "seed": Cannot find field.',
                  status: 'INVALID_ARGUMENT',
                  details: [
                    {
                      '@type': 'type.googleapis.com/google.rpc.BadRequest',
                      fieldViolations: [
                        {
                          description:
                            'Invalid JSON payload received. Unknown name "seed": Cannot find field.',
                        },
                      ],
                    },
                  ],
                },
              },
            ],
            400,
          )
        : plain(request, say),
  },
  {
    server: 'vLLM: roles must alternate',
    source: github('vllm-project/vllm/issues/6862'),
    answer(request, say) {
      const [first, ...others] = rolesOf(request)
      return isAlternating(first === 'system' ? others : rolesOf(request))
        ? plain(request, say)
        : refused(
            'After the optional system message, conversation roles must alternate user/assistant/user/assistant/...',
          )
    },
  },
  {
    server: 'vLLM: roles must alternate, and system is none',
    source: github('microsoft/autogen/issues/1037'),
    answer: (request, say) =>
      isAlternating(rolesOf(request))
        ? plain(request, say)
        : json(
            {
              object: 'error',
              message: 'Conversation roles must alternate user/assistant/user/assistant/...',
              type: 'invalid_request_error',
              param: null,
              code: null,
            },
            400,
          ),
  },
  {
    server: 'vLLM with Gemma: no system role',
    source: github('vllm-project/vllm/pull/2964'),
    answer: (request, say) =>
      rolesOf(request).includes('system') ? refused('System role not supported') : plain(request, say),
  },
  {
    server: 'OpenAI o1-mini: no system role',
    source: github('tailcallhq/forgecode/issues/1177'),
    answer: (request, say) =>
      rolesOf(request).includes('system')
        ? failure(400, "Unsupported value: 'messages[0].role' does not support 'system' with this model.", {
            param: 'messages[0].role',
            code: 'unsupported_value',
          })
        : plain(request, say),
  },
  {
    server: 'vLLM: a grammar that cannot be compiled, as a failure of the server',
    source: github('noonghunna/club-3090/issues/45'),
    answer: (request, say) =>
      schemaHas(request, 'propertyNames') || formatOf(request) === 'json_schema'
        ? json(
            {
              error: {
                message: 'Grammar error: Unimplemented keys: ["propertyNames"]',
                type: 'InternalServerError',
                param: null,
                code: 500,
              },
            },
            500,
          )
        : plain(request, say),
  },
  {
    server: 'llama.cpp: a grammar that cannot be parsed',
    source: github('lidge-jun/opencodex/issues/2135'),
    answer: (request, say) =>
      formatOf(request) === 'json_schema'
        ? json(
            {
              error: {
                code: 400,
                message: 'Failed to initialize samplers: failed to parse grammar',
                type: 'invalid_request_error',
              },
            },
            400,
          )
        : plain(request, say),
  },
  {
    server: 'LM Studio: JSON by schema or not at all',
    source: github('LoadShine/tada/issues/16'),
    answer: (request, say) =>
      formatOf(request) === 'json_object'
        ? json({ error: "'response_format.type' must be 'json_schema' or 'text'" }, 400)
        : plain(request, say),
  },
  {
    server: 'OpenAI: max_completion_tokens',
    source: github('openai/openai-python/issues/2046'),
    answer: (request, say) =>
      'max_tokens' in request
        ? failure(
            400,
            "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
            { param: 'max_tokens', code: 'unsupported_parameter' },
          )
        : plain(request, say),
  },
  {
    server: 'OpenRouter: an error of the provider inside its own',
    source: github('reVrost/go-openrouter/pull/21'),
    answer: (request, say) =>
      formatOf(request) === 'text'
        ? plain(request, say)
        : json(
            {
              error: {
                message: 'Provider returned error',
                code: 400,
                metadata: {
                  raw: '{\n  "error": {\n    "message": "Response input messages must contain the word \'json\' in some form to use \'text.format\' of type \'json_object\'.",\n    "type": "invalid_request_error",\n    "param": "input",\n    "code": null\n  }\n}',
                  provider_name: 'OpenAI',
                },
              },
              user_id: 'org_2x...f5',
            },
            // Errors of providers also come with 200, says its documentation.
            200,
          ),
  },
  {
    server: 'vLLM: the whole reply in reasoning_content',
    source: github('vllm-project/vllm/issues/15618'),
    answer: (request, say) => json(completion({ reasoning_content: say(request), content: null })),
  },
  {
    server: 'Ollama: the whole reply in reasoning',
    source: github('ollama/ollama/issues/15288'),
    answer: (request, say) => json(completion({ content: '', reasoning: say(request) })),
  },
  {
    server: 'vLLM without a parser: thoughts between tags',
    source: github('triton-inference-server/perf_analyzer/pull/433'),
    answer: (request, say) =>
      json(completion({ content: `<think>Okay, {"so": the user wants\n</think>\n\n${say(request)}` })),
  },
  {
    server: 'vLLM with DeepSeek: the call of a tool instead of a text',
    source: github('vllm-project/vllm/issues/13375'),
    answer: (request, say) =>
      json(
        completion(
          {
            content: null,
            tool_calls: [
              { id: 'call_0', type: 'function', function: { name: 'answer', arguments: say(request) } },
            ],
          },
          'tool_calls',
        ),
      ),
  },
  {
    server: 'minimind and others: a stream unless told otherwise',
    source: github('jingyaogong/minimind/pull/851'),
    answer(request, say) {
      if (request['stream'] === false) return plain(request, say)
      return stream([chunk({ content: say(request) }), 'data: [DONE]\n\n'], 'text/event-stream')
    },
  },
  {
    // The pieces are those of mlflow/mlflow, pull 10765; with thoughts and usage as vLLM sends them.
    server: 'unsloth: a stream for any request',
    source: github('unslothai/unsloth/issues/6570'),
    answer(request, say) {
      const [a, b] = halves(say(request))
      const pieces = [
        ': keep-alive\n\n',
        chunk({ role: 'assistant', content: '' }),
        chunk({ reasoning_content: 'Okay' }),
        chunk({ content: a }),
        chunk({ content: b }),
        chunk({}, 'stop'),
        `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [], usage })}\n\n`,
        'data: [DONE]\n\n',
      ]
      return stream(pieces, 'text/event-stream')
    },
  },
  {
    server: '9router: JSON with the end of a stream behind it',
    source: github('decolua/9router/issues/3492'),
    answer: (request, say) =>
      raw(
        `${JSON.stringify(completion({ content: say(request) }))}\n\ndata: [DONE]\n\n`,
        'text/event-stream',
      ),
  },
  {
    server: 'Ollama: lines of JSON',
    source: 'https://docs.ollama.com/api/streaming.md',
    answer(request, say) {
      const about = { model: 'gemma3', created_at: '2025-10-26T17:15:24.097767Z' }
      const line = (content: string, more: object) =>
        `${JSON.stringify({ ...about, message: { role: 'assistant', content }, ...more })}\n`
      const [a, b] = halves(say(request))
      const last = { done: true, done_reason: 'stop', prompt_eval_count: 700, eval_count: 60 }
      return stream(
        [line(a, { done: false }), line(b, { done: false }), line('', last)],
        'application/x-ndjson',
      )
    },
  },
]
