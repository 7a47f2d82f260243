/** The raw results of a streamed 0.3 call's events, in order. */
export async function streamed(url: string, text: string): Promise<Event03[]> {
  const response = await post(url, 'message/stream', messageOf(text))
  const events: Event03[] = []
  for (const block of (await response.text()).split('\n\n')) {
    const data = block.split('\n').find((line) => line.startsWith('data: '))
    if (data !== undefined) events.push(JSON.parse(data.slice('data: '.length)).result)
  }
  return events
}

export interface Event03 {
  readonly kind: string
  readonly id?: string
  readonly taskId?: string
  readonly final?: boolean
  readonly status?: {
    readonly state: string
    readonly message?: { readonly parts: readonly { readonly text?: string }[] }
  }
  readonly artifact?: {
    readonly name: string
    readonly parts: readonly { readonly kind: string; readonly text?: string; readonly data?: Result03 }[]
  }
}

export interface Result03 {
  readonly num_tasks: number
  readonly total_score: number
  readonly total_max_score: number
  readonly task_metrics: Readonly<
    Record<
      string,
      {
        readonly score: number
        readonly sim_score: number
        readonly steps: number
        readonly missed?: number
        readonly malformed?: number
        readonly error?: string
      }
    >
  >
}

export const messageOf = (text: string, more: object = {}): object => ({
  message: {
    kind: 'message',
    role: 'user',
    messageId: crypto.randomUUID(),
    parts: [{ kind: 'text', text }],
    ...more,
  },
})

export const post = (
  url: string,
  method: string,
  params: object,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })

/** The answer to a plain call. */
export const called = async (
  url: string,
  method: string,
  params: object,
): Promise<{ result?: Event03; error?: { code: number; message: string } }> =>
  (await (await post(url, method, params)).json()) as never

/** The text of all updates. */
export const textsOf = (events: readonly Event03[]): string[] =>
  events.flatMap(({ status }) => (status?.message?.parts ?? []).flatMap(({ text }) => text ?? []))

/** The results of an assessment. */
export const resultOf = (events: readonly Event03[]): Result03 => {
  const data = events
    .flatMap(({ artifact }) => artifact?.parts ?? [])
    .find(({ kind }) => kind === 'data')?.data
  if (data === undefined) throw new Error(`no result among ${JSON.stringify(events).slice(0, 400)}`)
  return data
}
