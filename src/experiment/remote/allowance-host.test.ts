import { describe, expect, it } from 'vitest'
import type { Spent } from '../../model/allowance/allowance.ts'
import { type OpenAllowance, openAllowance } from '../../model/allowance/open-allowance.ts'
import { AllowanceClient } from './allowance-client.ts'
import { AllowanceHost } from './allowance-host.ts'
import type { ToAllowanceHost } from './allowance-messages.ts'

/** A host and a client. */
function connected(allowance: OpenAllowance) {
  const open = () => new AllowanceHost(allowance, (message) => client.receive(message))
  let host = open()
  const client: AllowanceClient = new AllowanceClient((message) => host.receive(message), true)
  return {
    client,
    /** The host died, or dropped the client; another host replaces it. */
    replace() {
      host.close()
      host = open()
    },
  }
}

const usage = { inputTokens: 100, outputTokens: 20 }

describe('the allowance of another process', () => {
  it('counts a request once, with its cost', async () => {
    const allowance = openAllowance({ maxCalls: 2 })
    const { client } = connected(allowance)
    await (await client.turn('tiny')).end({ usage })
    expect(allowance.spent).toMatchObject({ calls: 1, ...usage })
    await client.turn('tiny')
    await expect(client.turn('tiny')).rejects.toThrow('2 of 2 requests')
  })

  it('counts the cost of a request whose turn it no longer knows, and grants its place to others meanwhile', async () => {
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

  it('counts the estimate of a request whose process died, and its cost if that is reported later', async () => {
    const noted: Spent[] = []
    const allowance = openAllowance({ maxTokens: 1000, note: (booked) => noted.push({ ...booked }) })
    const { client, replace } = connected(allowance)
    const turn = await client.turn('tiny', undefined, 700)
    // If a runner is killed at this point, the one that resumes counts the request as well.
    expect(noted.at(-1)).toMatchObject({ calls: 1, inputTokens: 700, outputTokens: 500, estimated: true })
    expect(allowance.spent.inputTokens).toBe(0)
    replace()
    expect(allowance.spent).toMatchObject({ calls: 1, inputTokens: 700, outputTokens: 500, estimated: true })
    await expect(client.turn('tiny', undefined, 700)).rejects.toThrow('1200 of 1000 tokens')
    await turn.end({ usage })
    expect(allowance.spent).toMatchObject({ calls: 1, ...usage })
    expect(noted.at(-1)).toMatchObject(usage)
  })

  it('counts nothing for a turn that was abandoned before it was granted', async () => {
    const allowance = openAllowance({ maxTokens: 1000, concurrency: 1 })
    const said: ToAllowanceHost[] = []
    const host = new AllowanceHost(allowance, () => undefined)
    const client = new AllowanceClient((message) => said.push(message), true)
    const stop = new AbortController()
    const turn = client.turn('tiny', stop.signal, 700)
    host.receive(said[0] as ToAllowanceHost)
    await Promise.resolve()
    stop.abort(new RangeError('enough'))
    await expect(turn).rejects.toThrow('enough')
    host.receive(said[1] as ToAllowanceHost)
    host.close()
    expect(allowance.spent).toMatchObject({ inputTokens: 0, outputTokens: 0 })
    // Its place is free again.
    await allowance.turn('tiny')
  })
})
