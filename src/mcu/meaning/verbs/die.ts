import { byRule, type Verb } from './verb.ts'

/** The death of an agent. */
export const die: Verb = {
  id: 'die',
  forms: ['die', 'commit suicide', 'kill yourself', 'suicide'],
  example: 'commit suicide',
  category: 'Motion',
  missing: 'the expert never dies on purpose',
  read: ({ text, count }) =>
    text === '' || /^(?:by|in|from|of) /.test(text)
      ? byRule(
          { kind: 'did', what: 'deaths', count },
          { count, ...(text === '' ? {} : { unchecked: [`the cause: ${text}`] }) },
        )
      : undefined,
}
