import { GREEDY } from '../arguments/words.ts'
import { unsupported } from '../reply.ts'
import type { At } from './node.ts'

/** Adds a vanilla word that this server does not support: any line with it says so. It is not sent to clients. */
export function absent(at: At<object>, name: string, message: string): void {
  const refuse = () => {
    throw unsupported(message)
  }
  at.literal(name, (at) => {
    at.node.hidden = true
    at.runs(refuse).argument('arguments', GREEDY, (at) => at.runs(refuse))
  })
}
