import { InvalidArgumentError, Option } from 'commander'

const UNITS = { h: 3_600_000, m: 60_000, s: 1000 } as const

/** The time by which something has to end, from `--until`. */
export const untilOption = (): Option =>
  new Option(
    '--until <time>',
    'begin no episode that would not end by then, and exit with 75 if some are left: 07:00, 2026-11-27T07:00, 90m, 7h30m, or @ and seconds since 1970',
  ).argParser((text: string) => parseUntil(text, new Date()))

/**
 * Reads a time of day (the next one, local time), a date and time (local unless it says otherwise), a duration from now, or, as
 * schedulers give it, `@` and seconds since 1970.
 * @returns wall time in ms since 1970
 * @throws InvalidArgumentError for anything else
 */
export function parseUntil(text: string, now: Date): number {
  const at = clockTime(text, now) ?? duration(text, now) ?? unixTime(text) ?? date(text)
  if (at !== undefined) return at
  throw new InvalidArgumentError(
    `"${text}" is no time: write 07:00, 2026-11-27T07:00, 90m, 7h30m, or @ and seconds since 1970.`,
  )
}

function clockTime(text: string, now: Date): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d\d)$/.exec(text) ?? []
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined
  const at = new Date(now)
  at.setHours(Number(hours), Number(minutes), 0, 0)
  if (at.getTime() <= now.getTime()) at.setDate(at.getDate() + 1)
  return at.getTime()
}

function duration(text: string, now: Date): number | undefined {
  if (!/^(\d+h)?(\d+m)?(\d+s)?$/.test(text) || text === '') return undefined
  const parts = [...text.matchAll(/(\d+)([hms])/g)]
  return parts.reduce(
    (sum, [, n, unit]) => sum + Number(n) * UNITS[unit as keyof typeof UNITS],
    now.getTime(),
  )
}

function unixTime(text: string): number | undefined {
  return /^@\d+$/.test(text) ? 1000 * Number(text.slice(1)) : undefined
}

function date(text: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(text)) return undefined
  const at = Date.parse(text.replace(' ', 'T'))
  return Number.isNaN(at) ? undefined : at
}
