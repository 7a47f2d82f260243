import { heuristicAnswer } from './heuristic-model/server.ts'
import {
  type Answer,
  failure,
  type OpenAiServer,
  raw,
  refusal,
  reply,
  startOpenAiServer,
  truncated,
} from './openai-server.ts'

const letters = (text: string, form: (code: string, letter: string) => string): string =>
  Array.from(text, (letter) => form(letter.charCodeAt(0).toString(16), letter)).join('')

/** How a secret may be written in what an endpoint says. */
const FORMS: readonly ((key: string) => string)[] = [
  (key) => key,
  (key) => key.toLowerCase(),
  (key) => key.toUpperCase(),
  (key) => letters(key, (code) => `\\u${code.padStart(4, '0')}`),
  (key) => encodeURIComponent(key),
  (key) => letters(key, (code) => `%${code.padStart(2, '0')}`),
  (key) => Buffer.from(key).toString('base64'),
  (key) => Buffer.from(`u:${key}`).toString('base64'),
  (key) => Buffer.from(`Authorization: Bearer ${key}`).toString('base64url'),
  (key) => Buffer.from(key).toString('hex'),
  (key) => letters(key, (code) => `&#x${code};`),
  (key) => JSON.stringify(JSON.stringify({ key })),
]

/** The secret in every form. */
const all = (key: string): string => FORMS.map((form) => form(key)).join(' ; ')

const json = (body: unknown, status = 200): Answer => raw(JSON.stringify(body), 'application/json', status)
const message = (fields: object): Answer =>
  json({ choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', ...fields } }] })

/** Ways in which an endpoint leaks the key that it was sent, by the name of the model that does so. */
export const LEAKS: Readonly<Record<string, (key: string) => Answer>> = {
  says_wrong_key: (key) => failure(401, `Incorrect API key provided: ${all(key)}`),
  forbids: (key) => failure(403, `The key ${all(key)} may not do this`),
  refuses_request: (key) => failure(400, `Bad header: ${all(key)}`),
  names_it_as_code: (key) => failure(400, 'bad', { code: key, param: key }),
  filters: (key) => failure(400, `filtered ${all(key)}`, { code: 'content_filter' }),
  lacks_model: (key) => failure(404, `The model does not exist for ${all(key)}`, { code: 'model_not_found' }),
  lacks_page: (key) => raw(`<html>Nothing at /?key=${all(key)}</html>`, 'text/html', 404),
  has_no_credit: (key) => failure(402, `No credit for ${all(key)}`),
  has_no_quota: (key) => failure(429, `Quota of ${all(key)} is used up`, { code: 'insufficient_quota' }),
  limits: (key) => failure(429, `slow down, ${all(key)}`),
  limits_with_header: (key) =>
    failure(429, 'slow', { headers: { 'retry-after': key, 'x-ratelimit-reset-requests': key } }),
  fails: (key) => failure(500, `oops ${all(key)}`),
  fails_as_page: (key) => raw(`<html><pre>Bearer ${all(key)}</pre></html>`, 'text/html', 502),
  fails_as_text: (key) => raw(`upstream said: ${all(key)}`, 'text/plain', 503),
  fails_as_list: (key) => json([{ error: { message: all(key), details: [{ reason: key }] } }], 500),
  fails_in_json_in_json: (key) => failure(500, JSON.stringify({ error: { message: all(key) } })),
  details: (key) => json({ detail: [{ loc: ['header', key], msg: all(key), type: 'value_error' }] }, 422),
  has_no_room: (key) => failure(400, `${all(key)} is too long`, { code: 'context_length_exceeded' }),
  is_no_completion: (key) => json({ hello: all(key), headers: { authorization: `Bearer ${key}` } }),
  has_error_in_200: (key) => json({ error: { message: all(key), code: 500 } }),
  breaks_off: (key) =>
    raw(`{"choices": [{"message": {"content": ${JSON.stringify(all(key))}`, 'application/json'),
  breaks_off_in_key: (key) => raw(`${'x'.repeat(150)} ${key} ${key} ${key}`, 'text/plain'),
  streams_error: (key) =>
    raw(`data: {"error": {"message": ${JSON.stringify(all(key))}}}\n\n`, 'text/event-stream'),
  refuses: (key) => refusal(`I shall not repeat ${all(key)}.`),
  is_filtered: (key) => reply(all(key), { finish: 'content_filter' }),
  is_cut_off: (key) => truncated(`{"thought": ${JSON.stringify(all(key))}`),
  babbles: (key) => reply(`Your key is ${all(key)}`),
  escapes: (key) =>
    raw(
      `{"choices":[{"finish_reason":"stop","message":{"content":"${letters(key, (code) => `\\u${code.padStart(4, '0')}`)}"}}]}`,
      'application/json',
    ),
  thinks: (key) => message({ content: '', reasoning_content: `The key is ${all(key)}` }),
  thinks_in_tags: (key) => message({ content: `<think>${all(key)}</think>` }),
  calls_tool: (key) =>
    message({
      content: null,
      tool_calls: [{ type: 'function', function: { name: key, arguments: `{"k": "${key}"}` } }],
    }),
  answers_in_fields: (key) => reply({ [key]: all(key), [`x${key}`]: [key], action: all(key), subtask: key }),
  answers_in_lists: (key) => reply([[all(key)]]),
  counts_with_it: (key) => reply('no', { usage: { prompt_tokens: key, completion_tokens: all(key) } }),
  redirects: (key) => (response) =>
    response
      .writeHead(307, { location: `http://other.example/?key=${encodeURIComponent(key)}` })
      .end(all(key)),
  redirects_to_broken: (key) => (response) => response.writeHead(307, { location: `http://[${key}` }).end(),
}

/** Answers correctly, and repeats the key in every field that holds text. */
export const PLAYS = 'plays_and_repeats'

/** An endpoint that repeats the key which it was sent, in one way for each model. */
export async function startLeakingEndpoint(): Promise<OpenAiServer> {
  const server: OpenAiServer = await startOpenAiServer(({ model, messages }) => {
    const key = server.requests.at(-1)?.authorization?.replace('Bearer ', '') ?? ''
    const leak = LEAKS[model]
    return leak === undefined ? repeating(heuristicAnswer(messages).value, key) : leak(key)
  })
  return server
}

function repeating(text: string, key: string): Answer {
  if (!/^[{[]/.test(text)) return reply({ reasoning: all(key), summary: `It is ${all(key)}`, status: true })
  const value: unknown = JSON.parse(text)
  if (Array.isArray(value)) return reply(text)
  return reply({ thought: `I have ${all(key)}`, ...withIt(value as object, key) })
}

const withIt = (value: object, key: string): object =>
  Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      /thought|reason|explanation|summary|question|comment/.test(name) ? `${String(part)} ${all(key)}` : part,
    ]),
  )
