import type { FinishingStep } from './family.ts'
import type { Properties } from './options.ts'

/** Clicks again with more of the placing item; no step if the count is zero. */
export const more = (times: number, name: string, properties: Properties): FinishingStep[] =>
  using('again', times, name, properties)

/** Uses an item a number of times; no step if the count is zero. */
export const using = (
  use: string,
  times: number,
  name: string,
  properties: Properties = {},
): FinishingStep[] => (times > 0 ? [{ use, times, gives: { name, properties } }] : [])

/** Opens wooden doors, trapdoors and gates, and closes those opened by redstone: they stay closed until the signal changes. */
export const clickOpen = ({ open }: Properties, name: string): FinishingStep[] =>
  open === undefined ? [] : using('hand', 1, name, { open })

/** Empties a water bucket onto a block that can hold water. */
export const waterlog = ({ waterlogged }: Properties, name: string): FinishingStep[] =>
  waterlogged === 'true' ? using('water_bucket', 1, name, { waterlogged }) : []

/** Lights candles and campfires. Fire charges may be used up, so that agents need not wait for the team's only lighter. */
export const light = ({ lit }: Properties, name: string): FinishingStep[] =>
  lit === 'true' ? using('fire_charge', 1, name, { lit }) : []
