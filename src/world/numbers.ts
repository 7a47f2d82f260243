/** Checks of numbers that callers pass. */
import { WorldError } from './errors.ts'
import type { EmbeddedServerOptions } from './options.ts'

/** @throws WorldError 'bad_argument' unless the value is a number of milliseconds from 0 */
export function requireMilliseconds(what: string, value: number): void {
  if (!Number.isFinite(value) || value < 0) throw badNumber(what, value, 'milliseconds from 0')
}

/** @throws WorldError 'bad_argument' unless the value is a whole number from 0 */
export function requireCount(what: string, value: number): void {
  if (!Number.isSafeInteger(value) || value < 0) throw badNumber(what, value, 'a whole number from 0')
}

/** @throws WorldError 'bad_argument' unless the value is a number above 0 */
function requirePositive(what: string, value: number): void {
  if (!Number.isFinite(value) || value <= 0) throw badNumber(what, value, 'a number above 0')
}

/** @throws WorldError 'bad_argument' if a number among the options is not possible */
export function requireNumbers({ viewDistance, ticksPerSecond, skew = {} }: EmbeddedServerOptions): void {
  if (viewDistance !== undefined) requireCount('the view distance', viewDistance)
  if (ticksPerSecond !== undefined) requirePositive('a number of ticks per second', ticksPerSecond)
  for (const delay of [skew.gameMs, skew.rconMs])
    if (delay !== undefined) requireMilliseconds('the delay', delay)
}

const badNumber = (what: string, got: unknown, wanted: string): WorldError =>
  new WorldError('bad_argument', `${what} is not possible`, {
    got,
    wanted,
    remedy: 'pass such a number',
  })
