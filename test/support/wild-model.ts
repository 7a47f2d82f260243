import { reply, startOpenAiServer } from './openai-server.ts'

/* A model that gathers by the text of prompts alone. It knows recipes, as language models do, and nothing of the world. */

const BLOCK_OF: Readonly<Record<string, string>> = { cobblestone: 'stone' }
const AT_HAND = 12

/** Starts an endpoint that plans and acts towards a stone pickaxe. */
export const startWildServer = () =>
  startOpenAiServer(({ messages }) => {
    const text = messages.map(({ content }) => String(content)).join('\n')
    if (text.includes('You present each step as a call of a function')) return reply(plan(text))
    if (text.includes('take one action at a time')) return reply(act(text))
    if (text.includes('check-structure')) return reply(check(text))
    if (text.includes('Extract from what is around the agent')) return reply(extract(text))
    if (text.includes('running summary')) return reply({ summary: 'I went on.' })
    return reply({ causal_effects: [] })
  })

/** The way to a stone pickaxe with the wood that the prompt says has been seen. */
function plan(text: string) {
  const wood = /(\w+)_log \(\d+ blocks away\)/.exec(text)?.[1] ?? 'oak'
  const steps = [
    ['gather', `${wood}_log`, 3],
    ['make', `${wood}_planks`, 12],
    ['make', 'stick', 4],
    ['make', 'crafting_table', 1],
    ['make', 'wooden_pickaxe', 1],
    ['gather', 'cobblestone', 3],
    ['make', 'stone_pickaxe', 1],
  ] as const
  const made = (name: string, action: string) => ({
    name,
    call: ['item', 'amount'],
    description: `${name} an item`,
    body: [{ action, args: { item: '$item', amount: '$amount' } }],
  })
  return {
    functions: [made('gather', 'MineBlock'), made('make', 'Craft')],
    nodes: steps.map(([name, item, amount], index) => ({
      id: index + 1,
      description: `${name} ${amount} ${item}`,
      step: { function: name, arguments: { item, amount } },
    })),
  }
}

/** Reads from the text what the task asks for, and how many of the item are carried. */
function read(text: string) {
  const [, verb, amount, item = ''] = /The task: (gather|make) (\d+) (\w+)/.exec(text) ?? []
  const inventory = /Your inventory: ([^.]*)\./.exec(text)?.[1] ?? ''
  const carried = Number(new RegExp(`(\\d+) ${item}(,|$)`).exec(inventory)?.[1] ?? 0)
  return { verb, item, amount: Number(amount), carried }
}

function act(text: string) {
  const { verb, item, amount, carried } = read(text)
  if (carried >= amount) return { thought: 'I carry it.', action: null }
  if (verb === 'make')
    return { thought: `I craft ${item}.`, action: { name: 'Craft', args: { item, amount } } }
  const block = BLOCK_OF[item] ?? item
  const away = new RegExp(`^${block}: .* (\\d+) blocks away`, 'm').exec(text)?.[1]
  return away === undefined || Number(away) > AT_HAND
    ? { thought: `Where is ${block}?`, action: { name: 'Explore', args: { item } } }
    : { thought: 'There it is.', action: { name: 'MineBlock', args: { item, amount: amount - carried } } }
}

function check(text: string) {
  const { amount, carried } = read(text)
  const status = carried >= amount
  return { reasoning: `I carry ${carried} of ${amount}.`, summary: '', status }
}

const extract = (text: string) => ({
  entities: [],
  blocks: text.split('\n').filter((line) => /blocks away$/.test(line)),
  creatures: [],
  interactive_items: [],
})
