/* A model's thoughts before its answer, if the server leaves them in the reply's text. */

/** The markers that models put around their thoughts: the names of XML-like tags, and pairs of other signs. */
const TAG_NAMES = ['think', 'thinking', 'thought', 'thoughts', 'reasoning', 'seed:think'] as const
const MARKS: readonly (readonly [string, string])[] = [
  ...TAG_NAMES.map((name) => [`<${name}>`, `</${name}>`] as const),
  // Magistral and Ministral.
  ['[THINK]', '[/THINK]'],
  // Kimi.
  ['◁think▷', '◁/think▷'],
  ['<|begin_of_thought|>', '<|end_of_thought|>'],
]

/** gpt-oss writes each part of a reply to a channel; the answer is in the last `final`. */
const HARMONY_CHANNEL =
  /<\|channel\|>\s*(\w+)[^<]*?(?:<\|constrain\|>[^<]*)?<\|message\|>([\s\S]*?)(?=<\|(?:end|return|call|start|channel)\|>|$)/g
/** The same for servers that remove the markers: `analysis…assistantfinal…`. */
const BARE_HARMONY =
  /^\s*(?:assistant)?analysis([\s\S]*?)assistant(?:commentary[\s\S]*?assistant)?final([\s\S]*)$/

export interface Thoughtful {
  text: string
  /** Empty if there are none. */
  thoughts: string
}

/** The text of a reply, separated from the thoughts in it. If the thoughts do not end, there is no answer. */
export function splitThoughts(content: string): Thoughtful {
  return splitChannels(content) ?? splitMarks(content) ?? { text: content, thoughts: '' }
}

function splitChannels(content: string): Thoughtful | undefined {
  const bare = BARE_HARMONY.exec(content)
  if (bare !== null) return { thoughts: bare[1] ?? '', text: bare[2] ?? '' }
  const parts = [...content.matchAll(HARMONY_CHANNEL)]
  if (parts.length === 0) return undefined
  const textOf = (isFinal: boolean) =>
    parts.filter(([, channel]) => (channel === 'final') === isFinal).map(([, , text = '']) => text)
  return { text: textOf(true).at(-1) ?? '', thoughts: textOf(false).join('\n') }
}

function splitMarks(content: string): Thoughtful | undefined {
  for (const [open, close] of MARKS) {
    const start = content.trimStart().startsWith(open) ? content.indexOf(open) + open.length : undefined
    const end = content.lastIndexOf(close)
    // Some models' templates write the opening marker into the prompt, so only the closing one is in the reply.
    if (end >= 0 && isThought(content.slice(0, end)))
      return { thoughts: content.slice(start ?? 0, end), text: content.slice(end + close.length) }
    if (start !== undefined) return { thoughts: content.slice(start), text: '' }
  }
  return undefined
}

/** A marker inside a JSON answer is part of a value. */
const isThought = (before: string): boolean => !/^\s*(?:```(?:json)?\s*)?\{\s*"/.test(before)
