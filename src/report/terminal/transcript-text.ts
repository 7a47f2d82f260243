import { styleText } from 'node:util'
import { count } from '../../core/count.ts'
import { printable } from '../../core/printable.ts'
import type { TimedRequest } from '../../model/transcript/call-times.ts'

/** Longest excerpt of a message that is not shown in full (characters). */
const MOST_SHOWN = 600

/** A request in readable form: who asked, when, and what it took, then the messages. */
export function requestText(request: TimedRequest, { whole }: { whole: boolean }): string {
  const { agent = 'planner', kind, askedAt, usage, latencyMs, fault, messages, reply } = request
  const head = [
    styleText('bold', agent),
    kind,
    askedAt === undefined ? 'before the episode' : `at ${(askedAt / 1000).toFixed(2)} s`,
    `${usage.estimated ? 'about ' : ''}${count(usage.inputTokens, 'token')} in, ${usage.outputTokens} out`,
    ...(latencyMs === undefined ? [] : [`took ${(latencyMs / 1000).toFixed(1)} s`]),
  ]
  const said = messages.map(({ role, text, images }) =>
    part(role, images === 0 ? text : `${text}\n(${count(images, 'image')})`, whole),
  )
  const answered = reply === undefined ? [] : [part('reply', reply, whole)]
  const failed =
    fault === undefined ? [] : [part(styleText('red', 'fault'), `${fault.code}: ${fault.message}`, true)]
  return [head.join('  '), ...said, ...answered, ...failed].join('\n')
}

function part(name: string, text: string, whole: boolean): string {
  const clean = printable(text)
  const cut = whole || clean.length <= MOST_SHOWN
  const shown = cut ? clean : `${clean.slice(0, MOST_SHOWN)}… (${count(clean.length, 'character')})`
  return `  ${name}\n${shown.replaceAll(/^/gm, '    ')}`
}
