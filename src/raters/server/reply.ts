import type { IncomingMessage, ServerResponse } from 'node:http'
import { hidden } from '../../core/secrets/secrets.ts'

/** A reply to an HTTP request. */
export interface Reply {
  readonly status: number
  readonly type: string
  readonly body: string | Buffer
}

/** Why a request cannot be answered, in words for raters. */
export class ReplyError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** Maximum size of a request (bytes). */
const MOST = 64 * 1024

/** The JSON of a request. @throws ReplyError if it is too large or not JSON */
export async function bodyOf(request: IncomingMessage): Promise<unknown> {
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
    throw new ReplyError(415, 'Only JSON can be sent here.')
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > MOST) throw new ReplyError(413, 'That is too long.')
    chunks.push(chunk)
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) ?? null
  } catch {
    throw new ReplyError(400, 'That is not JSON.')
  }
}

export function sendReply(response: ServerResponse, { status, type, body: said }: Reply): void {
  const isText = typeof said === 'string'
  const body = isText ? hidden(said) : said
  response.writeHead(status, {
    'Content-Type': isText ? `${type}; charset=utf-8` : type,
    'Content-Length': Buffer.byteLength(body),
  })
  response.end(response.req.method === 'HEAD' ? undefined : body)
}
