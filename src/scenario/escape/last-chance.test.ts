import { expect, it } from 'vitest'
import { isFinal } from '../../graph/is-final.ts'
import { subtask } from '../../graph/testing.ts'
import type { ActionCall } from '../../task/action.ts'
import { builtInActions } from '../../task/actions/built-in.ts'
import type { Task } from '../../task/task.ts'
import { builtinScenarios } from '../builtin.ts'
import { asEscape, parseTask, trueDependencies } from '../testing.ts'

/** An upper room with a chest and two levers, and a room below; `back` leads up again. */
const shaft = ({ back = false, chest = true } = {}) =>
  asEscape(
    parseTask(
      `schema: 1
id: shaft
scenario: escape
title: Shaft
goal: Get out.
arena: { min: [0, 0, 0], max: [9, 3, 9], spawn: [1, 0, 1] }
supply: { chests: [${chest ? '{ at: [3, 0, 3], items: [{ item: bread }] }' : ''}] }
escape:
  rooms: [{ id: above, min: [0, 0, 0], max: [3, 2, 3] }, { id: below, min: [5, 0, 0], max: [9, 2, 3] }]
  start: above
  exit: below
  mechanisms: [{ id: pull, at: [2, 0, 2], block: "lever[face=floor]" }, { id: up, at: [7, 0, 2], block: "lever[face=floor]" }]
  teleports:
    - { id: drop, from: above, to: [[6, 0, 1]], opened_by: [pull] }
${back ? '    - { id: lift, from: below, to: [[1, 0, 1]], opened_by: [up] }' : ''}
`,
      'shaft.yaml',
    ),
  )

const act = (name: string, args: ActionCall['args']): ActionCall => ({ name, args })
const pull = subtask(1, [act('Toggle', { pos: [2, 0, 2] })])
const up = subtask(2, [act('Toggle', { pos: [7, 0, 2] })])
const fetch = subtask(3, [act('WithdrawItem', { container: [3, 0, 3], item: 'bread', amount: 1 })])
const edgesOf = (task: Task) =>
  trueDependencies(task, [pull, up, fetch]).map(({ from, to, rules }) => `${from}→${to} ${rules}`)
const source = { scenarios: builtinScenarios, actions: builtInActions }

it('what is to be done above a one-way drop comes before its lever', () => {
  expect(edgesOf(shaft())).toContain('3→1 last-chance')
})

it('nothing waits where a way leads back', () => {
  expect(edgesOf(shaft({ back: true })).join()).not.toContain('last-chance')
})

it('the lever of a one-way drop is final, other levers are not', () => {
  expect(isFinal(shaft(), pull, source)).toBe(true)
  expect(isFinal(shaft(), up, source)).toBe(false)
  expect(isFinal(shaft(), fetch, source)).toBe(false)
})

it('no lever is final where nothing can be left behind or a way leads back', () => {
  expect(isFinal(shaft({ chest: false }), pull, source)).toBe(false)
  expect(isFinal(shaft({ back: true }), pull, source)).toBe(false)
})

it('a subtask whose action is final, unknown or not named is final in every task', () => {
  expect(isFinal(shaft(), subtask(4, [act('Attack', { target: 'cow' })]), source)).toBe(true)
  expect(isFinal(shaft(), subtask(5, [act('Juggle', {})]), source)).toBe(true)
  expect(isFinal(shaft(), subtask(6, []), source)).toBe(true)
})
