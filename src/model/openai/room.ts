import { z } from 'zod'
import type { Fetch } from './bounded-fetch.ts'

/** A model as an endpoint lists it. */
export interface ListedModel {
  id: string
  owned_by?: string
  /** vLLM: the context's length (tokens). */
  max_model_len?: number
}

/** How much a server takes, as far as it says. */
export interface Room {
  /** Requests that it answers at the same time. */
  slots?: number
  /** For the end of a sentence; empty where the server says nothing. */
  text: string
}

/** What llama.cpp's server says about itself. */
const propsSchema = z.object({
  total_slots: z.int().positive(),
  default_generation_settings: z.object({ n_ctx: z.int().positive() }),
})

/** Asks a server how long its context is, and how many requests it answers at a time: llama.cpp and vLLM say so. */
export async function roomOf(
  listed: ListedModel | undefined,
  baseUrl: string,
  fetch: Fetch = globalThis.fetch,
): Promise<Room> {
  if (listed?.max_model_len !== undefined)
    return { text: `, with a context of ${listed.max_model_len} tokens` }
  if (listed?.owned_by !== 'llamacpp') return { text: '' }
  const response = await fetch(new URL('/props', baseUrl)).catch(() => undefined)
  const props = propsSchema.safeParse(response?.ok ? await response.json() : undefined)
  if (!props.success) return { text: '' }
  const { total_slots: slots, default_generation_settings: settings } = props.data
  const each = slots === 1 ? '' : ` for each of ${slots} requests at a time`
  return { slots, text: `, with a context of ${settings.n_ctx} tokens${each}` }
}
