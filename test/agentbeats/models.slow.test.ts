import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { commandIn } from '../support/command-line.ts'
import { type Answer, type OpenAiServer, reply, startOpenAiServer } from '../support/openai-server.ts'

/* `agentbeats assess` with a model of an endpoint, by words and by pictures. */

const root = mkdtempSync(join(tmpdir(), 'causalmace-beats-models-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const causalmace = commandIn(root, { OPENAI_API_KEY: 'key-of-the-test' })
let server: OpenAiServer | undefined
afterEach(() => server?.close())

const config = (agent: string, more: string) => `
[[participants]]
agent = "${agent}"

[config]
task_category = "crafting"
task_list = ["craft_ladder"]
${more}
`

/** Assesses an agent whose model answers like this. */
async function assess(agent: string, more: string, answer: (call: number) => Answer) {
  server = await startOpenAiServer((_, call) => answer(call), ['a-model'])
  const scenario = join(root, `${agent}.toml`)
  writeFileSync(scenario, config(agent, more))
  const out = join(root, `${agent}.json`)
  const ended = await causalmace(
    ...['agentbeats', 'assess', scenario, '--out', out],
    ...['--model', 'openai:a-model', '--base-url', server.baseUrl],
  )
  expect(ended.err + ended.out).not.toContain('key-of-the-test')
  expect({ code: ended.code, err: ended.code === 0 ? '' : ended.err }).toEqual({ code: 0, err: '' })
  return { requests: server.requests, result: JSON.parse(readFileSync(out, 'utf8')) as Result }
}
interface Result {
  results: { score?: number; total_score?: number; [field: string]: unknown }[]
}

describe('an agent with a model behind an endpoint', () => {
  it('plays by words: what it names is done, and the score is that of the rewards', async () => {
    const craft = {
      thought: 'The sticks are there.',
      action: { name: 'Craft', args: { item: 'ladder', amount: 3 } },
    }
    const nothing = { thought: 'Done.', action: null }
    const { requests, result } = await assess(
      'semantic-llm',
      'action = "semantic"\nobservation = "semantic"\nmax_steps = 3',
      (call) => reply(call === 0 ? craft : nothing),
    )
    expect(JSON.stringify(requests[0]?.body.messages)).toMatch(/craft a ladder/i)
    expect(JSON.stringify(requests[1]?.body.messages)).toMatch(/ladder/)
    expect(JSON.stringify(result)).toMatch(/"score":10\b|"total_score":10\b/)
  })

  it('plays by pictures: each question shows the last ones, and rubbish presses nothing', async () => {
    const walk = { type: 'action', action_type: 'env', action: { forward: 1, camera: [0, 5] } }
    const { requests, result } = await assess('vision', 'max_steps = 6', (call) =>
      reply(call === 2 ? 'I would walk.' : walk),
    )
    const pictures = requests.map(
      ({ body }) => JSON.stringify(body.messages).match(/data:image\/jpeg;base64,\/9j\//g)?.length ?? 0,
    )
    expect(pictures[0]).toBe(1)
    expect(Math.max(...pictures)).toBe(3)
    expect(JSON.stringify(result)).toMatch(/"score":0\b|"total_score":0\b/)
  })
})
