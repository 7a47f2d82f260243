import type { IncomingMessage } from 'node:http'

/** Why the body of a request is unavailable: it is too large, or the client was too slow or disconnected. */
export type BodyProblem = { readonly problem: 'too large' | 'incomplete' }

/**
 * Reads a body of a bounded size.
 * @param maxBytes limit of the kept part; the rest is read and dropped, so that the client receives the answer
 */
export async function readBody(
  request: IncomingMessage,
  maxBytes: number,
): Promise<{ readonly text: string } | BodyProblem> {
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      length += chunk.length
      if (length <= maxBytes) chunks.push(chunk)
      else chunks.length = 0
    }
  } catch {
    return { problem: 'incomplete' }
  }
  return length > maxBytes ? { problem: 'too large' } : { text: Buffer.concat(chunks).toString('utf8') }
}
