import { z } from 'zod'

/** Episodes that cannot work for any seed: they are not played, and do not enter any rate, interval or contrast. */
export const notApplicableSchema = z.object({
  condition: z.string(),
  task: z.string(),
  /** A clause without its full stop. */
  why: z.string(),
})
export type NotApplicable = z.infer<typeof notApplicableSchema>

/** Why a condition cannot play a task; undefined if it can. */
export const whyNotPlayed = (
  { notApplicable = [] }: { readonly notApplicable?: readonly NotApplicable[] | undefined },
  condition: string,
  task: string,
): string | undefined => notApplicable.find((cell) => cell.condition === condition && cell.task === task)?.why
