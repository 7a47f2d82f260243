import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { ServerError } from '../../core/errors.ts'

/** Time limit for a started agent to serve its card (ms), as in AgentBeats' gateway. */
const START_MS = 30_000
const POLL_MS = 250

/**
 * Starts the agent of a scenario and waits for its card.
 * @returns a function that ends the process
 * @throws ServerError if it does not answer in time
 */
export async function startAgent(command: string, url: string): Promise<() => Promise<void>> {
  const [program = '', ...args] = command.split(/\s+/).filter((word) => word !== '')
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  let failure: Error | undefined
  child.once('error', (error) => {
    failure = error
  })
  const end = () => endOf(child)
  const card = new URL('.well-known/agent-card.json', url.endsWith('/') ? url : `${url}/`)
  for (
    let waited = 0;
    waited < START_MS && failure === undefined && child.exitCode === null;
    waited += POLL_MS
  ) {
    const isThere = await fetch(card).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isThere) return end
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  await end()
  throw new ServerError(
    `"${command}" did not serve ${card.href}${failure === undefined ? '' : `: ${failure.message}`}.`,
    {
      hint: 'Run the command by itself to see what it says, and compare its port with the endpoint.',
    },
  )
}

async function endOf(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return
  const over = once(child, 'exit')
  child.kill()
  await over
}
