import { expect, it } from 'vitest'
import { FactsPacker, FactsUnpacker } from './shared-facts.ts'

const task = { goal: 'Build a hut.', blueprint: [1, 2, 3] }
const [one, two] = [{ id: 1 }, { id: 2 }]

/** Packs facts, clones them as between threads, and unpacks them. */
function channel() {
  const [packer, unpacker] = [new FactsPacker(), new FactsUnpacker()]
  return (facts: unknown) => {
    const packed = structuredClone(packer.pack(facts))
    return { facts: unpacker.unpack(packed) as Record<string, unknown>, news: packed.news.length }
  }
}

it('facts arrive as they were sent', () => {
  const send = channel()
  const facts = { task, subtasks: [one, two], subtask: 2, history: [{ step: 1 }] }
  expect(send(facts).facts).toEqual(facts)
  expect(send(facts).facts).toEqual(facts)
  expect(send({ ...facts, subtask: two, subtasks: [] }).facts).toEqual({
    ...facts,
    subtask: two,
    subtasks: [],
  })
  expect(send('a text').facts).toBe('a text')
})

it('the task and subtasks of later questions are the same objects again, and do not cross again', () => {
  const send = channel()
  const subtasks = [one, two]
  const first = send({ task, subtasks })
  const second = send({ task, subtasks, among: [1] })
  expect(second.facts.task).toBe(first.facts.task)
  expect(second.facts.subtasks).toBe(first.facts.subtasks)
  expect(second.news).toBe(0)
  const third = send({ task, subtasks: [two] })
  expect((third.facts.subtasks as unknown[])[0]).toBe((first.facts.subtasks as unknown[])[1])
  expect(third.news).toBe(1)
})

it('facts that change between questions arrive in their current state', () => {
  const send = channel()
  const history = [1]
  expect(send({ task, history }).facts.history).toEqual([1])
  history.push(2)
  expect(send({ task, history }).facts.history).toEqual([1, 2])
})
