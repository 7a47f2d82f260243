import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Usage } from '../../src/model/language-model.ts'
import { heuristicAnswer } from './heuristic-model/server.ts'
import {
  type Answer,
  failure,
  huge,
  type OpenAiServer,
  raw,
  refusal,
  reply,
  reset,
  startOpenAiServer,
} from './openai-server.ts'

/** Sends an invalid answer, a piece now and then, as long as the client listens. */
const drip: Answer = async (response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  while (!response.destroyed) {
    response.write(' ')
    await sleep(100)
  }
}

/** Misbehaviour of endpoints, by the name of a model that shows only that. */
const MISBEHAVIOUR: Readonly<Record<string, Answer>> = {
  resets: reset,
  throttles: failure(429, 'slow down'),
  asks_to_wait: failure(429, 'slow down', { headers: { 'retry-after': '1' } }),
  fails: failure(500, 'oops'),
  drips: drip,
  overflows: huge(5_000_000),
  mistypes: raw('{"choices": "none", "usage": {"prompt_tokens": "many"}}', 'application/json'),
  breaks_off: raw('{"choices": [{"message": {"con', 'application/json'),
  refuses: refusal('I cannot help with that.'),
  has_no_room: failure(400, 'x', { code: 'context_length_exceeded' }),
  babbles: reply('I would rather not say.'),
  knows_no_key: failure(401, 'Incorrect API key provided'),
}

/** Every second answer is good; never three faults of the endpoint in a row, which would be an outage. */
const MOODS = [
  'asks_to_wait',
  'fails',
  'resets',
  'mistypes',
  'overflows',
  'throttles',
  'babbles',
  'breaks_off',
]

export interface MisbehavingEndpoint extends OpenAiServer {
  /** Maximum number of requests under way at the same time. */
  mostAtOnce(): number
  /** Tokens of the largest question with its answer. */
  largest(): number
}

/**
 * An endpoint whose models do what their names say; `behaves` plays from the text of its messages. A model with any other name
 * does so, too, but misbehaves every second time, in one way after another.
 * @param deadMs time after its first request without answers (ms)
 */
export async function startMisbehavingEndpoint(deadMs = 0): Promise<MisbehavingEndpoint> {
  let [underWay, most, largest] = [0, 0, 0]
  let deadUntil: number | undefined
  const server = await startOpenAiServer(async ({ model, messages }, number) => {
    deadUntil ??= performance.now() + deadMs
    if (performance.now() < deadUntil) return reset
    const isInAMood = model !== 'behaves' && number % 2 === 1
    const mood = MISBEHAVIOUR[model] ?? (isInAMood ? MISBEHAVIOUR[moodOf(number)] : undefined)
    const { answer, inputTokens, outputTokens } = heuristicAnswer(messages)
    largest = Math.max(largest, tokensOf({ inputTokens, outputTokens }))
    most = Math.max(most, ++underWay)
    // A reply takes its time, so that others come meanwhile.
    await sleep(30)
    return (response, request) => {
      void once(response, 'close').then(() => underWay--)
      ;(mood ?? answer)(response, request)
    }
  })
  return { ...server, mostAtOnce: () => most, largest: () => largest }
}

const moodOf = (number: number): string => MOODS[((number - 1) / 2) % MOODS.length] ?? ''
const tokensOf = ({ inputTokens, outputTokens }: Usage): number => inputTokens + outputTokens
