/**
 * `fetch` for agents that are not trusted: answers have a bounded size and redirects are not followed.
 * @param maxBytes maximum size of an answer, or of a whole stream
 * @param token sent as bearer token
 */
export const boundedFetch =
  (maxBytes: number, token?: string): typeof fetch =>
  async (input, init) => {
    const headers = new Headers(init?.headers)
    if (token !== undefined) headers.set('Authorization', `Bearer ${token}`)
    const response = await fetch(input, { ...init, headers, redirect: 'error' })
    const { body, status, statusText } = response
    if (body === null) return response
    let length = 0
    const limit = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        length += chunk.length
        if (length > maxBytes) controller.error(new RangeError(`the answer is larger than ${maxBytes} bytes`))
        else controller.enqueue(chunk)
      },
    })
    return new Response(body.pipeThrough(limit), { status, statusText, headers: response.headers })
  }
