import { ok, deepStrictEqual as same } from 'node:assert'
import type { Check } from './check.ts'
import { called, messageOf, post, streamed, textsOf } from './raw-client.ts'
import { acting, NOOP } from './scripted-agent.ts'
import { assess } from './stage.ts'

const AGENT = { agent: 'http://127.0.0.1:1/' }
const cardOf = async (
  url: string,
  headers: Record<string, string> = {},
): Promise<Record<string, unknown>> => {
  const response = await fetch(new URL('.well-known/agent-card.json', url), { headers })
  same(response.status, 200)
  return (await response.json()) as Record<string, unknown>
}

/** Asks in both ways, and expects a rejected task whose text contains certain words. */
async function rejected(url: string, text: string, words: string): Promise<void> {
  const events = await streamed(url, text)
  same(events.at(-1)?.status?.state, 'rejected')
  ok(textsOf(events).join().includes(words), textsOf(events).join())
  const { result } = await called(url, 'message/send', messageOf(text))
  same(result?.status?.state, 'rejected')
}

/** Checks of the protocol without a task. */
export const wireChecks: readonly Check[] = [
  {
    letter: 'a',
    what: 'the card is served, with the eight fields of the template’s test',
    isShort: true,
    async run(stage) {
      const card = await cardOf((await stage.green()).url)
      for (const field of [
        'name',
        'description',
        'url',
        'version',
        'capabilities',
        'defaultInputModes',
        'defaultOutputModes',
        'skills',
      ])
        ok(card[field] !== undefined, field)
      ok((card['skills'] as unknown[]).length > 0)
    },
  },
  {
    letter: 'b',
    what: 'the card is hybrid for 0.3, and of 1.0 for clients that ask so',
    isShort: true,
    async run(stage) {
      const { url } = await stage.green()
      const old = await cardOf(url)
      same([old['url'], old['protocolVersion']], [url, '0.3.0'])
      const versions = (card: Record<string, unknown>) =>
        (card['supportedInterfaces'] as { protocolVersion: string }[]).map((one) => one.protocolVersion)
      same(versions(old), ['1.0', '0.3'])
      const current = await cardOf(url, { 'A2A-Version': '1.0' })
      same([versions(current), current['url']], [['1.0', '0.3'], undefined])
    },
  },
  {
    letter: 'c',
    what: '--card-url stands in the card',
    isShort: true,
    async run(stage) {
      const cardUrl = 'https://green.example/agent/'
      const card = await cardOf((await stage.green({}, { cardUrl })).url)
      same(card['url'], cardUrl)
      same((card['supportedInterfaces'] as { url: string }[])[0]?.url, cardUrl)
    },
  },
  {
    letter: 'd',
    what: 'Hello is a rejected task, sent or streamed',
    isShort: true,
    run: async (stage) => rejected((await stage.green()).url, 'Hello', 'Invalid request'),
  },
  {
    letter: 'e',
    what: 'a missing role is rejected with words',
    isShort: true,
    run: async (stage) =>
      rejected(
        (await stage.green()).url,
        JSON.stringify({ participants: {}, config: { task_category: 'motion' } }),
        'Missing role "agent"',
      ),
  },
  {
    letter: 'f',
    what: 'a missing category is rejected with words',
    isShort: true,
    run: async (stage) =>
      rejected(
        (await stage.green()).url,
        JSON.stringify({ participants: AGENT, config: {} }),
        'task_category',
      ),
  },
  {
    letter: 'g',
    what: 'an unknown category is rejected with words',
    isShort: true,
    run: async (stage) =>
      rejected(
        (await stage.green()).url,
        JSON.stringify({ participants: AGENT, config: { task_category: 'cooking' } }),
        'Unknown category "cooking"',
      ),
  },
  {
    letter: 'v',
    what: 'a task can be asked for and cancelled; a finished one takes no further message',
    async run(stage) {
      const { url } = await stage.green()
      const started = Promise.withResolvers<void>()
      const agent = await stage.agent(
        acting(() => {
          started.resolve()
          return NOOP
        }),
      )
      const text = JSON.stringify({ participants: { agent: agent.url }, config: { task_category: 'motion' } })
      const { result } = await called(url, 'message/send', {
        ...messageOf(text),
        configuration: { blocking: false },
      })
      await started.promise
      const id = result?.id ?? ''
      same((await called(url, 'tasks/get', { id })).result?.status?.state, 'working')
      same((await called(url, 'tasks/cancel', { id })).result?.status?.state, 'canceled')
      same((await called(url, 'tasks/get', { id: 'none' })).error?.code, -32001)
      const again = await called(url, 'message/send', messageOf(text, { taskId: id }))
      ok(again.error !== undefined, JSON.stringify(again))
    },
  },
  {
    letter: 'y',
    what: 'bad JSON, 5 MB, a wrong method, path or token are JSON-RPC errors without a stack',
    isShort: true,
    async run(stage) {
      const { url } = await stage.green()
      const closed = await stage.green({}, { token: 'secret' })
      const raw = (to: string, body: string, method = 'POST') =>
        fetch(to, {
          method,
          headers: { 'content-type': 'application/json' },
          ...(method === 'POST' ? { body } : {}),
        })
      const answers = [
        await raw(url, '{'),
        await raw(url, '[1]'),
        await raw(
          url,
          JSON.stringify({
            jsonrpc: '2.0',
            id: 1,
            method: 'message/send',
            params: { x: 'x'.repeat(5_000_000) },
          }),
        ),
        await post(url, 'dance', {}),
        await post(url, 'message/send', {}),
        await post(url, 'SendMessage', {}, { 'A2A-Version': '1.0' }),
        await post(url, 'SendMessage', {}, { 'A2A-Version': '7.0' }),
        await raw(url, '', 'GET'),
        await raw(closed.url, '{}'),
      ]
      for (const answer of answers) {
        const text = await answer.text()
        ok(answer.headers.get('content-type')?.startsWith('application/json'), text)
        same(typeof JSON.parse(text).error.code, 'number')
        ok(!/node_modules|\n\s+at /.test(text), text)
      }
      const allowed = await post(closed.url, 'dance', {}, { authorization: 'Bearer secret' })
      same(allowed.status, 200)
    },
  },
  {
    letter: 'j',
    what: 'updates go on while an agent takes its time (heartbeat at a hundredth of its time)',
    async run(stage) {
      const { url } = await stage.green({ replyMs: 700 }, { heartbeatMs: 300 })
      const agent = await stage.agent(() => 'hang')
      const events = await assess(url, agent.url, { max_steps: 5 })
      ok(textsOf(events).filter((text) => text === 'Still running').length >= 2, textsOf(events).join())
    },
  },
]
