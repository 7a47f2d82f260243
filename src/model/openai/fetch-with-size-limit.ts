import { ModelError } from '../../core/errors.ts'

export type Fetch = typeof globalThis.fetch

/**
 * A fetch whose responses have their body already read, up to a size. This way, the time limit of a request covers its body, and
 * an endless response does not exhaust memory.
 */
export function fetchWithSizeLimit(fetch: Fetch, maxBytes: number): Fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    const { status, statusText, headers } = response
    const bodyless = response.body === null || [204, 205, 304].includes(status)
    const body = bodyless ? null : await readUpTo(response.body as ReadableStream<Uint8Array>, maxBytes)
    return new Response(body, { status, statusText, headers })
  }
}

async function readUpTo(stream: ReadableStream<Uint8Array>, maxBytes: number): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.byteLength
    // Leaving the loop closes the connection.
    if (size > maxBytes) throw tooLarge(maxBytes)
    chunks.push(chunk as Uint8Array<ArrayBuffer>)
  }
  return new Blob(chunks)
}

const tooLarge = (maxBytes: number): ModelError =>
  new ModelError(`The endpoint's response is larger than ${(maxBytes / 1e6).toFixed(1)} MB.`, {
    code: 'model_protocol',
    hint: 'No reply is that long: look whether the base URL is the one of a chat-completions API.',
  })
