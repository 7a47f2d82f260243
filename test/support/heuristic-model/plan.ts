/* The functions that plans are made of, and a list of nodes that grows. */

const body = (action: string, args: object, forEach?: string) => ({
  action,
  args,
  ...(forEach && { forEach }),
})
const from = { container: '$container', item: '$item', amount: '$amount' }

const FUNCTIONS = {
  build: ['container', 'materials', 'cells'],
  fetch: ['container', 'item', 'amount'],
  craft: ['item', 'amount'],
  smelt: ['item', 'amount', 'fuel'],
  dig: ['cells'],
  digWith: ['tool', 'cells'],
  useOn: ['tool', 'targets'],
  hunt: ['targets'],
  put: ['item', 'pos'],
  use: ['pos'],
  go: ['pos'],
} as const

const BODIES: Readonly<Record<keyof typeof FUNCTIONS, object[]>> = {
  build: [
    body(
      'WithdrawItem',
      { container: '$container', item: '$each.item', amount: '$each.amount' },
      '$materials',
    ),
    body('PlaceBlock', { item: '$each.item', pos: '$each.pos', state: '$each.state' }, '$cells'),
  ],
  fetch: [body('WithdrawItem', from)],
  craft: [body('Craft', { item: '$item', amount: '$amount' })],
  smelt: [body('Smelt', { item: '$item', amount: '$amount', fuel: '$fuel' })],
  dig: [body('MineBlock', { pos: '$each' }, '$cells')],
  digWith: [body('Equip', { item: '$tool' }), body('MineBlock', { pos: '$each' }, '$cells')],
  useOn: [body('Equip', { item: '$tool' }), body('UseOn', { target: '$each' }, '$targets')],
  hunt: [body('Attack', { target: '$each' }, '$targets')],
  put: [body('Equip', { item: '$item' }), body('PlaceBlock', { item: '$item', pos: '$pos' })],
  use: [body('NavigateTo', { pos: '$pos', range: 2 }), body('Toggle', { pos: '$pos' })],
  go: [body('NavigateTo', { pos: '$pos', range: 1 })],
}

/** A plan in the form that the question asks for. */
export class Plan {
  readonly #nodes: object[] = []
  readonly #used = new Set<keyof typeof FUNCTIONS>()

  add(name: keyof typeof FUNCTIONS, args: Readonly<Record<string, unknown>>, description: string): void {
    this.#used.add(name)
    this.#nodes.push({ id: this.#nodes.length + 1, description, step: { function: name, arguments: args } })
  }

  get reply() {
    const functions = [...this.#used].map((name) => ({
      name,
      call: FUNCTIONS[name],
      description: name,
      body: BODIES[name],
    }))
    return { functions, nodes: this.#nodes }
  }
}

/** The calls of the first node of a plan; none if it has no nodes. */
export function firstCalls({ nodes }: Plan['reply']): { name: string; args: Record<string, unknown> }[] {
  const [first] = nodes as { step: { function: keyof typeof BODIES; arguments: Record<string, unknown> } }[]
  if (first === undefined) return []
  const { function: name, arguments: given } = first.step
  return (BODIES[name] as { action: string; args: Record<string, unknown>; forEach?: string }[]).flatMap(
    ({ action, args, forEach }) => {
      const rounds = forEach === undefined ? [undefined] : (given[forEach.slice(1)] as unknown[])
      return rounds.map((each) => ({ name: action, args: filled(args, given, each) }))
    },
  )
}

/** Arguments with `$name` and `$each` filled in. */
const filled = (args: Record<string, unknown>, given: Record<string, unknown>, each: unknown) =>
  Object.fromEntries(
    Object.entries(args).map(([key, value]) => {
      if (typeof value !== 'string' || !value.startsWith('$')) return [key, value]
      const [name = '', field] = value.slice(1).split('.')
      const found = name === 'each' ? each : given[name]
      return [key, field === undefined ? found : (found as Record<string, unknown>)[field]]
    }),
  )
