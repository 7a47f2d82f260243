import { z } from 'zod'
import { describeItems, type ItemCount } from '../../game/item-counts.ts'
import { MERCHANTS } from '../../game/mobs/trades.ts'
import { type ActionResult, done, fail } from '../action.ts'
import type { OpenBench, TradeOffer } from './benches.ts'
import { defineAction } from './define-action.ts'
import { itemName, madeSchema, stackAmount } from './fields.ts'
import type { Hands } from './hands.ts'
import { entitiesNamed } from './named-entities.ts'

/** Maximum number of villagers to ask, nearest first. */
const MAX_ASKED = 5
const SLOT = { result: 2 } as const
/** Time for the goods to appear (ticks). */
const SHOW_TICKS = 10

/** Buys from villagers and sells to them. */
export const trade = defineAction({
  name: 'Trade',
  signature: 'Trade(get, amount?, give?)',
  summary:
    'Trade with a villager or wandering trader nearby: `get` is what you want, "emerald" to sell; `give` says what for.',
  only: ['open'],
  role: 'makes',
  tooEarly: 'final',
  args: z.strictObject({ get: itemName, amount: stackAmount.default(1), give: itemName.optional() }),
  data: madeSchema.extend({ gave: z.array(z.object({ item: z.string(), count: z.number() })).default([]) }),
  examples: [{ get: 'bread' }, { get: 'emerald', give: 'wheat' }],
  target: () => ({ kind: 'entity', name: 'villager' }),
  items: ({ get, give }) => (give === undefined ? [get] : [get, give]),
  effects: ({ get, amount, give }) => [
    { kind: 'consume', item: give ?? 'emerald', count: 1, rule: 'ingredients-before-craft' },
    { kind: 'produce', item: get, count: amount },
  ],
  async run({ get, amount, give }, hands) {
    const merchants = MERCHANTS.flatMap((kind) => entitiesNamed(hands, kind)).slice(0, MAX_ASKED)
    if (merchants.length === 0) return fail('not_found', 'I see no villager who trades')
    let last: Extract<ActionResult, { ok: false }> | undefined
    for (const merchant of merchants) {
      const refused = await hands.comeNear(merchant)
      const traded =
        refused ??
        (await hands.withMerchant(merchant, (bench) => tradeAt(hands, bench, { get, amount, give })))
      if (traded.ok) return traded
      last = traded
      if (traded.reason !== 'not_found') break
    }
    return last ?? fail('not_found', 'no villager trades with me')
  },
})

interface Deal {
  readonly get: string
  readonly amount: number
  readonly give: string | undefined
}

async function tradeAt(
  hands: Hands,
  bench: OpenBench,
  { get, amount, give }: Deal,
): Promise<ActionResult<{ item: string; amount: number; gave: ItemCount[] }>> {
  const offers = bench.offers().map((offer, index) => ({ ...offer, index }))
  const fitting = offers.filter(
    ({ gives, wants }) =>
      gives.item === get && (give === undefined || wants.some(({ item }) => item === give)),
  )
  const [first] = fitting
  if (first === undefined)
    return fail('not_found', `it does not offer ${get}; it offers: ${offers.map(inWords).join('; ')}`)
  const offer = fitting.find((one) => one.left > 0 && canPay(hands, one))
  if (offer === undefined) return refusal(hands, fitting)
  const before = hands.count(get)
  const gave: ItemCount[] = []
  for (let got = 0; got < amount; got = hands.count(get) - before) {
    // Puts in as much as it can of the offer's price; the rest comes back at the end.
    bench.choose(offer.index)
    if (!(await hands.waitUntil(SHOW_TICKS, () => bench.at(SLOT.result)?.item === get))) break
    if (!(await bench.take(SLOT.result))) break
    gave.push(...offer.wants)
  }
  const got = hands.count(get) - before
  return got >= amount
    ? done({ item: get, amount: got, gave })
    : fail('no_effect', `I got ${got} ${get} of ${amount}`)
}

const canPay = (hands: Hands, { wants }: TradeOffer): boolean =>
  wants.every(({ item, count }) => hands.count(item) >= count)

function refusal(hands: Hands, offers: readonly TradeOffer[]): Extract<ActionResult, { ok: false }> {
  const open = offers.find(({ left }) => left > 0)
  if (open === undefined) return fail('no_effect', 'it is sold out')
  const missing = open.wants.flatMap(({ item, count }) => {
    const lacking = count - hands.count(item)
    return lacking > 0 ? [{ item, count: lacking }] : []
  })
  return fail(
    'missing_ingredients',
    `it wants ${describeItems(open.wants)} for ${describeItems([open.gives])}`,
    {
      missing,
    },
  )
}

const inWords = ({ wants, gives }: TradeOffer): string =>
  `${describeItems(wants)} for ${describeItems([gives])}`
