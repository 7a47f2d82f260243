import { describe, expect, it } from 'vitest'
import { PathMemory } from './path-memory.ts'

describe('the memory of who is on which path', () => {
  it('keeps an agent on its path until it leaves it', () => {
    const memory = new PathMemory()
    memory.enter('alice', [1, 2])
    expect([...memory.paths()]).toEqual([['alice', [1, 2]]])
    memory.leave('alice')
    expect(memory.pathOf('alice')).toBeUndefined()
  })

  it('knows which subtasks agents prepare for', () => {
    const memory = new PathMemory()
    memory.expect('alice', 2)
    memory.expect('bob', 3)
    memory.expect('bob', undefined)
    expect([...memory.expectations]).toEqual([['alice', 2]])
  })

  it('forgets an agent that will not return', () => {
    const memory = new PathMemory()
    memory.enter('alice', [1])
    memory.expect('alice', 1)
    memory.forget('alice')
    expect([memory.pathOf('alice'), memory.expectations.size]).toEqual([undefined, 0])
  })
})
