import { type MessagePort, parentPort } from 'node:worker_threads'
import { z } from 'zod'
import { InvariantError } from '../core/errors.ts'
import type { EpisodeOrder, FromEpisode, ToEpisode } from '../experiment/messages.ts'
import { playOrder } from '../experiment/play-order.ts'
import { type Decide, playSlots } from './play-slots.ts'
import { type OutsideSlotSpec, slotSpecSchema } from './slot-spec.ts'

/* A thread that plays sessions one after another: like an episode's thread, but with slots that are filled from outside. */

/** The session's additions to an episode's order. */
const sessionOrderSchema = z.object({ slots: z.array(slotSpecSchema), endsWhenDone: z.boolean() })
export type SessionOrder = z.input<typeof sessionOrderSchema>

if (parentPort === null) throw new InvariantError('session-thread is not a program of its own.')
parentPort.on('message', (order: EpisodeOrder) => void play(order))

function play(order: EpisodeOrder): Promise<void> {
  const { slots, endsWhenDone } = sessionOrderSchema.parse(order.slots)
  const specs = slots.filter((spec): spec is OutsideSlotSpec => spec.act !== 'team')
  const decide = decideBy(order.port)
  return playOrder(order, {
    agents: new Set(specs.map(({ agent }) => agent)),
    play: (means) => playSlots({ ...means, specs, decide, endsWhenDone }),
  })
}

/** Asks the host. A cancelled session gets no more answers; a question still open then gets no actions. */
function decideBy(port: MessagePort): Decide {
  let id = 0
  let open:
    | { readonly id: number; readonly resolve: (actions: Readonly<Record<string, unknown>>) => void }
    | undefined
  let isCancelled = false
  port.on('message', (message: ToEpisode) => {
    if (message.type === 'cancel') {
      isCancelled = true
      open?.resolve({})
    } else if (message.type === 'acted' && message.id === open?.id)
      open.resolve(message.actions as Readonly<Record<string, unknown>>)
  })
  return (steps) => {
    if (isCancelled) return Promise.resolve({})
    const { promise, resolve } = Promise.withResolvers<Readonly<Record<string, unknown>>>()
    id++
    open = { id, resolve }
    port.postMessage({ type: 'decide', id, steps } satisfies FromEpisode)
    return promise
  }
}
