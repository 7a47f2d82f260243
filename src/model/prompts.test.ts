import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { InvalidFileError } from '../core/errors.ts'
import { packagePath } from '../core/package-root.ts'
import { criteriaQuestion } from '../mcu/autoeval/criteria/by-model.ts'
import { compareRuns, rateRun } from '../mcu/autoeval/judge/questions.ts'
import { builtInQuestions } from '../question/questions.ts'
import { hashMessages, promptVersion, renderPrompt } from './prompts.ts'

const reflection = { task: 'T', history: 'H', state: 'S', environment: 'E' }

const questions = [...builtInQuestions, criteriaQuestion, rateRun, compareRuns]

const slotsOf = (name: string): string[] => {
  const text = readFileSync(packagePath('prompts', `${name}.md`), 'utf8')
  return [...text.matchAll(/\{\{([a-z_]+)\}\}/g)].map((match) => match[1] ?? '')
}

describe('a prompt', () => {
  it.each(readdirSync(packagePath('prompts')).map((file) => file.replace(/\.md$/, '')))(
    'of prompts/ becomes messages with every slot filled: %s',
    (name) => {
      const slots = Object.fromEntries(slotsOf(name).map((slot) => [slot, `<value of ${slot}>`]))
      const messages = renderPrompt(name, slots)
      const isQuestion = name.startsWith('probe-') || questions.some(({ prompt }) => prompt === name)
      expect(messages.map(({ role }) => role)).toEqual(isQuestion ? ['system', 'user'] : ['user'])
      const text = messages.map(({ content }) => content).join('\n')
      expect(text).not.toContain('{{')
      for (const value of Object.values(slots)) expect(text).toContain(value)
      for (const { content } of messages) expect(content).toBe(content.trim())
    },
  )

  it('stands in prompts/ for every built-in question', () => {
    for (const { prompt } of questions) expect(slotsOf(String(prompt)).length).toBeGreaterThan(0)
  })

  it('that does not exist is refused, and the ones that do are listed', () => {
    expect(() => renderPrompt('sing', {})).toThrow(InvalidFileError)
    expect(() => renderPrompt('../README', {})).toThrow(/there is no such prompt/)
    try {
      renderPrompt('sing', {})
    } catch (error) {
      expect((error as InvalidFileError).hint).toContain(
        'act, compare-runs, counterfactual, criteria, decompose',
      )
    }
  })

  it('is refused when a slot has no value, naming it and the file', () => {
    const { history: _, ...rest } = reflection
    expect(() => renderPrompt('reflect', rest)).toThrow(InvalidFileError)
    expect(() => renderPrompt('reflect', rest)).toThrow(
      /reflect\.md: nothing was given for the slot \{\{history\}\}/,
    )
  })

  it('is refused when a value has no slot', () => {
    expect(() => renderPrompt('reflect', { ...reflection, mood: 'good' })).toThrow(
      'there is no slot {{mood}}',
    )
  })

  it('takes values as they are: slots, replacement patterns and rules in them mean nothing', () => {
    const value = "{{task}} $& $1 $'\n---\nend"
    const messages = renderPrompt('reflect', { ...reflection, history: value })
    expect(messages).toHaveLength(2)
    expect(messages[1]?.content).toContain(value)
  })
})

describe('the fingerprint of a prompt', () => {
  it('changes with any of its words, and with nothing else', () => {
    const messages = renderPrompt('reflect', reflection)
    expect(hashMessages(messages)).toMatch(/^[0-9a-f]{16}$/)
    expect(hashMessages(renderPrompt('reflect', { ...reflection }))).toBe(hashMessages(messages))
    expect(hashMessages(renderPrompt('reflect', { ...reflection, state: 's' }))).not.toBe(
      hashMessages(messages),
    )
  })
})

describe('the version of the prompts', () => {
  it('is one fingerprint of them all', () => {
    expect(promptVersion()).toMatch(/^[0-9a-f]{16}$/)
    expect(promptVersion()).toBe(promptVersion())
  })
})
