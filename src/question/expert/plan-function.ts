import type { PlanFunction } from '../kinds/decompose.ts'

/** A function of the expert's plans. */
export const planFunction = (
  name: string,
  call: string[],
  description: string,
  body: PlanFunction['body'],
): PlanFunction => ({ name, call, description, body })
