import { type Task, TaskState } from '@a2a-js/sdk'
import { expect, it } from 'vitest'
import { BoundedTaskStore } from './bounded-task-store.ts'

const task = (id: string, state: TaskState, metadata?: Record<string, unknown>): Task => ({
  ...{ id, contextId: 'c', artifacts: [], history: [], metadata },
  status: { state, message: undefined, timestamp: '' },
})

it('forgets the oldest finished tasks beyond its limits, and never one that runs', async () => {
  const store = new BoundedTaskStore({ tasks: 2, characters: 2000 })
  await store.save(task('running', TaskState.TASK_STATE_WORKING))
  for (const id of ['a', 'b', 'c']) await store.save(task(id, TaskState.TASK_STATE_REJECTED))
  const kept = async (...ids: string[]) =>
    (await Promise.all(ids.map((id) => store.load(id)))).map((one) => one?.id)
  expect(await kept('running', 'a', 'b', 'c')).toEqual(['running', undefined, 'b', 'c'])
  await store.save(task('large', TaskState.TASK_STATE_FAILED, { filling: 'x'.repeat(1800) }))
  expect(await kept('running', 'b', 'c', 'large')).toEqual(['running', undefined, undefined, 'large'])
  await store.save(task('running', TaskState.TASK_STATE_COMPLETED))
  expect(await kept('running', 'large')).toEqual(['running', undefined])
})
