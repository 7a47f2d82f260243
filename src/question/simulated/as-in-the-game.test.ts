import { describe, expect, it } from 'vitest'
import { ruleBookSchema } from '../../game/rules/rule-book.ts'
import { smallTask } from '../../testing/tasks.ts'
import { asInTheGame } from './as-in-the-game.ts'

const rules = ruleBookSchema.parse({
  name: 'stone sticks',
  recipes: { stick: { takes: [{ item: 'stone', count: 1 }] } },
})
const usual = smallTask()

describe('a model that knows the game', () => {
  it('does not know the rules of another world, unless it is told', () => {
    const task = { ...usual, rules }
    expect(asInTheGame({ task }).task).toEqual(usual)
    expect(asInTheGame({ task }).task).toBe(asInTheGame({ task }).task)
    const told = { task: { ...usual, rules: { ...rules, told: true } } }
    expect(asInTheGame(told)).toBe(told)
  })

  it('understands tasks without rules as they are', () => {
    const facts = { task: usual, asked: [1] }
    expect(asInTheGame(facts)).toBe(facts)
  })
})
