import { element } from '../../view/page/dom.ts'
import type { DifficultyBallot, ShownTask } from '../difficulty/messages.ts'
import { DifficultyForm } from './difficulty-form.ts'
import { type FormListener, type ShownParts, SurveyPage } from './survey-page.ts'

const TEXTS = {
  counted: () => 'Tasks rated',
  ending: () => ['Thank you.', 'You have rated every task. You may close this page.'] as const,
}

/** A task in words, and the form with its questions. */
function partsOf(task: ShownTask, listener: FormListener<DifficultyBallot>): ShownParts {
  const form = new DifficultyForm(task, listener)
  const given =
    task.given.length === 0
      ? undefined
      : element(
          'div',
          { class: 'given' },
          element('p', {}, 'At the start:'),
          element('ul', {}, ...task.given.map((text) => element('li', {}, text))),
        )
  const head = element(
    'section',
    { class: 'task' },
    element('h1', { tabindex: '-1' }, task.goal),
    element(
      'p',
      { class: 'note' },
      'A player of Minecraft is given this task. Judge the task, not how anyone has played it.',
    ),
    given,
  )
  return {
    nodes: [head, form.node],
    ready: Promise.resolve(true),
    release: () => form.release(),
    key: (key) => form.key(key),
    close: () => undefined,
  }
}

const root = document.getElementById('rate')
if (root !== null) void new SurveyPage<ShownTask>(root, TEXTS, partsOf).open()
