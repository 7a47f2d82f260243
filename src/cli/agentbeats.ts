import { Command } from 'commander'
import type { Catalogue } from '../plugin/catalogue.ts'
import { assessCommand } from './agentbeats-assess.ts'
import { purpleCommand } from './agentbeats-purple.ts'
import { serveGreenCommand } from './agentbeats-serve.ts'

/** AgentBeats' protocol in all its roles: the green agent, agents that can be assessed, and the client. */
export const agentbeatsCommand = (catalogue: Catalogue): Command =>
  new Command('agentbeats')
    .description('assess agents that see pictures and press keys, as AgentBeats’ MCU does, over A2A')
    .addCommand(serveGreenCommand(catalogue))
    .addCommand(assessCommand())
    .addCommand(purpleCommand())
