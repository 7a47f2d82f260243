import { ok, deepStrictEqual as same } from 'node:assert'
import { type Message, Role, TaskState } from '@a2a-js/sdk'
import { ClientFactory } from '@a2a-js/sdk/client'
import type { Check } from './check.ts'
import { pythonWith } from './python/find-python.ts'
import { askByPython, SDKS, startPythonAgent } from './python/sdk.ts'
import { messageOf, post, resultOf, streamed } from './raw-client.ts'
import { acting, NOOP } from './scripted-agent.ts'
import type { Stage } from './stage.ts'

const config = { task_category: 'motion', task_list: ['drop_an_item'], max_steps: 2 }
const order = (agent: string): string => JSON.stringify({ participants: { agent }, config })

/** Clients and agents of other authors. */
export const clientChecks: readonly Check[] = [
  {
    letter: 'z',
    what: 'clients of A2A 0.3 and 1.0 get the same assessment; agents of Python’s a2a-sdk are assessed',
    async run(stage) {
      const { url } = await stage.green()
      const agent = await stage.agent(acting(() => NOOP))
      same(resultOf(await streamed(url, order(agent.url))).task_metrics['drop_an_item']?.steps, 2)
      same(await askBySdk(url, order(agent.url)), 2)
      // a client that names neither version speaks 0.3; one of 1.0 names it
      const { error } = (await (
        await post(url, 'message/send', messageOf('Hello'), { 'A2A-Version': '1.0' })
      ).json()) as { error?: object }
      ok(error !== undefined)
      const played = ['raw 0.3', '@a2a-js/sdk 1.x']
      const missing = []
      for (const [version, ending] of SDKS) {
        const python = pythonWith(version)
        if (python === undefined) missing.push(`a2a-sdk ${version}x`)
        else {
          await checkPython(stage, url, python, ending)
          played.push(`Python’s a2a-sdk ${version}x`)
        }
      }
      return `played: ${played.join(', ')}${missing.length === 0 ? '' : `; not there, see A2A_PYTHONS: ${missing.join(', ')}`}`
    },
  },
]

/** Asks with the SDK of 1.0. @returns the steps that were played */
async function askBySdk(url: string, text: string): Promise<unknown> {
  const client = await new ClientFactory().createFromUrl(url)
  const message: Message = {
    messageId: crypto.randomUUID(),
    role: Role.ROLE_USER,
    parts: [{ content: { $case: 'text', value: text }, metadata: undefined, filename: '', mediaType: '' }],
    contextId: '',
    taskId: '',
    metadata: undefined,
    extensions: [],
    referenceTaskIds: [],
  }
  const request = { tenant: '', configuration: undefined, metadata: undefined, message }
  let [steps, state]: [unknown, TaskState | undefined] = [undefined, undefined]
  for await (const { payload } of client.sendMessageStream(request)) {
    if (payload?.$case === 'statusUpdate') state = payload.value.status?.state
    if (payload?.$case !== 'artifactUpdate') continue
    for (const { content } of payload.value.artifact?.parts ?? [])
      if (content?.$case === 'data') steps = content.value.task_metrics.drop_an_item.steps
  }
  same(state, TaskState.TASK_STATE_COMPLETED)
  return steps
}

async function checkPython(
  stage: Stage,
  url: string,
  python: string,
  ending: (typeof SDKS)[number][1],
): Promise<void> {
  for (const way of ['stream', 'send'] as const)
    same((await askByPython(python, ending, { url, way, text: 'Hello' })).state, 'rejected')
  const walker = await startPythonAgent(python, ending)
  stage.closes(() => walker.close())
  const { state, data } = await askByPython(python, ending, { url, way: 'stream', text: order(walker.url) })
  const task = data[0]?.task_metrics['drop_an_item'] as Record<string, unknown>
  same([state, task['steps'], task['missed'], task['malformed']], ['completed', 2, undefined, undefined])
}
