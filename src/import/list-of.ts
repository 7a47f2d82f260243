import { z } from 'zod'
import { checked } from '../core/checked/checked.ts'

/**
 * A list in a foreign file. It is checked up to its first mistake: `z.array` would collect one per element, which exhausts memory
 * for a long list of wrong elements.
 * @param ifEmpty the problem with an empty list; default: none
 */
export const listOf = <T extends z.ZodType>(element: T, ifEmpty?: string) =>
  z.array(z.unknown()).transform((list, context): z.output<T>[] => {
    if (list.length === 0 && ifEmpty !== undefined)
      context.issues.push({ code: 'custom', input: list, message: ifEmpty })
    const read: z.output<T>[] = []
    for (const [index, value] of list.entries()) {
      const parsed = checked(element, value)
      if (!parsed.success) {
        const [issue] = parsed.issues
        const { path = [], message = 'is not as expected' } = issue ?? {}
        context.issues.push({ code: 'custom', input: value, path: [index, ...path], message })
        return z.NEVER
      }
      read.push(parsed.data)
    }
    return read
  })
