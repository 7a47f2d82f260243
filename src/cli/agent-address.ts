import type { Command } from 'commander'
import { UsageError } from '../core/errors.ts'
import { port } from './whole-number.ts'

/** The environment variable with the bearer token: flags end up in shell histories and process lists. */
export const TOKEN = 'CAUSALMACE_AGENTBEATS_TOKEN'

export interface AgentAddressFlags {
  host: string
  port: number
  cardUrl?: string
}

/** The flags that AgentBeats uses to start each agent. */
export const withAgentAddress = (command: Command, usualPort: number): Command =>
  command
    .option('--host <address>', `address to listen on; other machines need ${TOKEN}`, '127.0.0.1')
    .option('--port <number>', 'TCP port, 0 for any free one', port, usualPort)
    .option('--card-url <url>', 'URL in the agent’s card, where clients reach it (default: host and port)')

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost'])

/**
 * The token that callers must send.
 * @param isOpen whether the user asks for a port that is open without one, as AgentBeats' gateway expects
 * @throws UsageError for a port that others can reach without a token
 */
export function tokenFor(host: string, isOpen: boolean): string | undefined {
  const token = process.env[TOKEN]
  if (token !== undefined && token !== '') return token
  if (LOOPBACK.has(host) || isOpen) return undefined
  throw new UsageError(`${host} lets other machines in, and there is no token.`, {
    hint: `Set ${TOKEN}, which callers send as a bearer token, or say --no-token where the network is closed (AgentBeats’ gateway sends none).`,
  })
}
