import type { EventData } from '../../core/journal/events.ts'
import { cut } from '../../render/format.ts'

/** Maximum length of a model's text: the page is not an archive. */
const LONGEST = 600

/** A text for the page, truncated if it is very long. */
export const shortened = (text: string): string => cut(text, LONGEST)

/** An action call for people: `PlaceBlock oak_log (2, -60, 1)`. */
export const actionText = ({ name, args }: EventData<'action.finished'>['action']): string =>
  cut([name, ...Object.values(args).map(argumentText)].filter((part) => part !== '').join(' '), 160)

function argumentText(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value) && value.length === 3 && value.every((part) => typeof part === 'number'))
    return `(${value.join(', ')})`
  const text = JSON.stringify(value ?? null)
  return text === 'null' || text === '{}' || text === '[]' ? '' : text
}

/** Why an action was refused. */
export function refusalText(result: EventData<'action.finished'>['result']): string {
  if (result.ok) return ''
  const detail = typeof result.detail === 'string' ? result.detail : JSON.stringify(result.detail ?? '')
  return cut(detail === '""' ? result.reason : `${result.reason}: ${detail}`, 300)
}
