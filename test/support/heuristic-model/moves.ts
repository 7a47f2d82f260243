import { type Cell, cellsIn, distance } from './reading.ts'
import type { Call, Situation } from './situation.ts'

export const step = (thought: string, name: string, args: Call['args']): object => ({
  thought,
  action: { name, args },
})
export const stop = (thought: string): object => ({ thought, action: null })

export const lastStep = ({ steps }: Situation): string => steps.at(-1) ?? ''
export const isRefused = (line: string): boolean => line.includes('→ refused')

/** How often something was refused, among the steps that are still listed. */
export const refusalsOf = ({ steps }: Situation, what: string): number => {
  const told = steps.filter((line) => isRefused(line) && line.includes(what)).length
  const counted = steps.flatMap((line) =>
    line.includes(what) ? [/was refused (\d+) times/.exec(line)?.[1]] : [],
  )
  return told + Math.max(0, ...counted.map((times) => Number(times ?? 0)))
}

/** A walk to a place, unless it is near or was just tried. */
export function walkTo(situation: Situation, place: Cell, range = 3): object | undefined {
  if (distance(situation.here, place) <= situation.reach) return undefined
  if (lastStep(situation).includes('NavigateTo(')) return undefined
  return step(`I go to ${place.join(', ')}.`, 'NavigateTo', { pos: place, range })
}

/** The place to which the agent must go according to the last refusal. */
export function placeNamed(situation: Situation): Cell | undefined {
  const [, said = ''] = /→ refused \([a-z_]+\): (.*)$/.exec(lastStep(situation)) ?? []
  return cellsIn(said)[0]
}
