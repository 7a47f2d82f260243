import { UsageError } from '../errors.ts'
import { hidden } from './secrets.ts'

/**
 * Checks a text that must be recorded unmasked, such as the name of a model: a record in which it is masked would be unreadable.
 * @param what name of the text in the error
 * @throws UsageError if it contains a key or password of this process
 */
export function assertRecordable(text: string, what: string): void {
  const masked = hidden(text)
  if (masked === text) return
  throw new UsageError(
    `A key or password of this process is a part of ${what}, which could not be recorded.`,
    {
      hint: 'Servers that need no key accept any: choose a text that occurs in none of your names, such as OPENAI_API_KEY=no-key-needed.',
    },
  )
}
