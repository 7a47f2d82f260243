import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { KeptThread } from './kept-thread.ts'

const ECHO = `
  const { parentPort } = require('node:worker_threads')
  parentPort.on('message', (word) => {
    if (word === 'crash') throw new Error('crash on request')
    parentPort.postMessage(word)
  })
`

function kept(most: number) {
  const begun: Worker[] = []
  const threads = new KeptThread(() => {
    const thread = new Worker(ECHO, { eval: true })
    begun.push(thread)
    return thread
  }, most)
  return { threads, begun }
}

async function say(thread: Worker, word: string): Promise<unknown> {
  const heard = once(thread, 'message')
  thread.postMessage(word)
  return (await heard)[0]
}

it('one thread does several things, and is replaced after a number of them', async () => {
  const { threads, begun } = kept(2)
  for (const word of ['one', 'two', 'three']) expect(await say(await threads.take(), word)).toBe(word)
  expect(begun).toHaveLength(2)
  expect(begun[0]?.threadId).toBe(-1)
  await threads.end()
})

it('a thread that was ended, or has ended unobserved, is replaced', async () => {
  const { threads, begun } = kept(100)
  await say(await threads.take(), 'one')
  await threads.end()
  const second = await threads.take()
  const ended = new Promise((resolve) => second.once('exit', resolve))
  second.postMessage('crash')
  await ended
  expect(await say(await threads.take(), 'three')).toBe('three')
  expect(begun).toHaveLength(3)
  await threads.end()
})
