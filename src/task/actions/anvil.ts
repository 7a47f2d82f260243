import { z } from 'zod'
import { ANVILS } from '../../game/blocks/kinds/stations.ts'
import { type ActionResult, done, fail } from '../action.ts'
import type { OpenBench } from './benches.ts'
import { defineAction } from './define-action.ts'
import { itemName } from './fields.ts'
import type { Hands } from './hands.ts'

const SLOT = { first: 0, second: 1, result: 2 } as const
/** Time for the result to arrive (ticks). */
const RESULT_TICKS = 20
/** Maximum length of a name that an anvil accepts. */
const MAX_NAME = 50

/** Repairs, joins or names an item at an anvil. */
export const anvil = defineAction({
  name: 'Anvil',
  signature: 'Anvil(item, with?, name?)',
  summary:
    'At an anvil nearby: repair an item with its material, join it with another of its kind or an enchanted_book, or give it a name. Takes levels of experience (throw experience_bottle for them).',
  only: ['open'],
  role: 'makes',
  tooEarly: 'final',
  args: z.strictObject({
    item: itemName,
    with: itemName.optional(),
    name: z.string().min(1).max(MAX_NAME).optional(),
  }),
  data: z.object({ item: z.string(), levels: z.number() }),
  examples: [
    { item: 'iron_pickaxe', with: 'iron_ingot' },
    { item: 'diamond_sword', name: 'Excalibur' },
  ],
  target: () => ({ kind: 'station', blocks: ANVILS }),
  items: ({ item, with: second }) => (second === undefined ? [item] : [item, second]),
  effects: ({ item, with: second }) => [
    { kind: 'station', anyOf: ANVILS, rule: 'table-before-craft' },
    { kind: 'tool', anyOf: [item], rule: 'ingredients-before-craft' },
    ...(second === undefined
      ? []
      : [{ kind: 'consume', item: second, count: 1, rule: 'ingredients-before-craft' } as const]),
  ],
  async run({ item, with: second, name }, hands) {
    if (second === undefined && name === undefined)
      return fail('invalid_arguments', 'say what to join the item with, or a name', {
        arguments: ['with', 'name'],
      })
    const needed = [item, ...(second === undefined ? [] : [second])]
    for (const one of new Set(needed)) {
      const count = needed.filter((other) => other === one).length
      if (hands.count(one) < count)
        return fail('missing_ingredients', `I have ${hands.count(one)} ${one}, ${count} needed`, {
          missing: [{ item: one, count: count - hands.count(one) }],
        })
    }
    return hands.atBench(ANVILS, (bench) => workAt(hands, bench, { item, second, name }))
  },
})

interface Work {
  readonly item: string
  readonly second: string | undefined
  readonly name: string | undefined
}

async function workAt(
  hands: Hands,
  bench: OpenBench,
  { item, second, name }: Work,
): Promise<ActionResult<{ item: string; levels: number }>> {
  // If there are several, the damaged one is repaired.
  const worn = hands.stacks().some((stack) => stack.item === item && stack.damage > 0)
  const isFirst = (stack: { item: string; damage: number }) =>
    stack.item === item && (stack.damage > 0 || !worn)
  if (!(await bench.lay(SLOT.first, isFirst)))
    return fail('no_effect', `the ${item} did not go onto the anvil`)
  if (second !== undefined && !(await bench.lay(SLOT.second, (stack) => stack.item === second)))
    return fail('no_effect', `the ${second} did not go onto the anvil`)
  if (name !== undefined) bench.typeName(name)
  if (!(await hands.waitUntil(RESULT_TICKS, () => bench.at(SLOT.result) !== undefined)))
    return fail(
      'no_effect',
      (bench.gauge(0) ?? 0) >= 40
        ? 'this is too expensive'
        : `nothing comes of ${[item, second ?? name].join(' and ')}`,
    )
  await hands.waitUntil(2, () => (bench.gauge(0) ?? 0) > 0)
  const levels = bench.gauge(0) ?? 0
  if (hands.levels() < levels)
    return fail(
      'missing_ingredients',
      `this takes ${levels} levels of experience, and I have ${hands.levels()}`,
      {
        missing: [{ item: 'experience_bottle', count: 1 }],
      },
    )
  return (await bench.take(SLOT.result))
    ? done({ item, levels })
    : fail('no_effect', `the ${item} stayed on the anvil`)
}
