import { deserialize, serialize } from 'node:v8'
import { deflateSync, inflateSync } from 'node:zlib'
import { hiddenValue } from '../../../core/secrets/secrets.ts'
import type { FromAllowanceHost, ToAllowanceHost } from '../../remote/allowance-messages.ts'
import type { FromAnswererHost, ToAnswererHost } from '../../remote/answerer-messages.ts'

/** A conversation between worker and runner: one turn of the allowance, or one question of an episode. */
export type Topic = { kind: 'turn' } | { kind: 'question'; run: string }

export type ToRunner = ToAllowanceHost | ToAnswererHost
export type FromRunner = FromAllowanceHost | FromAnswererHost

/** A message to the runner. */
export interface MessageToRunner {
  conversation: string
  /** Id of the worker. */
  from: string
  topic: Topic
  message: ToRunner
}

/** A message from the runner. */
export interface Replied {
  conversation: string
  message: FromRunner
}

/** The kind of message that a reply answers; each kind occurs at most once per conversation. */
export const repliedTo: Readonly<Record<FromRunner['type'], ToRunner['type']>> = {
  turn_granted: 'turn',
  turn_refused: 'turn',
  turn_settled: 'turn_over',
  reply: 'ask',
  refusal: 'ask',
}

// Messages hold values that JSON would lose, such as undefined fields.
export const toBytes = (message: MessageToRunner | Replied): Buffer =>
  deflateSync(serialize(hiddenValue(message)))
export const fromBytes = (bytes: Buffer): unknown => deserialize(inflateSync(bytes))
