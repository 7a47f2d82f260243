import { describe, expect, it } from 'vitest'
import { type OpenAllowance, openAllowance } from '../../model/allowance/open-allowance.ts'
import { AllowanceClient } from './allowance-client.ts'
import { AllowanceHost } from './allowance-host.ts'

/** A host, and somebody who asks it. */
function connected(allowance: OpenAllowance) {
  const open = () => new AllowanceHost(allowance, (message) => client.receive(message))
  let host = open()
  const client: AllowanceClient = new AllowanceClient((message) => host.receive(message), true)
  return {
    client,
    /** The host is gone, or has given the client up; another one takes its place. */
    replace() {
      host.close()
      host = open()
    },
  }
}

const usage = { inputTokens: 100, outputTokens: 20 }

describe('the allowance of another process', () => {
  it('counts a request once, with what it has cost', async () => {
    const allowance = openAllowance({ maxCalls: 2 })
    const { client } = connected(allowance)
    await (await client.turn('tiny')).end({ usage })
    expect(allowance.spent).toMatchObject({ calls: 1, ...usage })
    await client.turn('tiny')
    await expect(client.turn('tiny')).rejects.toThrow('2 of 2 requests')
  })

  it('counts what a request has cost whose turn it has forgotten, and gives its place to others meanwhile', async () => {
    const allowance = openAllowance({ maxTokens: 100, concurrency: 1 })
    const { client, replace } = connected(allowance)
    const turn = await client.turn('tiny')
    replace()
    const next = await client.turn('tiny')
    await turn.end({ usage })
    expect(allowance.spent).toMatchObject({ calls: 2, ...usage })
    await next.end({ usage: { inputTokens: 0, outputTokens: 0 } })
    await expect(client.turn('tiny')).rejects.toThrow('120 of 100 tokens')
  })
})
