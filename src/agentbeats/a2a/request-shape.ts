import { z } from 'zod'

/** The SDK checks none of this and fails with internal errors. */
const requestShape = z.looseObject({
  id: z.union([z.string(), z.number(), z.null()]).optional(),
  params: z.unknown().optional(),
})
const idsShape = z.looseObject({
  message: z.looseObject({ taskId: z.string().nullish(), contextId: z.string().nullish() }),
})

/** The first fault in the ids of a JSON-RPC request; undefined if there is none. */
export function idIssueOf(body: Readonly<Record<string, unknown>>): string | undefined {
  const request = requestShape.safeParse(body)
  if (!request.success) return 'The id of a request is a string, a number or null.'
  const { params } = request.data
  const hasMessage = typeof params === 'object' && params !== null && 'message' in params
  if (!hasMessage || typeof params.message !== 'object' || params.message === null) return undefined
  return idsShape.safeParse(params).success ? undefined : 'taskId and contextId of a message are strings.'
}
